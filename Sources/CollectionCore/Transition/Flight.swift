/// An element on its way: where it comes from, and where it goes to.
struct Flight {
    /// Its transform refers to the origins' matrices of the transition.
    var origin: TransitionOrigin
    /// What the layout says; of an element that is no more in the data, its final attributes,
    /// whose transform refers to the final matrices of the transition.
    var target: LayoutAttributes

    /// The content has moved beneath the bounds, and what is on screen stays there.
    mutating func shift(by distance: Point) {
        origin.frame.move(by: distance)
    }
}
