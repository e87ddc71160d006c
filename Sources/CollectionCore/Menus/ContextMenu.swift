/// The context menu of an item: rule V7 of docs/semantics.md.
struct ContextMenu: Interaction, ~Copyable {
    /// The item whose menu is open; nil: no menu is open.
    var item: PressedElement?
    /// The pointer whose long press has requested a menu, until the pointer is lifted: the pointer
    /// may still drag the item.
    var pointer: UInt32?
    /// Whether the menu request of a long press is still to be queued, after the event of the
    /// press.
    var isUntold = false

    /// The index path of the item whose menu is open; nil: no menu is open.
    var indexPath: IndexPath? { item?.element.indexPath }

    mutating func follow(_ change: DataChange) { item?.follow(change) }

    /// Nothing to adjust: `leaveData` has ended the menu.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
