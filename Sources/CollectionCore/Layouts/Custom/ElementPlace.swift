/// The answer of a custom layout about one element: its attributes and its transform.
public struct ElementPlace: Equatable, Sendable {
    /// The attributes. The view ignores their `transform` number, reusable view and generation.
    public var attributes: LayoutAttributes
    /// The transform about the centre of the frame.
    public var transform: Transform3D

    public init(_ attributes: LayoutAttributes, transform: Transform3D = .identity) {
        self.attributes = attributes
        self.transform = transform
    }
}
