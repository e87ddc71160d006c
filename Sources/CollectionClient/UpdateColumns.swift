public import CollectionCore

/// A batch update to be sent: its parts, and the content of what is new as columns.
public struct UpdateColumns: Sendable {
    public var items: [UpdateItem]
    /// The sections and items that the parts bring, in the order in which the parts are listed:
    /// an entry of `itemCounts` for each section, entries of the item columns for each item of
    /// these and each single one. Those that keep their content have none.
    public var content = DataColumns(itemCounts: [])
    /// How many items each section has after the update, if stated: the server checks it.
    public var itemCountsAfter: [UInt32]?

    public init(items: [UpdateItem]) {
        self.items = items
    }
}
