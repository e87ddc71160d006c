/// What one display frame needs to know of a transition.
struct TransitionStep {
    /// Whether a transition goes on; otherwise everything is at its place.
    var isRunning = false
    /// Whether it begins with this display frame: then what is on screen is where it comes from.
    var isBeginning = false
    /// How far it has come, by its curve.
    var progress = 1.0
    /// By how much this display frame moves the content offset.
    var shift = Point.zero
    var bounds = Rect.zero
    /// The most elements in the display frame.
    var limit = 0
}

/// The layout as it is, for questions about elements that are not visible at their places.
struct LayoutNow {
    var geometry: FlowGeometry
    var items: SumTree<ItemLeaf>
    var visible: Interval

    func attributes(for element: Element) -> LayoutAttributes? {
        geometry.attributes(for: element, visible: visible, of: items)
    }
}
