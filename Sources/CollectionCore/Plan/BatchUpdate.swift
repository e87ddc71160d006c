/// A change of the data: its parts, and the content of new items and sections.
///
/// Swift, C, the protocol and differences of snapshots all make this value.
public struct BatchUpdate {
    public var items: [UpdateItem]
    public var content: UpdateContent
    /// The number of items in each section after the update, which the view checks: rule D3 of
    /// docs/semantics.md. Nil: no check.
    public var itemCountsAfter: [UInt32]?

    public init(
        items: [UpdateItem], content: UpdateContent = UpdateContent(),
        itemCountsAfter: [UInt32]? = nil
    ) {
        self.items = items
        self.content = content
        self.itemCountsAfter = itemCountsAfter
    }
}
