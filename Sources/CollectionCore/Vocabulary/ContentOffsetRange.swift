/// The content offsets between which the content scrolls, in points of the view: rule F3 of
/// docs/semantics.md. `greatest` is at least `least`; where they are equal, an axis does not
/// scroll.
public struct ContentOffsetRange: Equatable, Sendable {
    public var least: Point
    public var greatest: Point

    public init(least: Point, greatest: Point) {
        (self.least, self.greatest) = (least, greatest)
    }
}
