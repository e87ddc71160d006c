/// A change of the data: its parts, and the content of what is new.
///
/// The same value comes from Swift, from C, from the protocol and from a difference of snapshots.
public struct BatchUpdate {
    public var items: [UpdateItem]
    public var content: UpdateContent
    /// How many items each section has after the update, if the host states it: rule D3.
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
