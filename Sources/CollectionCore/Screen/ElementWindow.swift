/// The elements around the bounds, found ahead of scrolling.
///
/// While nothing changes except the content offset, display frames within the window look nothing
/// up: the window knows where each of its elements begins and ends along the main axis, and between
/// which two offsets no element comes or goes. A display frame that crosses such an edge binds and
/// tells only the elements that come and go. Any other change drops the window.
struct ElementWindow {
    /// The elements of the window in the order of their identity; those that are shown have their
    /// views.
    private(set) var elements: [LayoutAttributes] = []
    /// The start and the end of each element along the main axis.
    private var starts: [Double] = []
    private var ends: [Double] = []
    /// Whether each element is shown, and whether the next display frame shows it.
    private var isShown: [Bool] = []
    private var willShow: [Bool] = []
    private(set) var shownCount = 0
    private var order = DisplayOrder()
    /// The headers and footers that move with the content offset.
    private var pinned: [PinnedElement] = []
    /// Storage for the elements of the next window.
    private var spareElements: [LayoutAttributes] = []
    private var spareFlags: [Bool] = []
    /// What was searched along the main axis.
    private var searched = Interval(0, 0)
    /// The bounds that the search was for.
    private var bounds = Rect.zero
    /// The bounds may begin between these two offsets without an element coming or going.
    private var low = Double.infinity
    private var high = -Double.infinity
    private(set) var isValid = false

    /// A display frame of a window that is new costs more than one without: windows are only made
    /// while they last. These count the display frames that only scrolled since something changed,
    /// those that the window served, and those to wait for before the next window.
    private var quietFrames = 0
    private var servedFrames = 0
    private var patience = 0

    struct PinnedElement {
        /// The index in `elements`.
        var index: Int
        var section: PlacedSection
        /// Whether the element moved since the last display frame.
        var hasMoved = false
    }

    /// How the elements that are shown differ from those of the last display frame.
    struct Change {
        var comingCount = 0
        var leavingCount = 0
        var movedCount = 0

        var isEmpty: Bool { comingCount + leavingCount + movedCount == 0 }
    }

    /// Screens that are searched ahead of the bounds and behind them.
    private static let screensAhead = 0.7
    private static let screensBehind = 0.25
    /// A window that served fewer display frames did not pay.
    private static let framesToPay = 8
    private static let patienceMaximum = 64
}

// When there is a window.
extension ElementWindow {
    /// Forgets the window, as something changed other than the content offset.
    mutating func drop() {
        quietFrames = 0
        if isValid { end() }
    }

    private mutating func end() {
        isValid = false
        if servedFrames < Self.framesToPay { wait() } else { patience = 0 }
    }

    /// Has more display frames go by before the next window, as the last one did not pay.
    mutating func wait() {
        quietFrames = 0
        patience = min(max(2 * patience, 1), Self.patienceMaximum)
    }

    /// Notes a display frame that only scrolled, and was not served by a window.
    ///
    /// - Parameter bounds: The bounds of the display frame.
    /// - Returns: The interval of the main axis to be searched for the next window; nil: there is
    ///   to be none.
    mutating func nextSearch(for bounds: Rect, after last: Rect, _ axis: Axis) -> Interval? {
        let (start, extent) = (axis.mainStart(bounds), axis.main(bounds.size))
        let distance = start - axis.mainStart(last)
        // Also false for an extent of zero.
        let isNear = distance.magnitude < extent && bounds.size == last.size
        if isValid {
            // Scrolling on leaves the window; a jump shows that it was not worth its cost.
            if isNear { isValid = false } else { end() }
        }
        quietFrames += 1
        if !isNear || quietFrames <= patience { return nil }
        let behind = (distance < 0 ? Self.screensAhead : Self.screensBehind) * extent
        let screens = Self.screensAhead + 1 + Self.screensBehind
        return Interval(start - behind, start - behind + screens * extent)
    }

    /// Returns whether the window has whatever these bounds show.
    @inline(__always)
    func covers(_ bounds: Rect, _ axis: Axis) -> Bool {
        isValid && axis.mainStart(bounds) >= searched.start
            && axis.mainEnd(bounds) <= searched.end && bounds.size == self.bounds.size
            && axis.crossStart(bounds) == axis.crossStart(self.bounds)
    }
}

