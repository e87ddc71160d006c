/// By how much a handler has moved an element away from its place.
struct Displacement {
    var element: Element
    var distance: Point
}
