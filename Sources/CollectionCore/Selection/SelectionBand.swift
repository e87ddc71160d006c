/// A rectangle that a pointer draws over items to select them: rules U13 and S13 of
/// docs/semantics.md.
struct SelectionBand {
    let pointer: UInt32
    /// Whether the shift key was held as the pointer went down.
    let extends: Bool
    /// Whether the command key was held as the pointer went down.
    let toggles: Bool
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
    /// The numbers of the items in the band; after `settle`, in ascending ranges that do not touch.
    private(set) var swept: [Range<Int>] = []
    /// Whether the pointer has moved far enough to draw the band.
    private(set) var isDrawn = false
    /// The item in the band that is nearest to where the pointer went down, and its distance in
    /// points.
    private var nearest: (number: Int, distance: Double)?

    init(_ press: Press, toggles: Bool, at origin: Point, base: SelectedItems) {
        (pointer, extends, self.toggles) = (press.pointer, press.modifiers.extends, toggles)
        self.origin = origin
        (start, position) = (press.start, press.start)
        provisional = ProvisionalSelection(base: base)
    }

    /// The rectangle between the place where the pointer went down and a point of the content.
    func rect(to point: Point) -> Rect {
        Rect(
            x: min(origin.x, point.x), y: min(origin.y, point.y),
            width: (point.x - origin.x).magnitude, height: (point.y - origin.y).magnitude)
    }

    /// Removes all items, before the items of a changed band are added.
    mutating func clear() {
        isDrawn = true
        pass()
        swept.removeAll(keepingCapacity: true)
        nearest = nil
    }

    /// Adds an item if its frame meets the band. The frame includes its left and top edges, but not
    /// its right and bottom edges.
    mutating func take(_ number: Int, _ frame: Rect, in band: Rect) {
        if frame.x > band.x + band.width || frame.x + frame.width <= band.x
            || frame.y > band.y + band.height || frame.y + frame.height <= band.y
        {
            return
        }
        swept.append(number..<number + 1)
        let distance = frame.distance(to: origin)
        if let nearest, (nearest.distance, nearest.number) <= (distance, number) { return }
        nearest = (number, distance)
    }

    /// Sorts the ranges of items, and joins the ranges that touch.
    mutating func settle() {
        swept = swept.merged
        pass()
    }

    private mutating func pass() {
        guard let first = swept.first, let last = swept.last else { return }
        provisional.pass(first.lowerBound..<last.upperBound)
    }

    /// The number of the item that becomes the anchor when the band ends; nil: the band has no
    /// items.
    var anchor: Int? { nearest?.number }

    /// The selection with the items of the band. Its `change` is the difference from the selection
    /// before the band.
    ///
    /// - Complexity: O(log n) for each range of the band, and the runs of traits in it
    func selected(_ data: DataSource, _ traits: TraitValues?) -> SelectedItems {
        let base = provisional.base
        var selected = base
        func edit(
            _ action: SelectionAction, _ ranges: [Range<Int>], _ options: SelectionOptions = []
        ) {
            let edit = SelectionEdit(
                data, traits, action, ranges, options.union(.asUser), isSingle: false)
            edit.perform(on: &selected)
        }
        if toggles {
            let parts = parts
            edit(.deselect, parts.selected)
            edit(.select, parts.others)
        } else {
            edit(.select, swept, extends ? [] : .isExclusive)
        }
        // The anchor is set when the band ends.
        (selected.anchor, selected.lead) = (base.anchor, base.lead)
        selected.isExtended = false
        return selected
    }

    /// The items of the band that were selected before the band began, and the items that were not.
    private var parts: (selected: [Range<Int>], others: [Range<Int>]) {
        var parts: (selected: [Range<Int>], others: [Range<Int>]) = ([], [])
        for range in swept {
            provisional.base.items.forEachRun(of: range) { run, value in
                if value & 1 == 0 { parts.others.append(run) } else { parts.selected.append(run) }
                return true
            }
        }
        return parts
    }
}
