/// The items that keep their lanes through an update, because a person sees them: rule K4 of
/// docs/semantics.md.
struct KeptLanes {
    /// The visible part of the content.
    private let bounds: Rect
    private var ranges: [SectionRange] = []

    private struct SectionRange {
        /// The index of the section after the update.
        var section: UInt32
        /// From the first to the last item that stays where it was, by indices after the update.
        var items: Range<Int>
    }

    init(in bounds: Rect) {
        self.bounds = bounds
    }

    /// Finds the visible items of all sections whose items change.
    ///
    /// - Parameter geometry: The layout before the update.
    mutating func note(_ plan: UpdatePlan, _ geometry: SectionedGeometry) {
        var sections: [UInt32] = []
        func take(_ section: UInt32) { if sections.last != section { sections.append(section) } }
        for run in plan.replacedItems { take(run.path.section) }
        for run in plan.removedItems { take(run.path.section) }
        for run in plan.placedItems {
            if case .was(let old) = plan.past(ofSection: run.path.section) { take(old.section) }
        }
        for section in sections { note(section, plan, geometry) }
    }

    /// - Parameter section: The index of the section before the update.
    private mutating func note(
        _ section: UInt32, _ plan: UpdatePlan, _ geometry: SectionedGeometry
    ) {
        guard let new = plan.newSection(of: section) else { return }
        let items = geometry.visibleItems(ofSection: Int(section), in: bounds)
        let slots = plan.itemSlots(before: section, after: new)
        guard let first = items.lazy.compactMap({ slots.newIndex(of: $0) }).first,
            let last = items.reversed().lazy.compactMap({ slots.newIndex(of: $0) }).first
        else { return }
        ranges.append(SectionRange(section: new, items: first..<last + 1))
    }

    /// The visible items of a section, by its index after the update.
    func items(ofSection section: UInt32) -> Range<Int> {
        ranges.first { $0.section == section }?.items ?? 0..<0
    }
}
