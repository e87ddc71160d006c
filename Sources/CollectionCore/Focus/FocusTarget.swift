/// The item to which a move of focus leads.
struct FocusTarget {
    let indexPath: IndexPath
    /// Whether later moves of focus along the main axis keep the extent along the cross axis with
    /// which the moves began.
    var keepsPlace = false
    /// The extent, along the cross axis, of the beam of the move; nil: the move had no beam.
    var across: Interval?
}
