// The numbers of sections and items after an update.
extension UpdatePlan {
    func sectionCount(_ source: DataSource) -> Int {
        source.sectionCount - Self.total(removedSections[...]) + Self.total(placedSections[...])
    }

    static func total(_ runs: ArraySlice<Run>) -> Int {
        var total = 0
        for run in runs { total += run.count }
        return total
    }

    /// The number of items in a section after the update.
    ///
    /// - Precondition: The section exists after the update.
    func itemCount(ofNew section: UInt32, _ source: DataSource) -> Int {
        let placed = placedItems[Self.group(of: section, in: placedItems)]
        return Self.total(placed) + ownItemCount(ofNew: section, source)
    }

    /// The number of items in a section after the update, without items that are inserted or moved
    /// into it.
    private func ownItemCount(ofNew section: UInt32, _ source: DataSource) -> Int {
        switch past(ofSection: section) {
        case .was(let old):
            let removed = removedItems[Self.group(of: old.section, in: removedItems)]
            return source.itemCount(of: Int(old.section)) - Self.total(removed)
        case .inserted, .reloaded:
            return contentCount(ofNew: section, source)
        }
    }

    /// The number of items that an inserted or reloaded section brings.
    private func contentCount(ofNew section: UInt32, _ source: DataSource) -> Int {
        if let found = Self.find(IndexPath(section: section), in: placedSections),
            placedSections[found.index].action == .insert
        {
            let first = placedSections[found.index].firstSection
            return Int(content.itemCounts[first + found.offset])
        }
        guard let old = oldSection(ofReloaded: section),
            let found = Self.find(IndexPath(section: old), in: replacedSections)
        else { return 0 }
        let run = replacedSections[found.index]
        if run.keepsContent {
            let removed = removedItems[Self.group(of: old, in: removedItems)]
            return source.itemCount(of: Int(old)) - Self.total(removed)
        }
        return Int(content.itemCounts[run.firstSection + found.offset])
    }

    func oldSection(ofReloaded section: UInt32) -> UInt32? {
        if let found = Self.find(IndexPath(section: section), in: placedSections) {
            let run = placedSections[found.index]
            return removedSections[run.partner].path(at: found.offset).section
        }
        return sectionSlots.oldIndex(of: Int(section)).map { UInt32($0) }
    }

    /// Checks, by an exact count, that there are not too many items after the update.
    func checkItemCount(_ source: DataSource, _ limits: Limits) throws(CollectionError) {
        var count = source.itemCount + content.items.count
        for run in removedItems where run.action == .delete { count -= run.count }
        for run in removedSections where run.action == .delete {
            for offset in 0..<run.count { count -= source.itemCount(of: run.start + offset) }
        }
        for run in replacedItems where run.hasContent { count -= run.count }
        for run in replacedSections where run.bringsItems {
            for offset in 0..<run.count { count -= source.itemCount(of: run.start + offset) }
        }
        if count > limits.itemCount {
            throw .limitExceeded(.items, value: count, maximum: limits.itemCount)
        }
    }
}

extension UpdatePlan {
    /// Checks that the counts that the host states match the update.
    func check(_ counts: [UInt32], _ source: DataSource) throws(CollectionError) {
        try checkSectionCount(counts.count, source)
        for (index, count) in counts.enumerated() {
            let section = UInt32(index)
            if itemCount(ofNew: section, source) == Int(count) { continue }
            var removed = ArraySlice<Run>()
            var before = ownItemCount(ofNew: section, source)
            if case .was(let old) = past(ofSection: section) {
                removed = removedItems[Self.group(of: old.section, in: removedItems)]
                before = source.itemCount(of: Int(old.section))
            }
            let placed = placedItems[Self.group(of: section, in: placedItems)]
            throw .invalidUpdate(
                .itemCount(
                    section: section,
                    Self.counts(before: before, after: Int(count), placed, removed)))
        }
    }

    func checkSectionCount(_ count: Int, _ source: DataSource) throws(CollectionError) {
        if count != sectionCount(source) {
            throw .invalidUpdate(
                .sectionCount(
                    Self.counts(
                        before: source.sectionCount, after: count, placedSections[...],
                        removedSections[...])))
        }
    }

    private static func counts(
        before: Int, after: Int, _ placed: ArraySlice<Run>, _ removed: ArraySlice<Run>
    ) -> InvalidUpdate.Counts {
        func total(_ runs: ArraySlice<Run>, _ action: UpdateItem.Action) -> Int {
            self.total(ArraySlice(runs.filter { $0.action == action }))
        }
        return InvalidUpdate.Counts(
            before: before, after: after, inserted: total(placed, .insert),
            deleted: total(removed, .delete), movedIn: total(placed, .move),
            movedOut: total(removed, .move))
    }
}

extension DataSource {
    /// The items of a section that exists.
    func itemCount(of section: Int) -> Int { sections.itemCount(ofSection: UInt32(section)) }

    /// The number of the metrics of an existing section. 0: the metrics of the layout; otherwise 1
    /// + an index into `metrics`.
    func metricsNumber(of section: Int) -> UInt32 {
        let place = sections.leaf(of: section)
        return place.leaf.metrics[place.local]
    }
}
