/// Makes the changes of an update plan in the data, and in its layout if there is one.
///
/// Removals run from the end to the start, so that index paths before the update stay valid.
/// Insertions run from the start to the end, so that index paths after the update are valid.
struct UpdateEditor: ~Copyable {
    /// Whether there is a layout to edit. If not, everything will be laid out anyway.
    let isLaidOut: Bool
    /// Edits that remove items. They are made together with the edits that insert items, unless
    /// sections change in between.
    private var removals: [ItemEdit] = []
    /// Edits that insert moved items, by the number of the run that removed the items.
    private var movingItems: [ItemEdit?] = []
    private var movingSections: [CutSections?] = []
    /// The sections whose items changed, by their indices after the update.
    private var touched: [UInt32] = []
    /// If the items of only one section changed: its items that were laid out again beside the
    /// change. All items before them keep their places, and all items behind move by one length.
    /// Nil: any item may have moved.
    private(set) var movedItems: Range<Int>?
    /// For all metrics of the content: their number in the metrics of the data, or 0.
    private var metricsNumbers: [UInt32] = []

    /// The visible items, which keep their lanes; nil: all items keep their lanes.
    private var keptLanes: KeptLanes?

    private typealias ItemEdit = SumTree<ItemLeaf>.Edit

    private struct CutSections {
        var sections: SumTree<SectionLeaf>
        var items: SumTree<ItemLeaf>
        var geometry: SectionedGeometry.CutSections?
    }

    /// - Parameter bounds: The visible part of the content; nil: all items keep their lanes.
    init(isLaidOut: Bool, in bounds: Rect?) {
        self.isLaidOut = isLaidOut
        keptLanes = bounds.map { KeptLanes(in: $0) }
    }

    /// - Precondition: `appendMetrics` was called with the plan.
    mutating func run(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if isLaidOut && geometry.remembersPlaces { keptLanes?.note(plan, geometry) }
        if keptLanes == nil { geometry.keepLanes() }
        replaceItems(plan, &source, &geometry)
        removeItems(plan, &source, &geometry)
        if plan.changesSections {
            source.items.editAll(removals)
            removals = []
            changeMetrics(plan, &source, &geometry)
            reloadSections(plan, &source, &geometry)
            removeSections(plan, &source, &geometry)
            placeSections(plan, &source, &geometry)
        }
        placeItems(plan, &source, &geometry)
        if isLaidOut { layOutTouched(plan, source, &geometry) }
    }

    /// Appends new metrics to the data. Metrics that are found in the data keep their number;
    /// metrics that no section of the content refers to get none.
    mutating func appendMetrics(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        metricsNumbers = Array(repeating: 0, count: plan.content.metrics.count)
        for number in plan.content.sectionMetrics where number > 0 {
            let index = Int(number) - 1
            if metricsNumbers[index] > 0 { continue }
            let metrics = plan.content.metrics[index]
            if let found = source.number(ofMetrics: metrics, expectedAt: index) {
                metricsNumbers[index] = found
            } else {
                source.metrics.append(metrics)
                if isLaidOut { geometry.append(metrics) }
                metricsNumbers[index] = UInt32(source.metrics.count)
            }
        }
    }
}

extension UpdateEditor {
    /// Reloads and reconfigures items, by their index paths before the update.
    private mutating func replaceItems(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if plan.replacedItems.isEmpty { return }
        var edits: [ItemEdit] = []
        for run in plan.replacedItems {
            let section = Int(run.path.section)
            let first = source.sections.position(at: section).itemCount + run.start
            let range = first..<first + run.count
            if run.keepsContent {
                source.items.forgetMeasurements(of: range)
                continue
            }
            edits.append(ItemEdit(range: range, part: run.contentRange, of: plan.content.items))
        }
        source.items.editAll(edits)
        for run in plan.replacedItems where !run.keepsContent {
            let section = Int(run.path.section)
            if isLaidOut && geometry.hasLines(inSection: section) {
                let place = source.sections.position(at: section).itemCount
                geometry.markItems(
                    run.start..<run.end, ofSection: section, source.items,
                    from: place + run.start)
            }
            touch(plan.newSection(of: run.path.section))
        }
    }

