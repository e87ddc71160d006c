/// Successive turns of a wheel without phases, which lead to one page: rule M8 of
/// docs/semantics.md.
struct WheelTurns {
    /// The content offset at which the turns began.
    private(set) var began: Point
    /// The content offset to which the turns lead, if there were no pages.
    var place: Point

    init(from offset: Point) { (began, place) = (offset, offset) }

    /// The sum of the distances of the turns.
    var distance: Point { Point(x: place.x - began.x, y: place.y - began.y) }

    /// Moves both content offsets, because the content moves.
    mutating func move(by distance: Point) {
        began = Point(x: began.x + distance.x, y: began.y + distance.y)
        place = Point(x: place.x + distance.x, y: place.y + distance.y)
    }
}
