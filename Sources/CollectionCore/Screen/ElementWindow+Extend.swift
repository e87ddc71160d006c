// Extends the window when the bounds leave it.
extension ElementWindow {
    /// Returns what to search so that the window gets all elements in these bounds: the strip that
    /// the window does not cover yet, and the whole interval of the extended window. Both are
    /// intervals of the main axis.
    ///
    /// - Returns: Nil if the bounds do not leave the window at one end, or have another size or
    ///   another place across the main axis.
    func extensionSearch(
        for bounds: Rect, _ axis: Axis
    ) -> (strip: Interval, searched: Interval)? {
        if !isValid || bounds.size != self.bounds.size
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

    /// Adds the elements that were found in the strip, and removes elements outside the extended
    /// window that are not displayed.
    ///
    /// - Parameter found: The elements in the strip, sorted by `Element`, without reusable views.
    /// - Parameter sections: The sections in the strip, where headers or footers are pinned.
    /// - Parameter searched: The interval of the extended window along the main axis.
    mutating func extend(
        with found: inout [LayoutAttributes], _ sections: [PlacedSection],
        _ geometry: SectionedGeometry, visible: Interval, to searched: Interval, _ axis: Axis
    ) {
        if geometry.pinsViews { takeStrip(&found, sections, geometry, visible) }
        removeFirst(before: searched)
        merge(found, near: searched, axis)
        if geometry.pinsViews {
            mergePinned()
            passPinnedOver()
        }
        self.searched = searched
        order.sort(elements)
        (low, high) = (.infinity, -.infinity)
        servedFrames = Self.framesToPay
    }

    /// Removes the first elements of the window, up to the first one that is displayed or is near.
    private mutating func removeFirst(before searched: Interval) {
        var leaving = 0
        while leaving < elements.count && !isShown[leaving] && ends[leaving] < searched.start {
            leaving += 1
        }
        if leaving == 0 { return }
        elements.removeSubrange(0..<leaving)
        starts.removeSubrange(0..<leaving)
        ends.removeSubrange(0..<leaving)
        isShown.removeSubrange(0..<leaving)
        willShow.removeSubrange(0..<leaving)
    }

    /// Merges the elements of a strip into the elements of the window, sorted by `Element`. Usually
    /// the strip's elements come last: elements of the window before the first one of the strip do
    /// not move.
    private mutating func merge(
        _ found: [LayoutAttributes], near searched: Interval, _ axis: Axis
    ) {
        guard let first = found.first?.element else { return }
        var kept = elements.count
        while kept > 0 && !(elements[kept - 1].element < first) { kept -= 1 }
        // A displayed element can keep many undisplayed elements before it.
        if elements.count > 4 * (shownCount + found.count) { kept = 0 }
        setAside(from: kept, near: searched)
        var next = 0
        for place in spareElements.indices {
            let known = spareElements[place]
            while next < found.count && found[next].element < known.element {
                append(found[next], isShown: false, axis)
                next += 1
            }
            // An element at the edge of the window is found in the strip again.
            if next < found.count && found[next].element == known.element { next += 1 }
            append(known, isShown: spareFlags[place], axis)
        }
        while next < found.count {
            append(found[next], isShown: false, axis)
            next += 1
        }
    }

    /// Removes the elements from index `kept` on from the window, and copies those that are near or
    /// displayed to `spareElements`.
    private mutating func setAside(from kept: Int, near searched: Interval) {
        spareElements.removeAll(keepingCapacity: true)
        spareFlags.removeAll(keepingCapacity: true)
        if kept == elements.count { return }
        for index in kept..<elements.count {
            let isNear = ends[index] >= searched.start && starts[index] <= searched.end
            if isNear || isShown[index] {
                spareElements.append(elements[index])
                spareFlags.append(isShown[index])
            }
        }
        elements.removeSubrange(kept...)
        starts.removeSubrange(kept...)
        ends.removeSubrange(kept...)
        isShown.removeSubrange(kept...)
        willShow.removeSubrange(kept...)
    }

    private mutating func append(_ element: LayoutAttributes, isShown shown: Bool, _ axis: Axis) {
        elements.append(element)
        starts.append(axis.mainStart(element.frame))
        ends.append(axis.mainEnd(element.frame))
        isShown.append(shown)
        willShow.append(shown)
    }

    /// Puts the pinned headers and footers of a strip among the strip's elements. A pinned view in
    /// the window counts as near while its section is near.
    private mutating func takeStrip(
        _ found: inout [LayoutAttributes], _ sections: [PlacedSection],
        _ geometry: SectionedGeometry, _ visible: Interval
    ) {
        for view in pinned {
            starts[view.index] = view.section.start
            ends[view.index] = view.section.start + view.section.extent
        }
        pinnedInStrip.removeAll(keepingCapacity: true)
        Self.takePinned(sections, geometry, visible, &found, &pinnedInStrip)
    }

    /// Finds the pinned views of the window and of the strip among the merged elements.
    private mutating func mergePinned() {
        sparePinned.removeAll(keepingCapacity: true)
        var (own, other) = (0, 0)
        for index in elements.indices {
            let element = elements[index].element
            if element.isCell { continue }
            while own < pinned.count && pinned[own].element < element { own += 1 }
            while other < pinnedInStrip.count && pinnedInStrip[other].element < element {
                other += 1
            }
            var view: PinnedElement
            if own < pinned.count && pinned[own].element == element {
                view = pinned[own]
            } else if other < pinnedInStrip.count && pinnedInStrip[other].element == element {
                view = pinnedInStrip[other]
            } else {
                continue
            }
            view.index = index
            sparePinned.append(view)
        }
        swap(&pinned, &sparePinned)
    }
}

extension ElementWindow.PinnedElement {
    fileprivate var element: Element {
        .supplementary(kind, IndexPath(section: UInt32(section.index), item: 0))
    }
}