    private mutating func removeItems(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if plan.removedItems.isEmpty { return }
        movingItems = Array(repeating: nil, count: plan.removedItems.count)
        removals.reserveCapacity(plan.removedItems.count)
        var end = plan.removedItems.count
        while end > 0 {
            let section = plan.removedItems[end - 1].path.section
            let start = UpdatePlan.group(of: section, in: plan.removedItems).lowerBound
            let place = source.sections.position(at: Int(section)).itemCount
            var count = source.itemCount(of: Int(section))
            let hasLines = isLaidOut && geometry.hasLines(inSection: Int(section))
            for index in (start..<end).reversed() {
                let run = plan.removedItems[index]
                let range = place + run.start..<place + run.start + run.count
                if run.action == .move {
                    movingItems[index] = ItemEdit(
                        range: 0..<0, part: range, of: source.items)
                }
                removals.append(ItemEdit(range: range))
                if hasLines {
                    geometry.removeItems(
                        run.start..<run.start + run.count, fromLinesOf: Int(section))
                }
                count -= run.count
            }
            source.setItemCount(count, ofSection: Int(section))
            touch(plan.newSection(of: section))
            end = start
        }
        removals.reverse()
    }

    /// Inserts items at their places after the update, once all sections are in place.
    private mutating func placeItems(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if plan.placedItems.isEmpty {
            source.items.editAll(removals)
            return
        }
        var edits: [ItemEdit] = []
        edits.reserveCapacity(plan.placedItems.count)
        /// The number of items that were placed so far.
        var placed = 0
        var index = 0
        while index < plan.placedItems.count {
            let section = plan.placedItems[index].path.section
            let place = source.sections.position(at: Int(section)).itemCount
            var count = source.itemCount(of: Int(section))
            while index < plan.placedItems.count
                && plan.placedItems[index].path.section == section
            {
                let run = plan.placedItems[index]
                let start = place + run.start - placed
                edits.append(edit(run, at: start, plan.content.items))
                count += run.count
                placed += run.count
                index += 1
            }
            source.setItemCount(count, ofSection: Int(section))
            touched.append(section)
        }
        source.items.editAll(ItemEdit.joined(removals, then: edits))
        if isLaidOut { placeInLines(plan, source, &geometry) }
    }

    /// Inserts the items that were placed into lines and lanes.
    private func placeInLines(
        _ plan: UpdatePlan, _ source: DataSource, _ geometry: inout SectionedGeometry
    ) {
        var index = 0
        while index < plan.placedItems.count {
            let section = plan.placedItems[index].path.section
            let runs = index..<UpdatePlan.group(of: section, in: plan.placedItems).upperBound
            index = runs.upperBound
            if !geometry.hasLines(inSection: Int(section)) { continue }
            if geometry.remembersPlaces(inSection: Int(section)) && plan.isPlacedAnew(section) {
                continue
            }
            let place = source.sections.position(at: Int(section)).itemCount
            for run in plan.placedItems[runs] {
                geometry.insertItems(
                    run.count, at: run.start, intoLinesOf: Int(section), source.items,
                    from: place + run.start)
            }
        }
    }

    private func edit(
        _ run: UpdatePlan.Run, at start: Int, _ content: SumTree<ItemLeaf>
    ) -> ItemEdit {
        if run.action == .move, let moving = movingItems[run.partner] {
            return moving.inserting(at: start)
        }
        return ItemEdit(range: start..<start, part: run.contentRange, of: content)
    }

    private mutating func touch(_ section: UInt32?) {
        if let section { touched.append(section) }
    }

