/// What a batch update takes from a data source that is in its new state: a codec that asks for
/// content goes by it. All is in the order in which the content of an update lists it.
package struct ContentDemand {
    /// Where inserted and reloaded sections stand after the update.
    package internal(set) var sections: [UInt32] = []
    /// How many items these sections bring.
    package internal(set) var itemCounts: [UInt32] = []
    /// All items that are taken.
    package internal(set) var runs: [Run] = []

    /// Items one after another, in the state after the update and in the content.
    package struct Run {
        /// The first one's place after the update; nil where no item will be: what the content
        /// says of those does not matter.
        package internal(set) var path: IndexPath?
        package internal(set) var count: Int
        package internal(set) var metrics: Metrics
    }

    /// What items without a size of their own are like.
    package enum Metrics {
        case known(SectionMetrics)
        /// As one of `sections` is, by its place in the list.
        case ofSection(Int)
    }
}

extension UpdatePlan {
    /// Checks sections alone, and finds their places.
    mutating func checkSections(
        _ source: DataSource, _ countAfter: Int
    ) throws(CollectionError) {
        try checkBefore(source)
        Self.addUp(&removedSections)
        Self.addUp(&placedSections)
        try checkPlacedSections(of: sectionCount(source))
        try Self.checkApart(placedSections, .after)
        try checkSectionCount(countAfter, source)
    }

    /// Where the sections stand after the update that have content.
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

    /// How many items such sections bring: those that are not inserted or moved into them. Where
    /// that would be less than none, the check of the counts says so.
    func contentCounts(_ sections: [UInt32], _ counts: [UInt32]) -> [UInt32] {
        sections.map { section in
            let placed = Self.total(placedItems[Self.group(of: section, in: placedItems)])
            return UInt32(max(0, Int(counts[Int(section)]) - placed))
        }
    }

    func appendRuns(
        _ source: DataSource, _ layout: SectionMetrics, to demand: inout ContentDemand
    ) {
        let taken = Self.byPart(
            (placedSections + replacedSections + placedItems + replacedItems)
                .filter { $0.hasContent })
        var next = 0
        /// Parts that were dropped with their sections take content all the same.
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

    /// The items that sections bring, which are those between the ones placed there.
    ///
    /// - Returns: How many they are.
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

    /// Items that are reloaded or reconfigured: others may have come between them.
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

    /// Takes one more item into the last run, if it stands behind it.
    mutating func extend(with path: IndexPath) -> Bool {
        guard let last = runs.last, let first = last.path, first.section == path.section,
            Int(first.item) + last.count == Int(path.item)
        else { return false }
        runs[runs.count - 1].count += 1
        return true
    }
}

extension UpdateItem {
    /// How many sections, and how many single items, the parts of an update take from its
    /// content: so a codec can tell how long the columns must be before it reads them.
    ///
    /// - Throws: `invalidNumber` for a part that means nothing.
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
                singles += Int(item.count)
            } else if action != .reconfigure {
                sections += Int(item.count)
            }
        }
        return (sections, singles)
    }
}
