/// The content that a batch update needs from a data source that is in its new state. A codec asks
/// the data source for this content. All entries are in the order in which the content of an update
/// lists them.
package struct ContentDemand {
    /// The indices after the update of sections that are inserted or reloaded, or take metrics.
    package internal(set) var sections: [UInt32] = []
    /// The number of items that each of `sections` brings.
    package internal(set) var itemCounts: [UInt32] = []
    /// The runs of all items whose content is needed.
    package internal(set) var runs: [Run] = []

    /// A run of items that are neighbours both after the update and in the content.
    package struct Run {
        /// The index path of the first item after the update; nil for items that will not exist:
        /// their content does not matter.
        package internal(set) var path: IndexPath?
        package internal(set) var count: Int
        package internal(set) var metrics: Metrics
    }

    /// The metrics that determine items without a size of their own.
    package enum Metrics {
        case known(SectionMetrics)
        /// The metrics of one of `ContentDemand.sections`, given by its index there.
        case ofSection(Int)
    }
}

extension UpdatePlan {
    /// Checks only the parts about sections, so that it is known which section is which.
    mutating func checkSections(
        _ source: DataSource, _ countAfter: Int
    ) throws(CollectionError) {
        try checkBefore(source)
        Self.addUp(&removedSections)
        Self.addUp(&placedSections)
        try checkPlacedSections(of: sectionCount(source))
        try checkApart(placedSections, .after)
        try checkSectionCount(countAfter, source)
    }

    /// The indices after the update of the sections that have content.
    ///
    /// - Parameter count: The number of sections in the content.
    func contentSections(_ count: Int) -> [UInt32] {
        var sections: [UInt32] = Array(repeating: 0, count: count)
        for run in placedSections where run.hasContent {
            for offset in 0..<run.count {
                sections[run.firstSection + offset] = run.path(at: offset).section
            }
        }
        for run in replacedSections where run.hasContent {
            for offset in 0..<run.count {
                guard let new = newSection(of: run.path(at: offset).section) else { continue }
                sections[run.firstSection + offset] = new
            }
        }
        return sections
    }

    /// The number of items that each of `sections` brings: the items that are not inserted or moved
    /// into the section by themselves; 0 for a section that takes metrics alone. A negative number
    /// becomes 0; the check of the counts reports it.
    func contentCounts(_ sections: [UInt32], _ counts: [UInt32]) -> [UInt32] {
        var brought = sections.map { section in
            let placed = Self.total(placedItems[Self.group(of: section, in: placedItems)])
            return UInt32(max(0, Int(counts[Int(section)]) - placed))
        }
        for run in replacedSections where run.takesMetrics {
            for offset in 0..<run.count { brought[run.firstSection + offset] = 0 }
        }
        return brought
    }

    func appendRuns(
        _ source: DataSource, _ layout: SectionMetrics, to demand: inout ContentDemand
    ) {
        let taken = Self.byPart(
            (placedSections + replacedSections + placedItems + replacedItems)
                .filter { $0.hasContent })
        var next = 0
        /// Parts that were dropped with their sections have entries in the content all the same.
        func skip(to first: Int, _ demand: inout ContentDemand) {
            if first > next { demand.append(nil, count: first - next, .known(layout)) }
        }
        for run in taken {
            skip(to: run.firstItem, &demand)
            if run.path.item == IndexPath.noItem {
                next = run.firstItem + appendSections(run, to: &demand)
                continue
            }
            next = run.firstItem + run.count
            if run.action == .insert {
                let metrics = metrics(ofNew: run.path.section, source, layout)
                demand.append(run.path, count: run.count, metrics)
            } else {
                appendReplaced(run, source, layout, to: &demand)
            }
        }
        skip(to: content.items.count, &demand)
    }