    /// Lays out the sections whose items were inserted, removed or changed.
    private mutating func layOutTouched(
        _ plan: UpdatePlan, _ source: DataSource, _ geometry: inout SectionedGeometry
    ) {
        if touched.count > 1 { touched.sortAscending() }
        for (index, section) in touched.enumerated()
        where index == 0 || touched[index - 1] != section {
            let count = source.itemCount(of: Int(section))
            if geometry.remembersPlaces(inSection: Int(section)) && plan.isPlacedAnew(section) {
                geometry.placeAnew(Int(section), itemCount: count, source.items)
            } else {
                let first = min(count, plan.firstChange(inSection: section))
                movedItems = geometry.sectionDidChange(
                    Int(section), itemCount: count, from: first, source.items,
                    visible: keptLanes?.items(ofSection: section))
            }
        }
        if let first = touched.first, touched.contains(where: { $0 != first }) { movedItems = nil }
    }
}

// Sections that take metrics from the content.
extension UpdateEditor {
    /// Gives sections other metrics, by section indices before the update. Items keep their lanes.
    private mutating func changeMetrics(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        for run in plan.replacedSections where run.takesMetrics {
            for offset in 0..<run.count {
                let section = run.start + offset
                forgetBoundaries(section, &source, &geometry)
                let number = metricsNumber(run.firstSection + offset, plan.content)
                if number == source.metricsNumber(of: section) { continue }
                source.sections.update(at: section) { leaf, local in
                    leaf.setting(metrics: number, at: local)
                }
                if !isLaidOut { continue }
                let first = source.sections.position(at: section).itemCount
                let items = first..<first + source.itemCount(of: section)
                geometry.layOut(
                    source.sections.slice(section..<section + 1),
                    of: source.items.slice(items), at: section)
            }
        }
    }
}

extension UpdateEditor {
    /// Replaces the items of reloaded sections, by section indices before the update.
    private mutating func reloadSections(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        for run in plan.replacedSections where run.action == .reload || run.keepsContent {
            var firstItem = run.firstItem
            for offset in 0..<run.count {
                let section = run.start + offset
                let position = source.sections.position(at: section)
                let count = source.itemCount(of: section)
                let range = position.itemCount..<position.itemCount + count
                if run.keepsContent {
                    source.items.forgetMeasurements(of: range)
                    makeBoundariesEstimates(section, &source, &geometry)
                    if run.action == .reload && isLaidOut
                        && geometry.remembersPlaces(inSection: section)
                    {
                        touch(plan.newSection(of: UInt32(section)))
                    }
                    continue
                }
                let first = run.firstSection + offset
                let new = newSections(first..<first + 1, firstItem: firstItem, plan.content)
                firstItem += new.items.count
                source.items.replace(range, with: new.items)
                source.sections.replace(section..<section + 1, with: new.sections)
                if isLaidOut {
                    _ = geometry.removeSections(section..<section + 1)
                    geometry.insert(new.sections, of: new.items, at: section)
                }
            }
        }
    }

    /// Marks the boundary views of a reloaded or reconfigured section to be measured again.
    private func makeBoundariesEstimates(
        _ section: Int, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        let number = source.measuresNumber(ofSection: section)
        if !source.boundaryMeasures.makeEstimates(ofSection: number) || !isLaidOut { return }
        geometry.setMeasures(source.boundaryMeasures.ofSection(number), ofSection: section)
    }

    /// Forgets what the host measured of the boundary views of a section with other metrics.
    private func forgetBoundaries(
        _ section: Int, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if source.measuresNumber(ofSection: section) == 0 { return }
        source.forgetMeasures(ofSection: section)
        if isLaidOut { geometry.setMeasures([], ofSection: section) }
    }

