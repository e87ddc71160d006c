/// A rectangle that a pointer draws over items to select them: rules U13 and S13 of
/// docs/semantics.md.
struct SelectionBand {
    let pointer: UInt32
    /// Whether the command key was held as the pointer went down.
    private let toggles: Bool
    /// The place where the pointer went down, in content coordinates.
    let origin: Point
    /// The place where the pointer went down, in the view.
    let start: Point
    /// The place of the pointer in the view when the band was last drawn.
    var position: Point
    /// The content offset when the band was last drawn.
    var offset = Point.zero
    /// The band that a display frame has drawn, in content coordinates, until it is reported to the
    /// host; nil: there is nothing to report.
    var untold: Rect?
    var provisional: ProvisionalSelection
    /// The corner of the band opposite to `origin` when it was last drawn; nil: the pointer has not
    /// moved far enough to draw the band.
    var corner: Point?
    /// While that corner stays in this interval across the scroll direction, no items come or go
    /// because of its place across.
    var still = Interval(0, 0)

    init(_ press: Press, toggles: Bool, at origin: Point, base: SelectedItems) {
        (pointer, self.toggles) = (press.pointer, toggles)
        self.origin = origin
        (start, position) = (press.start, press.start)
        provisional = ProvisionalSelection(
            base: base, isExclusive: !toggles && !press.modifiers.extends)
    }

    var isDrawn: Bool { corner != nil }

    /// The rectangle between the place where the pointer went down and a point of the content.
    func rect(to point: Point) -> Rect {
        Rect(
            x: min(origin.x, point.x), y: min(origin.y, point.y),
            width: (point.x - origin.x).magnitude, height: (point.y - origin.y).magnitude)
    }

    /// Whether a frame meets the band that ends at a point. The frame includes its left and top
    /// edges, but not its right and bottom edges.
    func meets(_ frame: Rect, to point: Point) -> Bool {
        frame.x <= max(origin.x, point.x) && frame.maxX > min(origin.x, point.x)
            && frame.y <= max(origin.y, point.y) && frame.maxY > min(origin.y, point.y)
    }

    /// Shortens `still` to an interval between the places at which an item would come or go.
    ///
    /// - Parameter place: The place of the corner, across.
    mutating func keepStill(at place: Double, _ frame: Rect, across axis: Axis) {
        let from = axis.cross(origin)
        let (start, end) = (axis.crossStart(frame), axis.crossStart(frame) + axis.cross(frame.size))
        if start <= from && end > from { return }
        let edge = start > from ? start : end
        if edge <= place {
            still.start = max(still.start, edge)
        } else {
            still.end = min(still.end, edge)
        }
    }

    /// Selects items that have come into the band, or turns them around.
    func select(
        _ ranges: [Range<Int>], in selected: inout SelectedItems, _ data: DataSource,
        _ traits: TraitValues?
    ) {
        let parts = toggles ? provisional.parts(ranges) : (selected: [], others: ranges)
        selected.change(.deselect, parts.selected, data, traits)
        selected.change(.select, parts.others, data, traits)
        provisional.keepAnchor(of: &selected)
    }
}
