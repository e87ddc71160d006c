/// An item that is being moved, as the host sees it.
public struct InteractiveMovement: Equatable, Sendable {
    /// The index path of the item in the data.
    public var source: IndexPath
    /// The index path that the item would have if it were let go now.
    public var target: IndexPath

    public init(source: IndexPath, target: IndexPath) {
        self.source = source
        self.target = target
    }
}