    private mutating func removeSections(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        if plan.removedSections.isEmpty { return }
        movingSections = Array(repeating: nil, count: plan.removedSections.count)
        for index in plan.removedSections.indices.reversed() {
            let run = plan.removedSections[index]
            let range = run.start..<run.start + run.count
            let items =
                source.sections.position(at: range.lowerBound)
                .itemCount..<source.sections.position(at: range.upperBound).itemCount
            var cut: CutSections?
            if run.action == .move {
                cut = CutSections(
                    sections: source.sections.slice(range), items: source.items.slice(items))
            }
            source.items.replaceSubrange(items, with: nil)
            source.sections.replaceSubrange(range, with: nil)
            if isLaidOut {
                let lines = geometry.removeSections(range)
                cut?.geometry = lines
            }
            movingSections[index] = cut
        }
    }

    private mutating func placeSections(
        _ plan: UpdatePlan, _ source: inout DataSource, _ geometry: inout SectionedGeometry
    ) {
        for run in plan.placedSections {
            let item = source.sections.position(at: run.start).itemCount
            let isMove = run.action == .move
            let sections = run.firstSection..<run.firstSection + run.count
            let new =
                isMove
                ? movingSections[run.partner]
                : newSections(sections, firstItem: run.firstItem, plan.content)
            guard let new else { continue }
            source.items.replace(item..<item, with: new.items)
            source.sections.replace(run.start..<run.start, with: new.sections)
            if !isLaidOut { continue }
            if let cut = new.geometry {
                geometry.insertSections(cut, at: run.start)
            } else {
                geometry.insert(new.sections, of: new.items, at: run.start)
            }
        }
    }

    /// Makes sections of the content; their items begin at item `firstItem` of the content.
    private func newSections(
        _ range: Range<Int>, firstItem: Int, _ content: UpdateContent
    ) -> CutSections {
        var count = 0
        for section in range { count += Int(content.itemCounts[section]) }
        return CutSections(
            sections: SumTree(leaves: sectionLeaves(range, content)),
            items: content.items.slice(firstItem..<firstItem + count), geometry: nil)
    }

    private func sectionLeaves(_ range: Range<Int>, _ content: UpdateContent) -> [SectionLeaf] {
        var leaves: [SectionLeaf] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let (first, end) = (start, min(start + SectionLeaf.capacity, range.upperBound))
            leaves.appendJoining(
                SectionLeaf(
                    count: end - first,
                    itemCounts: Column(count: end - first) { content.itemCounts[first + $0] },
                    metrics: Column(count: end - first) { metricsNumber(first + $0, content) }))
            start = end
        }
        return leaves
    }

    private func metricsNumber(_ section: Int, _ content: UpdateContent) -> UInt32 {
        if content.sectionMetrics.isEmpty { return 0 }
        let number = content.sectionMetrics[section]
        return number == 0 ? 0 : metricsNumbers[Int(number) - 1]
    }
}

extension UpdatePlan {
    /// Whether a section, by its index after the update, is new, so that its lanes are new, too.
    fileprivate func isPlacedAnew(_ section: UInt32) -> Bool {
        switch past(ofSection: section) {
        case .inserted, .reloaded: true
        case .was: false
        }
    }

    /// The first item of a section, by its index after the update, at which items were inserted,
    /// removed or replaced; `Int.max` if there is none.
    fileprivate func firstChange(inSection section: UInt32) -> Int {
        var first = Self.firstStart(of: section, in: placedItems)
        if case .was(let before) = past(ofSection: section) {
            first = min(first, Self.firstStart(of: before.section, in: removedItems))
            first = min(first, Self.firstStart(of: before.section, in: replacedItems))
        }
        return first
    }

    /// - Parameter runs: Runs of items, in ascending order.
    private static func firstStart(of section: UInt32, in runs: [Run]) -> Int {
        let group = group(of: section, in: runs)
        return group.isEmpty ? .max : runs[group.lowerBound].start
    }
}

extension DataSource {
    mutating func setItemCount(_ count: Int, ofSection section: Int) {
        sections.update(at: section) { leaf, local in
            leaf.setting(itemCount: UInt32(count), at: local)
        }
    }
}
