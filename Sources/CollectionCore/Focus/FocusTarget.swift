/// The item to which a move of focus leads.
struct FocusTarget {
    let indexPath: IndexPath
    /// Whether focus goes on to keep its place across the axis of the layout.
    var keepsPlace = false
    /// That of the element that had focus.
    var across: Interval?
}
