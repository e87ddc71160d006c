extension UpdatePlan {
    /// Sorts the parts of a batch into the plan, and checks only their shape, not the data.
    ///
    /// - Throws: `invalidNumber` for an invalid part, `unequalColumns` if the content has not the
    ///   entries that the parts need.
    mutating func take(_ items: Span<UpdateItem>) throws(CollectionError) {
        let demand = try sort(items)
        if content.itemCounts.count != demand.sections {
            throw .unequalColumns(
                "item_counts", count: content.itemCounts.count, expected: demand.sections)
        }
        for run in replacedSections where run.takesMetrics {
            for section in run.firstSection..<run.firstSection + run.count
            where content.itemCounts[section] != 0 {
                throw .outside(
                    "item_counts", index: section, Int(content.itemCounts[section]), 0, 0)
            }
        }
        if content.isWithoutItems && demand.items > 0 {
            self.content.items = SumTree(leaves: [ItemLeaf(withoutSizes: demand.items)])
        } else if content.items.count != demand.items {
            throw .unequalColumns(
                "content", count: content.items.count, expected: demand.items)
        }
    }

    /// Sorts the parts of a batch into the plan. Of the content it only reads how many items its
    /// sections have.
    ///
    /// - Returns: How many entries of the content the parts need.
    mutating func sort(
        _ items: Span<UpdateItem>
    ) throws(CollectionError) -> Demand {
        var demand = Demand()
        partCount = items.count
        makeRoom(for: items)
        for index in items.indices {
            let action = try items[index].checkedAction(part: index)
            try append(items[index], action, part: index, &demand)
        }
        Self.sort(&removedSections)
        Self.sort(&removedItems)
        Self.sort(&placedSections)
        Self.sort(&placedItems)
        Self.sort(&replacedSections)
        Self.sort(&replacedItems)
        Self.link(&removedSections, &placedSections, items.count)
        Self.link(&removedItems, &placedItems, items.count)
        return demand
    }

    /// Makes room for the runs of a large batch: an array that grows needs twice its memory
    /// meanwhile, and most of the time of a large batch goes into memory that is used for the first
    /// time.
    private mutating func makeRoom(for items: Span<UpdateItem>) {
        if items.count < 1024 { return }
        var (removed, placed, replaced) = (0, 0, 0)
        for index in items.indices where !items[index].isOfSections {
            switch items[index].action {
            case .insert: placed += 1
            case .delete: removed += 1
            case .move:
                removed += 1
                placed += 1
            case .reload, .reconfigure: replaced += 1
            case nil: break
            }
        }
        removedItems.reserveCapacity(removed)
        placedItems.reserveCapacity(placed)
        replacedItems.reserveCapacity(replaced)
    }

    /// The number of entries of the content that the parts so far need.
    struct Demand {
        var items = 0
        var sections = 0
    }

    private mutating func append(
        _ item: UpdateItem, _ action: UpdateItem.Action, part: Int, _ demand: inout Demand
    ) throws(CollectionError) {
        let path =
            action == .insert ? item.indexPathAfterUpdate : item.indexPathBeforeUpdate
        var run = Run(
            action: action, keepsContent: item.flags.contains(.keepsContent), path: path,
            count: Int(item.count), part: part, firstItem: demand.items,
            firstSection: demand.sections)
        let isSection = path.item == IndexPath.noItem
        if isSection && action == .reconfigure {
            run.keepsContent = !item.flags.contains(.takesMetrics)
        }
        if run.hasContent { take(run, isSection: isSection, &demand) }
        switch action {
        case .insert:
            if isSection { placedSections.append(run) } else { placedItems.append(run) }
        case .delete:
            if isSection { removedSections.append(run) } else { removedItems.append(run) }
        case .reload, .reconfigure:
            if isSection { replacedSections.append(run) } else { replacedItems.append(run) }
        case .move:
            let target = item.indexPathAfterUpdate
            if isSection != (target.item == IndexPath.noItem) {
                throw .conflicting(
                    "items", index: part, "moves an item to a section, or a section to an item")
            }
            if isSection { removedSections.append(run) } else { removedItems.append(run) }
            run.path = target
            if isSection { placedSections.append(run) } else { placedItems.append(run) }
        }
    }

    private func take(_ run: Run, isSection: Bool, _ demand: inout Demand) {
        if !isSection {
            demand.items.add(count: run.count)
            return
        }
        let counts = content.itemCounts
        // No further than there are counts: a hostile part may state any count.
        let start = demand.sections
        demand.sections.add(count: run.count)
        for section in min(start, counts.count)..<min(demand.sections, counts.count) {
            demand.items.add(count: counts[section])
        }
    }

    /// Sorts runs by path. Runs with equal paths stay in their order, which is the order of their
    /// parts.
    static func sort(_ runs: inout [Run]) {
        if runs.count < 2 || isAscending(runs) { return }
        runs = inOrder(runs, runs.map { $0.path.key })
    }

    static func byPart(_ runs: [Run]) -> [Run] {
        inOrder(runs, runs.map { UInt64($0.part) })
    }

    @inline(never)
    private static func inOrder(_ runs: [Run], _ keys: [UInt64]) -> [Run] {
        SortedIdentifiers(keys).entries.map { runs[Int($0.number)] }
    }

    private static func isAscending(_ runs: [Run]) -> Bool {
        for index in 1..<runs.count where runs[index].path < runs[index - 1].path {
            return false
        }
        return true
    }

    /// Sets `partner` in the two runs of each move.
    ///
    /// - Parameter partCount: The number of parts in the batch.
    private static func link(_ removed: inout [Run], _ placed: inout [Run], _ partCount: Int) {
        if removed.isEmpty || !placed.contains(where: { $0.action == .move }) { return }
        var targets = [UInt32](repeating: 0, count: partCount)
        for index in placed.indices where placed[index].action == .move {
            targets[placed[index].part] = UInt32(index)
        }
        for index in removed.indices where removed[index].action == .move {
            let target = Int(targets[removed[index].part])
            removed[index].partner = target
            placed[target].partner = index
        }
    }
}

