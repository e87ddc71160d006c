// How the window goes along with the bounds.
extension ElementWindow {
    /// Returns what is to be searched so that the window has whatever these bounds show: the strip
    /// that the window does not have yet, and the whole interval of the next window.
    ///
    /// - Returns: Nil where the bounds are not beside the window.
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

    /// Takes the elements that were found in the strip, and leaves out those beyond the next window
    /// that are not shown.
    ///
    /// - Parameter found: The elements in the order of their identity, without views.
    /// - Parameter sections: The sections found, where headers or footers are pinned.
    /// - Parameter searched: The interval of the next window.
    mutating func extend(
        with found: inout [LayoutAttributes], _ sections: [PlacedSection],
        _ geometry: SectionedGeometry, visible: Interval, to searched: Interval, _ axis: Axis
    ) {
        if geometry.pinsViews {
            takeStrip(&found, sections, geometry, visible)
            merge(found, to: searched, axis)
            mergePinned()
            resetIntervals(axis)
        } else if !append(found, to: searched, axis) {
            merge(found, to: searched, axis)
            resetIntervals(axis)
        }
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
    }

    /// Puts the pinned views of a strip among its elements. Those of the window are as near as
    /// their sections.
    private mutating func takeStrip(
        _ found: inout [LayoutAttributes], _ sections: [PlacedSection],
        _ geometry: SectionedGeometry, _ visible: Interval
    ) {
        for view in pinned {
            starts[view.index] = view.section.start
            ends[view.index] = view.section.start + view.section.extent
        }
        pinnedInStrip.removeAll(keepingCapacity: true)
        for kind in [ElementKind.sectionHeader, .sectionFooter] {
            Self.takePinned(kind, sections, geometry, visible, &found, &pinnedInStrip)
        }
    }

    /// Finds the pinned views of the window and of the strip among the elements, where both are.
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

    private mutating func appendSpare(_ found: LayoutAttributes) {
        spareElements.append(found)
        spareFlags.append(false)
    }
}

extension ElementWindow.PinnedElement {
    fileprivate var element: Element {
        .supplementary(kind, IndexPath(section: UInt32(section.index), item: 0))
    }
}
