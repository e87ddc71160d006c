/// An interactive movement: the item that the user moves, and its target.
public struct InteractiveMovement: Equatable, Sendable {
    /// The index path of the item in the data.
    public var source: IndexPath
    /// The index path that the item would have if the user dropped it now.
    public var target: IndexPath

    public init(source: IndexPath, target: IndexPath) {
        self.source = source
        self.target = target
    }
}
