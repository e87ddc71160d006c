/// The context menu of an item: rule V7 of docs/semantics.md.
struct ContextMenu: Carried, ~Copyable {
    /// The item whose menu the host shows; nil: it shows none.
    var item: PressedElement?
    /// The pointer whose long press has asked for a menu, until the pointer is lifted: it may yet
    /// drag the item.
    var pointer: UInt32?
    /// Whether a long press is to ask for a menu, once events tell of the long press.
    var isUntold = false

    /// The item whose menu is shown, by its index path.
    var indexPath: IndexPath? { item?.element.indexPath }

    mutating func follow(_ change: DataChange) { item?.follow(change) }

    /// `leaveData` has ended the menu.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
