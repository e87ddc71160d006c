// The step to a display frame.
extension Prefetch {
    /// Adds the items that were found for the main window, and ends the window's step.
    ///
    /// - Parameter search: The search that was made; nil: the window has nothing to do.
    /// - Parameter standStill: Whether elements keep their places while the content offset changes.
    mutating func stepMain(
        _ search: PrefetchWindow.Search?, _ axis: Axis, standStill: Bool
    ) {
        let isAll = search?.isAll ?? false
        if isAll || !sections.isEmpty { takeKnown(isAllOfMain: isAll) }
        guard let search else { return }
        if search.isAll {
            main.take(
                collector.value.elements, collector.value.transforms, axis,
                standStill: standStill, &known, except: sections)
        } else if search.stretch != nil {
            main.extend(
                with: collector.value.elements, collector.value.transforms, axis,
                except: sections)
        }
        main.step()
    }

    /// Collects the known items of all windows that are searched completely, because an item may
    /// have moved from one window to another.
    @inline(never)
    private mutating func takeKnown(isAllOfMain: Bool) {
        known.removeAll(keepingCapacity: true)
        if isAllOfMain { main.giveUpKnown(into: &known) }
        for index in sections.indices where sections[index].search?.isAll ?? false {
            sections[index].window.giveUpKnown(into: &known)
        }
        known.sortAscending()
    }

    /// Adds the items that were found for the window of a section, and ends the window's step.
    ///
    /// - Parameter axis: The axis along which the section scrolls.
    mutating func stepSection(
        _ index: Int, _ search: PrefetchWindow.Search, _ axis: Axis, found: [LayoutAttributes]
    ) {
        if search.isAll {
            sections[index].window.take(
                found, [], axis, standStill: true, &known, except: [])
        } else if search.stretch != nil {
            sections[index].window.extend(with: found, [], axis, except: [])
        }
        sections[index].window.step()
    }

    /// Returns the items that were asked for and that no window has found again, and forgets them.
    mutating func takeLost() -> [IndexPath] {
        var lost: [IndexPath] = []
        for item in known where item.state == .asked { lost.append(item.path) }
        known.removeAll(keepingCapacity: true)
        return lost
    }

    /// Asks for the items that are not known, the nearest ones first, within the limits on their
    /// number.
    mutating func ask() {
        if sections.isEmpty && main.candidates.isEmpty {
            main.waits = false
        } else {
            askCandidates()
        }
    }

    @inline(never)
    private mutating func askCandidates() {
        gatherCancelled()
        main.addWanted(to: &asked)
        for index in sections.indices { sections[index].window.addWanted(to: &asked) }
        let room = min(ItemEvents.itemCountMax, Self.outstandingCountMax - outstandingCount)
        asked.sortAscending()
        if asked.count <= room {
            main.noteAllAsked()
            for index in sections.indices { sections[index].window.noteAllAsked() }
            return
        }
        asked.removeSubrange(room...)
        main.noteAsked(until: asked.last)
        for index in sections.indices { sections[index].window.noteAsked(until: asked.last) }
    }

    private var outstandingCount: Int {
        var count = main.outstandingCount
        for section in sections { count += section.window.outstandingCount }
        return count
    }
}
