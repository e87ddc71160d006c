// Data to fetch ahead in sections that scroll orthogonally: rule W5 of docs/semantics.md.
extension PrefetchObserver {
    /// Moves the windows of sections to the bounds of a display frame. A section near the bounds
    /// gets a window when it is scrolled, and loses the window when it is not near any more.
    ///
    /// - Parameter last: The previous display frame; nil: there was none.
    /// - Complexity: O(log n) for each section that has a window or was scrolled
    @inline(never)
    mutating func moveSectionWindows(
        _ axis: Axis, after last: PrefetchMotion.Last?, in scene: inout Scene
    ) {
        if let last { openSectionWindows(axis, after: last, in: &scene) }
        var index = 0
        while index < items?.sections.count ?? 0 {
            let section = items?.sections[index].section ?? 0
            guard let place = scene.place(ofSection: section, axis),
                let main = items?.main.next, place.stretch(main).overlaps(main.kept)
            else {
                items?.close(index)
                continue
            }
            items?.moveSection(index, to: place, axis.other, at: scene.screen.lastTime_ns)
            index += 1
        }
        items?.forgetScrolls()
    }

    /// Adds windows for sections near the bounds that were scrolled. The main window is searched
    /// again, because it may have items of these sections.
    private mutating func openSectionWindows(
        _ axis: Axis, after last: PrefetchMotion.Last, in scene: inout Scene
    ) {
        let last = PrefetchMotion.Last(axis: last.axis.other, time_ns: last.time_ns)
        for scroll in items?.scrolls ?? [] {
            if items?.sections.has(scroll.section) ?? true { continue }
            items?.main.noteChange()
            if scroll.distance.magnitude <= PrefetchMotion.distanceMin { continue }
            guard let place = scene.place(ofSection: scroll.section, axis),
                let main = items?.main.next, place.stretch(main).overlaps(main.kept)
            else { continue }
            items?.open(scroll.section, after: last)
        }
    }

    /// Finds the items near the bounds in the sections that have windows.
    ///
    /// - Parameter axis: The axis along which the sections scroll.
    @inline(never)
    mutating func stepSectionWindows(_ axis: Axis, in scene: inout Scene) {
        guard let count = items?.sections.count, let box = items?.collector else { return }
        for index in 0..<count {
            guard let section = items?.sections[index].section,
                let search = items?.sections[index].search
            else { continue }
            if let stretch = search.stretch {
                scene.stage.collectItems(
                    ofSection: Int(section), across: stretch,
                    limit: PrefetchWindow.elementCountMax, into: &box.value)
            }
            items?.stepSection(index, search, axis, found: box.value.elements)
        }
    }

    /// Cancels an item in the window of its section.
    ///
    /// - Returns: False if the section has no window.
    mutating func cancelLostItem(
        _ path: IndexPath, ofSectionAlong axis: Axis, in scene: inout Scene
    ) -> Bool {
        guard let sections = items?.sections, sections.has(path.section) else { return false }
        let index = sections.partitioningIndex { $0.section >= path.section }
        let attributes = scene.stage.geometry.attributesAtStart(
            of: scene.stage.laidOutPath(path), scene.stage.laidOutItems)
        items?.sections[index].window.cancel(path, attributes, [], axis)
        return true
    }
}
