/// An element of a display frame while changes are shown over time.
struct Flight {
    /// What the layout says; of an element that disappears, its final attributes. The transform
    /// refers to the matrices of the targets.
    var target: LayoutAttributes
    /// Behind the last of the element's differences; they begin where those of the one before end.
    var end: Int
    /// Whether its target is not visible, or it disappears: then it is shown as long as it is
    /// visible where it is.
    var isLeaving = false
    /// Of an element that disappears: when it is gone.
    var gone_ns: UInt64 = .max
}
