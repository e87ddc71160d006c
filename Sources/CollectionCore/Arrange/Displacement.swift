/// How far a handler of visible items has moved an element from the place that the layout gave it.
struct Displacement {
    var element: Element
    var distance: Point
}
