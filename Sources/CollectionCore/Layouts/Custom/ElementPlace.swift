/// What a layout of the host's own says of one element.
public struct ElementPlace: Equatable, Sendable {
    /// The number of the transform, the view and its generation are not looked at.
    public var attributes: LayoutAttributes
    /// About the frame's centre.
    public var transform: Transform3D

    public init(_ attributes: LayoutAttributes, transform: Transform3D = .identity) {
        self.attributes = attributes
        self.transform = transform
    }
}