// What is in the window.
extension ElementWindow {
    /// Takes the elements that were found in an interval, and leaves those that the bounds show.
    ///
    /// - Parameter found: The elements in the order of their identity, without views.
    /// - Parameter sections: The sections found, where headers or footers are pinned.
    mutating func take(
        _ found: inout [LayoutAttributes], _ sections: [PlacedSection],
        _ geometry: SectionedGeometry, visible: Interval, in searched: Interval, _ bounds: Rect,
        _ axis: Axis
    ) {
        self.searched = searched
        self.bounds = bounds
        swap(&elements, &found)
        found.removeAll(keepingCapacity: true)
        if !pinned.isEmpty { pinned.removeAll(keepingCapacity: true) }
        if geometry.pinsViews {
            takePinned(.sectionHeader, sections, geometry, visible)
            takePinned(.sectionFooter, sections, geometry, visible)
        }
        order.sort(elements)
        resetIntervals(bounds, axis)
        shownCount = 0
        for index in elements.indices where isShown[index] {
            found.append(elements[index])
            shownCount += 1
        }
        servedFrames = 0
        isValid = true
    }

    /// Puts the pinned views of all sections found in the place of those that were found: each of
    /// them may come into the bounds.
    private mutating func takePinned(
        _ kind: ElementKind, _ sections: [PlacedSection], _ geometry: SectionedGeometry,
        _ visible: Interval
    ) {
        if !geometry.pins(kind) { return }
        // Headers and footers are the last elements, headers first.
        var end = elements.count
        while end > 0 && elements[end - 1].element.isSupplementary(after: kind) { end -= 1 }
        var start = end
        while start > 0 && elements[start - 1].element.isSupplementary(after: nil)
            && elements[start - 1].element.kind == kind
        {
            start -= 1
        }
        elements.removeSubrange(start..<end)
        for section in sections where geometry.length(of: kind, in: section) > 0 {
            elements.insert(
                geometry.supplementary(kind, of: section, visible: visible), at: start)
            pinned.append(PinnedElement(index: start, section: section))
            start += 1
        }
    }

    private mutating func resetIntervals(_ bounds: Rect, _ axis: Axis) {
        isShown.removeAll(keepingCapacity: true)
        for index in elements.indices {
            isShown.append(elements[index].frame.isVisible(in: bounds))
        }
        resetIntervals(axis)
    }

    private mutating func resetIntervals(_ axis: Axis) {
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        willShow.removeAll(keepingCapacity: true)
        for index in elements.indices {
            let frame = elements[index].frame
            starts.append(axis.mainStart(frame))
            ends.append(axis.mainEnd(frame))
            willShow.append(isShown[index])
        }
        // The search of `look` passes pinned views over.
        for view in pinned { (starts[view.index], ends[view.index]) = (.infinity, .infinity) }
        (low, high) = (.infinity, -.infinity)
    }

    /// Takes over the views of the elements that a display frame shows.
    mutating func takeViews(of shown: [LayoutAttributes]) {
        var place = 0
        for index in elements.indices where isShown[index] {
            elements[index].reusableView = shown[place].reusableView
            elements[index].generation = shown[place].generation
            place += 1
        }
    }
}

// How the window goes along with the bounds.
extension ElementWindow {
    /// Returns what is to be searched so that the window has whatever these bounds show: the strip
    /// that the window does not have yet, and the whole interval of the next window.
    ///
    /// - Returns: Nil where the bounds are not beside the window, or views are pinned, which are
    ///   known for the sections of a whole search only.
    func extensionSearch(
        for bounds: Rect, _ axis: Axis
    ) -> (strip: Interval, searched: Interval)? {
        if !isValid || hasPinned || bounds.size != self.bounds.size
            || axis.crossStart(bounds) != axis.crossStart(self.bounds)
        {
            return nil
        }
        let (start, end) = (axis.mainStart(bounds), axis.mainEnd(bounds))
        let extent = end - start
        if end > searched.end && start >= searched.start && start <= searched.end {
            let next = Interval(
                start - Self.screensBehind * extent, end + Self.screensAhead * extent)
            return (Interval(searched.end, next.end), next)
        }
        if start < searched.start && end <= searched.end && end >= searched.start {
            let next = Interval(
                start - Self.screensAhead * extent, end + Self.screensBehind * extent)
            return (Interval(next.start, searched.start), next)
        }
        return nil
    }

