/// A run of consecutive items, which may continue into later sections. The fields have the memory
/// layout of `jgb_item_run`.
public struct ItemRun: Equatable, Sendable {
    /// The index path of the first item.
    public var indexPath: IndexPath
    /// The number of items.
    public var count: UInt64

    public init(indexPath: IndexPath, count: UInt64) {
        self.indexPath = indexPath
        self.count = count
    }
}