extension UpdateItem {
    /// Whether the part is about sections.
    fileprivate var isOfSections: Bool {
        let path = action == .insert ? indexPathAfterUpdate : indexPathBeforeUpdate
        return path.item == IndexPath.noItem
    }

    func checkedAction(part: Int) throws(CollectionError) -> Action {
        guard let action else {
            throw .unknown("items#.action", index: part, actionNumber, most: 5)
        }
        if count == 0 {
            throw .outside("items#.count", index: part, UInt64(count), 1, UInt64(UInt32.max))
        }
        if !flags.isSubset(of: [.keepsContent, .takesMetrics]) {
            throw .unknownBits("items#.flags", index: part, UInt64(flags.rawValue), known: 3)
        }
        let isReplaced = action == .reload || action == .reconfigure
        if flags.contains(.keepsContent) && !isReplaced {
            throw .conflicting(
                "items#.flags", index: part,
                "has JGB_UPDATE_KEEPS_CONTENT, which is for reloads and reconfigures")
        }
        if flags.contains(.takesMetrics) && !canTakeMetrics(action) {
            throw .conflicting(
                "items#.flags", index: part,
                "has JGB_UPDATE_TAKES_METRICS, which is for reconfigures of sections alone")
        }
        return action
    }

    private func canTakeMetrics(_ action: Action) -> Bool {
        action == .reconfigure && isOfSections && !flags.contains(.keepsContent)
    }
}

extension UpdateContent {
    var isWithoutItems: Bool { items.isEmpty }
}

extension ItemLeaf {
    /// Makes a leaf of items that have all values from the metrics of their section.
    convenience init(withoutSizes count: Int) {
        self.init(
            count: count, widths: Column(repeating: ItemLeaf.noLength),
            heights: Column(repeating: ItemLeaf.noLength),
            reuseIdentifiers: Column(repeating: ItemLeaf.noReuseIdentifier),
            sizeStates: Column(repeating: .given))
    }
}
