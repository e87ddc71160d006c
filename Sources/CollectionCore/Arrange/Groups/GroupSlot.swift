/// Where one item of a group stands.
struct GroupSlot {
    /// In points, from the group's origin on.
    var frame: Rect
    var zIndex: Int32
    /// An index into the items of the section's description.
    var item: Int
}
