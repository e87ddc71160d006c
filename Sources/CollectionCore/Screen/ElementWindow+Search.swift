// Fills the window with elements.
extension ElementWindow {
    /// Replaces the window's elements by the elements that were found in an interval, and leaves in
    /// `found` only the elements that are visible in the bounds.
    ///
    /// - Parameter found: The elements in the interval, sorted by `Element`, without reusable
    ///   views.
    /// - Parameter sections: The sections in the interval, where headers or footers are pinned.
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
            Self.takePinned(sections, geometry, visible, &elements, &pinned)
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

    /// Replaces the pinned headers and footers among the elements by those of all sections that
    /// were found: each of them may come into the bounds.
    ///
    /// - Parameter pinned: Gets the headers and footers that were put among the elements.
    static func takePinned(
        _ sections: [PlacedSection], _ geometry: SectionedGeometry, _ visible: Interval,
        _ elements: inout [LayoutAttributes], _ pinned: inout [PinnedElement]
    ) {
        takePinned(.sectionHeader, sections, geometry, visible, &elements, &pinned)
        takePinned(.sectionFooter, sections, geometry, visible, &elements, &pinned)
    }

    private static func takePinned(
        _ kind: ElementKind, _ sections: [PlacedSection], _ geometry: SectionedGeometry,
        _ visible: Interval, _ elements: inout [LayoutAttributes], _ pinned: inout [PinnedElement]
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
            pinned.append(PinnedElement(index: start, kind: kind, section: section))
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
        passPinnedOver()
        (low, high) = (.infinity, -.infinity)
    }

    /// Makes `look` pass over the pinned views.
    mutating func passPinnedOver() {
        for view in pinned { (starts[view.index], ends[view.index]) = (.infinity, .infinity) }
    }

    /// Copies the reusable views and generations of the displayed elements into the window.
    mutating func takeViews(of shown: [LayoutAttributes]) {
        var place = 0
        for index in elements.indices where isShown[index] {
            elements[index].reusableView = shown[place].reusableView
            elements[index].generation = shown[place].generation
            place += 1
        }
    }
}