    /// Takes the elements that were found in the strip, and leaves out those beyond the next window
    /// that are not shown.
    ///
    /// - Parameter found: The elements in the order of their identity, without views.
    /// - Parameter searched: The interval of the next window.
    mutating func extend(with found: [LayoutAttributes], to searched: Interval, _ axis: Axis) {
        if !append(found, to: searched, axis) { merge(found, to: searched, axis) }
        self.searched = searched
        order.sort(elements)
        (low, high) = (.infinity, -.infinity)
        servedFrames = Self.framesToPay
    }

    /// Takes the elements of a strip that come after all of the window, as they do in most layouts
    /// that scroll forward; the first ones may be elements at the edge, found again.
    ///
    /// - Returns: False where they do not; the window is as it was then.
    private mutating func append(
        _ found: [LayoutAttributes], to searched: Interval, _ axis: Axis
    ) -> Bool {
        guard let last = elements.last?.element else { return false }
        var first = 0
        while first < found.count && !(last < found[first].element) { first += 1 }
        if first > elements.count { return false }
        for place in 0..<first
        where elements[elements.count - first + place].element != found[place].element {
            return false
        }
        var leaving = 0
        while leaving < elements.count && !isShown[leaving] && ends[leaving] < searched.start {
            leaving += 1
        }
        elements.removeSubrange(0..<leaving)
        starts.removeSubrange(0..<leaving)
        ends.removeSubrange(0..<leaving)
        isShown.removeSubrange(0..<leaving)
        willShow.removeSubrange(0..<leaving)
        for index in first..<found.count {
            elements.append(found[index])
            starts.append(axis.mainStart(found[index].frame))
            ends.append(axis.mainEnd(found[index].frame))
            isShown.append(false)
            willShow.append(false)
        }
        return true
    }

    /// Takes the elements of a strip in the order of their identity.
    private mutating func merge(
        _ found: [LayoutAttributes], to searched: Interval, _ axis: Axis
    ) {
        spareElements.removeAll(keepingCapacity: true)
        spareFlags.removeAll(keepingCapacity: true)
        var next = 0
        for index in elements.indices {
            while next < found.count && found[next].element < elements[index].element {
                appendSpare(found[next])
                next += 1
            }
            // An element at the edge is found again.
            if next < found.count && found[next].element == elements[index].element { next += 1 }
            let isNear = ends[index] >= searched.start && starts[index] <= searched.end
            if isNear || isShown[index] {
                spareElements.append(elements[index])
                spareFlags.append(isShown[index])
            }
        }
        while next < found.count {
            appendSpare(found[next])
            next += 1
        }
        swap(&elements, &spareElements)
        swap(&isShown, &spareFlags)
        resetIntervals(axis)
    }

    private mutating func appendSpare(_ found: LayoutAttributes) {
        spareElements.append(found)
        spareFlags.append(false)
    }
}

// The step to other bounds within the window.
extension ElementWindow {
    /// Returns which elements come and go in other bounds within the window, except for pinned
    /// ones.
    @inline(__always)
    mutating func look(in bounds: Rect, _ axis: Axis) -> Change {
        let start = axis.mainStart(bounds)
        if low < start && start < high { return Change() }
        let found = Self.look(
            starts, ends, isShown, willShow: &willShow, start, axis.main(bounds.size))
        (low, high) = (found.low, found.high)
        return Change(comingCount: found.comingCount, leavingCount: found.leavingCount)
    }

    /// Whether headers or footers move with the content offset.
    @inline(__always)
    var hasPinned: Bool { !pinned.isEmpty }

