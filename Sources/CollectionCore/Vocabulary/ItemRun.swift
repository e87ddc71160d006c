/// Items one after another, through all sections. The fields stand in memory as those of
/// `jgb_item_run` do.
public struct ItemRun: Equatable, Sendable {
    /// The index path of the first item.
    public var indexPath: IndexPath
    public var count: UInt64

    public init(indexPath: IndexPath, count: UInt64) {
        self.indexPath = indexPath
        self.count = count
    }
}
