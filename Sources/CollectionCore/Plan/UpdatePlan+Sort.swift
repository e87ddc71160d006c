extension UpdatePlan {
    /// Sorts the parts of a batch, and looks at nothing but their shape.
    ///
    /// - Throws: `invalidNumber` for a part that means nothing, `unequalColumns` when the content
    ///   is not what the parts need.
    mutating func take(_ items: Span<UpdateItem>) throws(CollectionError) {
        let demand = try sort(items)
        if content.itemCounts.count != demand.sections {
            throw .unequalColumns(
                .itemCounts, count: content.itemCounts.count, expected: demand.sections)
        }
        if content.isWithoutItems && demand.items > 0 {
            self.content.items = SumTree(leaves: [ItemLeaf(withoutSizes: demand.items)])
        } else if content.items.count != demand.items {
            throw .unequalColumns(
                .content, count: content.items.count, expected: demand.items)
        }
    }

    /// The same without a look at the content, but for how many items its sections have.
    ///
    /// - Returns: What the parts take from the content.
    mutating func sort(
        _ items: Span<UpdateItem>
    ) throws(CollectionError) -> Demand {
        var demand = Demand()
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
        Self.link(&removedSections, &placedSections)
        Self.link(&removedItems, &placedItems)
        return demand
    }

    /// What the parts so far take from the content.
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
            action: action, path: path, count: Int(item.count), part: part,
            firstItem: demand.items, firstSection: demand.sections,
            keepsContent: item.flags.contains(.keepsContent))
        let isSection = path.item == IndexPath.noItem
        if isSection && action == .reconfigure { run.keepsContent = true }
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
                throw .invalidNumber(.updateItems, index: part, .conflicting)
            }
            if isSection { removedSections.append(run) } else { removedItems.append(run) }
            run.path = target
            if isSection { placedSections.append(run) } else { placedItems.append(run) }
        }
    }

    private func take(_ run: Run, isSection: Bool, _ demand: inout Demand) {
        if !isSection {
            demand.items += run.count
            return
        }
        let counts = content.itemCounts
        // No further than there are counts: a hostile run is as long as a number can say.
        let end = demand.sections + run.count
        for section in min(demand.sections, counts.count)..<min(end, counts.count) {
            demand.items += Int(counts[section])
        }
        demand.sections = end
    }

    /// By path; runs that begin at the same one stay in the order in which they come, that of
    /// their parts.
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

    /// The runs of moves, by part.
    private static func moves(_ runs: [Run]) -> [Int] {
        let moves = runs.indices.filter { runs[$0].action == .move }
        if moves.count < 2 { return moves }
        let order = SortedIdentifiers(moves.map { UInt64(runs[$0].part) })
        return order.entries.map { moves[Int($0.number)] }
    }

    /// Tells the two runs of each move of each other.
    private static func link(_ removed: inout [Run], _ placed: inout [Run]) {
        if removed.isEmpty || placed.isEmpty { return }
        let sources = moves(removed)
        if sources.isEmpty { return }
        for (source, target) in zip(sources, moves(placed)) {
            removed[source].partner = target
            placed[target].partner = source
        }
    }
}

extension UpdateItem {
    func checkedAction(part: Int) throws(CollectionError) -> Action {
        guard let action else {
            throw .invalidNumber(.updateAction, index: part, .unknownValue)
        }
        if count == 0 { throw .invalidNumber(.updateCount, index: part, .empty) }
        if !flags.isSubset(of: .keepsContent) {
            throw .invalidNumber(.updateFlags, index: part, .unknownValue)
        }
        if flags.contains(.keepsContent) && action != .reload && action != .reconfigure {
            throw .invalidNumber(.updateFlags, index: part, .conflicting)
        }
        return action
    }
}

extension UpdateContent {
    var isWithoutItems: Bool { items.isEmpty }
}

extension ItemLeaf {
    /// A run of items that are as their section's metrics say.
    convenience init(withoutSizes count: Int) {
        self.init(
            count: count, widths: Column(repeating: ItemLeaf.noLength),
            heights: Column(repeating: ItemLeaf.noLength),
            reuseIdentifiers: Column(repeating: ItemLeaf.noReuseIdentifier),
            sizeStates: Column(repeating: .given))
    }
}
