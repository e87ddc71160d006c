// Moves the bounds within the window.
extension ElementWindow {
    /// Returns how many elements enter and leave the bounds when the bounds move within the window,
    /// not counting pinned views.
    @inline(__always)
    mutating func look(in bounds: Rect, _ axis: Axis) -> Change {
        let start = axis.mainStart(bounds)
        if low < start && start < high { return Change() }
        let found = Self.look(
            starts, ends, isShown, willShow: &willShow, start, axis.main(bounds.size))
        (low, high) = (found.low, found.high)
        return Change(comingCount: found.comingCount, leavingCount: found.leavingCount)
    }

    /// Whether the window has pinned headers or footers, which move with the content offset.
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
        // The margin allows for rounding errors in sums of offsets and lengths.
        return (low + margin, high - margin, comingCount, leavingCount)
    }

    private static var margin: Double { 1.0 / 128 }

    /// Moves pinned views to their places in other bounds, and counts those that enter, leave or
    /// move.
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

    /// Returns how many elements are displayed after a change.
    func count(after change: Change) -> Int {
        shownCount + change.comingCount - change.leavingCount
    }

    @inline(__always)
    mutating func noteServed() { servedFrames += 1 }

    /// Releases the reusable views of elements that leave the bounds, binds views to elements that
    /// enter, and writes both into `frame`, in painting order. Views are released in reverse
    /// painting order, and bound in painting order.
    ///
    /// - Parameter shown: Gets the displayed elements, sorted by `Element`.
    mutating func show(
        _ change: Change, _ pool: inout ReusePool, _ frame: inout DisplayFrame,
        _ shown: inout [LayoutAttributes]
    ) {
        var (place, leavingCount) = (elements.count, change.leavingCount)
        while leavingCount > 0 {
            place -= 1
            let index = order[place]
            if isShown[index] && !willShow[index] {
                leavingCount -= 1
                pool.release(elements[index].reusableView, elements[index].reuseIdentifier)
            }
        }
        if change.comingCount > 0 { bind(change, &pool, &frame) }
        if change.comingCount == 0 && change.movedCount > 0 {
            for place in pinned.indices where pinned[place].hasMoved {
                frame.elements.append(elements[pinned[place].index])
            }
        }
        (place, leavingCount) = (0, change.leavingCount)
        while leavingCount > 0 {
            let index = order[place]
            place += 1
            if isShown[index] && !willShow[index] {
                leavingCount -= 1
                let view = elements[index].reusableView
                if !pool.isBound(view) { frame.removedViews.append(view) }
            }
        }
        if change.comingCount + change.leavingCount == 0 && !hasFollowed {
            writePinned(to: &shown)
        } else {
            shownCount = count(after: change)
            write(to: &shown)
        }
    }

    /// Binds reusable views to elements that enter the bounds, and writes these elements and the
    /// pinned views that moved into `frame`.
    private mutating func bind(
        _ change: Change, _ pool: inout ReusePool, _ frame: inout DisplayFrame
    ) {
        var (place, leftCount) = (0, change.comingCount + change.movedCount)
        while leftCount > 0 {
            let index = order[place]
            place += 1
            if !willShow[index] { continue }
            if isShown[index] {
                if change.movedCount > 0 && hasMovedPinned(index) {
                    leftCount -= 1
                    frame.elements.append(elements[index])
                }
                continue
            }
            leftCount -= 1
            let (view, generation) = pool.take(
                for: elements[index].element, elements[index].reuseIdentifier)
            elements[index].reusableView = view
            elements[index].generation = generation
            frame.elements.append(elements[index])
        }
    }

    private func hasMovedPinned(_ index: Int) -> Bool {
        pinned.contains { $0.index == index && $0.hasMoved }
    }

    /// Writes the pinned views that moved to their places among the displayed elements, none of
    /// which enters or leaves the bounds.
    private func writePinned(to shown: inout [LayoutAttributes]) {
        var shown = shown.mutableSpan
        var index = 0
        for place in pinned.indices where pinned[place].hasMoved {
            let moved = elements[pinned[place].index]
            while index < shown.count && shown[index].element != moved.element { index += 1 }
            if index < shown.count { shown[index].frame = moved.frame }
        }
    }

    /// Writes the displayed elements, a run of neighbours at a time.
    private mutating func write(to shown: inout [LayoutAttributes]) {
        shown.removeAll(keepingCapacity: true)
        var run = 0..<0
        for index in elements.indices {
            isShown[index] = willShow[index]
            if !willShow[index] { continue }
            if index != run.upperBound {
                shown.append(contentsOf: elements[run])
                run = index..<index
            }
            run = run.lowerBound..<index + 1
        }
        shown.append(contentsOf: elements[run])
    }
}
