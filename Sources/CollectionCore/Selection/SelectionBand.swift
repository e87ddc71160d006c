/// A rectangle that a pointer draws over items to select them: rules U13 and S13 of
/// docs/semantics.md.
struct SelectionBand {
    let pointer: UInt32
    /// The keys that were held as the pointer went down.
    let modifiers: KeyModifiers
    /// The place where the pointer went down, in points of the content, and in the view.
    let origin: Point
    let start: Point
    /// The place of the pointer in the view, and the content offset, as the band was drawn last.
    var position: Point
    var offset = Point.zero
    /// The band as a display frame draws it, until the host is told.
    var untold: Rect?
    var provisional: ProvisionalSelection
    /// The items in the band, in ranges that ascend and are apart.
    private(set) var swept: [Range<Int>] = []
    /// Whether the pointer has moved far enough to draw.
    private(set) var isDrawn = false
    /// The item of those in the band that is nearest to where the pointer went down.
    private var nearest: (number: Int, distance: Double)?

    init(_ press: Press, at origin: Point, base: SelectedItems) {
        (pointer, modifiers, self.origin) = (press.pointer, press.modifiers, origin)
        (start, position) = (press.start, press.start)
        provisional = ProvisionalSelection(base: base)
    }

    /// The band to a point of the content.
    func rect(to point: Point) -> Rect {
        Rect(
            x: min(origin.x, point.x), y: min(origin.y, point.y),
            width: (point.x - origin.x).magnitude, height: (point.y - origin.y).magnitude)
    }

    /// Forgets the items, as the band is another one.
    mutating func clear() {
        isDrawn = true
        pass()
        swept.removeAll(keepingCapacity: true)
        nearest = nil
    }

    /// Takes an item, if it is in the band: its near edges included, its far edges excluded.
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

    /// Joins what stands side by side in order.
    mutating func settle() {
        swept = swept.merged
        pass()
    }

    private mutating func pass() {
        guard let first = swept.first, let last = swept.last else { return }
        provisional.pass(first.lowerBound..<last.upperBound)
    }

    /// The item that becomes the anchor.
    var anchor: Int? { nearest?.number }

    /// The selection with the band; its change is the difference to the selection before.
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
        if modifiers.toggles {
            let parts = parts
            edit(.deselect, parts.selected)
            edit(.select, parts.others)
        } else {
            edit(.select, swept, modifiers.extends ? [] : .isExclusive)
        }
        // The anchor is moved at the end.
        (selected.anchor, selected.lead) = (base.anchor, base.lead)
        selected.isExtended = false
        return selected
    }

    /// The ranges of the band that were selected before, and those that were not.
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