    private static func look(
        _ starts: [Double], _ ends: [Double], _ isShown: [Bool], willShow: inout [Bool],
        _ start: Double, _ extent: Double
    ) -> (low: Double, high: Double, comingCount: Int, leavingCount: Int) {
        let end = start + extent
        let (starts, ends, isShown) = (starts.span, ends.span, isShown.span)
        var willShow = willShow.mutableSpan
        var (low, high) = (-Double.infinity, Double.infinity)
        var (comingCount, leavingCount) = (0, 0)
        for index in starts.indices {
            let (first, last) = (starts[index], ends[index])
            var shows = false
            if first >= end {
                if first - extent < high { high = first - extent }
            } else if last < start || last == start && last != first {
                if last > low { low = last }
            } else {
                shows = true
                if last < high { high = last }
                if first - extent > low { low = first - extent }
            }
            willShow[index] = shows
            if shows != isShown[index] {
                if shows { comingCount += 1 } else { leavingCount += 1 }
            }
        }
        // Sums of offsets and lengths are rounded.
        return (low + margin, high - margin, comingCount, leavingCount)
    }

    private static var margin: Double { 1.0 / 128 }

    /// Moves pinned views to where they are in other bounds, and notes which of them come and go.
    ///
    /// - Parameter visible: The visible interval along the main axis.
    mutating func movePinned(
        in bounds: Rect, _ geometry: SectionedGeometry, visible: Interval, _ change: inout Change
    ) {
        for place in pinned.indices {
            let index = pinned[place].index
            let kind = elements[index].element.kind
            let frame = geometry.supplementary(kind, of: pinned[place].section, visible: visible)
                .frame
            let shows = frame.isVisible(in: bounds)
            let hasMoved = isShown[index] && shows && frame != elements[index].frame
            pinned[place].hasMoved = hasMoved
            elements[index].frame = frame
            if willShow[index] != isShown[index] {
                if willShow[index] { change.comingCount -= 1 } else { change.leavingCount -= 1 }
            }
            willShow[index] = shows
            if shows != isShown[index] {
                if shows { change.comingCount += 1 } else { change.leavingCount += 1 }
            }
            if hasMoved { change.movedCount += 1 }
        }
    }

    /// Returns how many elements are shown after a change.
    func count(after change: Change) -> Int {
        shownCount + change.comingCount - change.leavingCount
    }

    @inline(__always)
    mutating func noteServed() { servedFrames += 1 }

    /// Releases the views of elements that leave, binds views to those that come, and writes down
    /// both, in the order of display frames.
    ///
    /// - Parameter shown: Gets the elements that are shown, in the order of their identity.
    mutating func show(
        _ change: Change, _ pool: inout ReusePool, _ frame: inout DisplayFrame,
        _ shown: inout [LayoutAttributes]
    ) {
        if change.leavingCount > 0 {
            for place in elements.indices {
                let index = order[place]
                if isShown[index] && !willShow[index] {
                    pool.release(elements[index].reusableView, elements[index].reuseIdentifier)
                }
            }
        }
        if change.comingCount > 0 { bind(&pool, &frame, hasMoved: change.movedCount > 0) }
        if change.comingCount == 0 && change.movedCount > 0 {
            for place in pinned.indices where pinned[place].hasMoved {
                frame.elements.append(elements[pinned[place].index])
            }
        }
        if change.leavingCount > 0 {
            for place in elements.indices {
                let index = order[place]
                if isShown[index] && !willShow[index]
                    && !pool.isBound(elements[index].reusableView)
                {
                    frame.removedViews.append(elements[index].reusableView)
                }
            }
        }
        shownCount = count(after: change)
        write(to: &shown)
    }

    /// Binds views to elements that come, and writes them down with those that moved.
    private mutating func bind(
        _ pool: inout ReusePool, _ frame: inout DisplayFrame, hasMoved: Bool
    ) {
        for place in elements.indices {
            let index = order[place]
            if !willShow[index] { continue }
            if isShown[index] {
                if hasMoved && pinned.contains(where: { $0.index == index && $0.hasMoved }) {
                    frame.elements.append(elements[index])
                }
                continue
            }
            let (view, generation) = pool.take(
                for: elements[index].element, elements[index].reuseIdentifier)
            elements[index].reusableView = view
            elements[index].generation = generation
            frame.elements.append(elements[index])
        }
    }

    private mutating func write(to shown: inout [LayoutAttributes]) {
        shown.removeAll(keepingCapacity: true)
        for index in elements.indices {
            isShown[index] = willShow[index]
            if willShow[index] { shown.append(elements[index]) }
        }
    }
}
