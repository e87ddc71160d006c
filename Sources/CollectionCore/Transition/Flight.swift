/// The target and the differences of one element of a display frame while changes are animated.
struct Flight {
    /// The attributes that the element moves to: those of the layout, or its final attributes if it
    /// disappears. The transform refers to `MovingElements.targets`.
    var target: LayoutAttributes
    /// The end of the element's range of differences. The range starts at the `end` of the flight
    /// before.
    var end: Int
    /// Whether the element disappears, or its target is not visible. Such an element stays in
    /// display frames only while it is visible on its way.
    var isLeaving = false
    /// The time at which an element that disappears is gone, in nanoseconds; for other elements
    /// `.max`.
    var gone_ns: UInt64 = .max
}