    /// Appends the items that new sections bring: the items between those placed there one by one.
    ///
    /// - Returns: The number of these items.
    private func appendSections(_ run: Run, to demand: inout ContentDemand) -> Int {
        var sum = 0
        for index in run.firstSection..<run.firstSection + run.count {
            let section = demand.sections[index]
            let count = Int(demand.itemCounts[index])
            sum += count
            var next = 0
            var rest = count
            func append(_ count: Int, _ demand: inout ContentDemand) {
                if count == 0 { return }
                let path = IndexPath(section: section, item: UInt32(next))
                demand.append(path, count: count, .ofSection(index))
                rest -= count
            }
            for placed in placedItems[Self.group(of: section, in: placedItems)] {
                append(placed.start - next, &demand)
                next = placed.start + placed.count
            }
            append(rest, &demand)
        }
        return sum
    }

    /// Appends items that are reloaded or reconfigured; other items may have been inserted between
    /// them.
    private func appendReplaced(
        _ run: Run, _ source: DataSource, _ layout: SectionMetrics,
        to demand: inout ContentDemand
    ) {
        for offset in 0..<run.count {
            guard let path = newPath(ofReplaced: run.path(at: offset)) else {
                demand.append(nil, count: 1, .known(layout))
                continue
            }
            if !demand.extend(with: path) {
                demand.append(path, count: 1, metrics(ofNew: path.section, source, layout))
            }
        }
    }

    private func newPath(ofReplaced path: IndexPath) -> IndexPath? {
        if let found = Self.find(path, in: removedItems) {
            let run = removedItems[found.index]
            return run.action == .move ? placedItems[run.partner].path(at: found.offset) : nil
        }
        guard case .stays(let section, _) = fate(ofSection: path.section) else { return nil }
        let slots = itemSlots(before: path.section, after: section.section)
        return slots.newIndex(of: Int(path.item)).map {
            IndexPath(section: section.section, item: UInt32($0))
        }
    }

    private func metrics(
        ofNew section: UInt32, _ source: DataSource, _ layout: SectionMetrics
    ) -> ContentDemand.Metrics {
        if let found = Self.find(IndexPath(section: section), in: placedSections),
            placedSections[found.index].action == .insert
        {
            return .ofSection(placedSections[found.index].firstSection + found.offset)
        }
        guard let old = oldSection(ofReloaded: section) else { return .known(layout) }
        if let found = Self.find(IndexPath(section: old), in: replacedSections),
            replacedSections[found.index].hasContent
        {
            return .ofSection(replacedSections[found.index].firstSection + found.offset)
        }
        let number = Int(source.metricsNumber(of: Int(old)))
        return .known(number == 0 ? layout : source.metrics[number - 1])
    }
}

extension ContentDemand {
    @inline(never)
    mutating func append(_ path: IndexPath?, count: Int, _ metrics: Metrics) {
        runs.append(Run(path: path, count: count, metrics: metrics))
    }

    /// Extends the last run by one item, if the item is directly behind the run.
    ///
    /// - Returns: Whether the run was extended.
    mutating func extend(with path: IndexPath) -> Bool {
        guard let last = runs.last, let first = last.path, first.section == path.section,
            Int(first.item) + last.count == Int(path.item)
        else { return false }
        runs[runs.count - 1].count += 1
        return true
    }
}

extension UpdateItem {
    /// The number of sections, and the number of single items, for which the parts of an update
    /// need content. A codec thus knows how long the columns must be before it reads them.
    ///
    /// - Throws: `invalidNumber` for an invalid part.
    package static func contentCounts(
        of items: Span<UpdateItem>
    ) throws(CollectionError) -> (sections: Int, items: Int) {
        var (sections, singles) = (0, 0)
        for index in items.indices {
            let item = items[index]
            let action = try item.checkedAction(part: index)
            if action == .delete || action == .move || item.flags.contains(.keepsContent) {
                continue
            }
            let path =
                action == .insert ? item.indexPathAfterUpdate : item.indexPathBeforeUpdate
            if path.item != IndexPath.noItem {
                singles.add(count: item.count)
            } else if action != .reconfigure || item.flags.contains(.takesMetrics) {
                sections.add(count: item.count)
            }
        }
        return (sections, singles)
    }
}
