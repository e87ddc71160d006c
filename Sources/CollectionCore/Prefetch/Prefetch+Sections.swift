// Sections that are scrolled orthogonally: rule W5 of docs/semantics.md.
extension Prefetch {
    /// Whether sections have windows, or may get windows in the next display frame.
    var hasSections: Bool { !sections.isEmpty || !scrolls.isEmpty }

    /// Notes the distance by which a section was scrolled.
    mutating func noteScroll(ofSection section: UInt32, by distance: Double) {
        if !tellsItems { return }
        scrolls.note(section: section, by: distance)
    }

    mutating func forgetScrolls() { scrolls.removeAll(keepingCapacity: true) }

    /// Moves the window of a section to the bounds of a display frame, and begins the window's
    /// step.
    ///
    /// - Parameter axis: The axis along which the section scrolls.
    mutating func moveSection(
        _ index: Int, to place: SectionPlace, _ axis: Axis, at time_ns: UInt64
    ) {
        let distance = scroll(ofSection: sections[index].section)
        sections[index].window.move(
            by: place.isMirrored ? -distance : distance, to: place, main.next, axis, at: time_ns)
        let search = sections[index].window.begin()
        sections[index].search = search
    }

    /// The distance by which a section was scrolled since the last display frame.
    private func scroll(ofSection section: UInt32) -> Double {
        let index = scrolls.partitioningIndex { $0.section >= section }
        return index < scrolls.count && scrolls[index].section == section
            ? scrolls[index].distance : 0
    }

    /// Adds a window for a section. From then on the section's items are in this window only.
    ///
    /// - Parameter last: The display frame before the section was scrolled.
    mutating func open(_ section: UInt32, after last: PrefetchMotion.Last) {
        let index = sections.partitioningIndex { $0.section >= section }
        var window = PrefetchWindow()
        window.motion = PrefetchMotion(after: last)
        sections.insert(SectionWindow(section: section, window: window), at: index)
    }

    /// Removes the window of a section, and moves its items to the main window.
    mutating func close(_ index: Int) { main.adopt(sections.remove(at: index).window) }
}

extension Prefetch {
    mutating func follow(_ change: DataChange) {
        main.follow(change)
        if hasSections { followSections(change) }
    }

    @inline(never)
    private mutating func followSections(_ change: DataChange) {
        let (windows, distances) = (sections, scrolls)
        sections = []
        scrolls = []
        for var section in windows {
            section.window.follow(change)
            section.window.noteChange()
            guard case .stays(let path, _) = change.plan.fate(ofSection: section.section) else {
                main.adopt(section.window)
                continue
            }
            section.section = path.section
            let place = sections.partitioningIndex { $0.section >= path.section }
            sections.insert(section, at: place)
        }
        for scroll in distances {
            guard case .stays(let path, _) = change.plan.fate(ofSection: scroll.section) else {
                continue
            }
            scrolls.note(section: path.section, by: scroll.distance)
        }
        gatherCancelled()
    }
}
