/// The place of one item in a group.
struct GroupSlot {
    /// The frame of the item, in points from the group's origin.
    var frame: Rect
    var zIndex: Int32
    /// The index of the item in the group's description (`GroupTemplate.items`).
    var item: Int
}
