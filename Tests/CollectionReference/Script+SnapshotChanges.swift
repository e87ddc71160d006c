import CollectionCore

extension Script {
    mutating func change() -> SnapshotChange {
        let snapshot = reference.bench.snapshot
        if snapshot.sections.isEmpty && random.chance(70) { return .appendSections(someSections()) }
        let areMarked = snapshot.reloadedItems + snapshot.reconfiguredItems
        if !areMarked.isEmpty && random.chance(15) { return .removeMarks }
        switch random.number(0...29) {
        case 0...7: return changeOfSections()
        case 8: return .reloadSections(someSections())
        case 9...12:
            let items = someItems()
            let section = random.chance(80) ? section() : nil
            return .appendItems(items, toSection: section, content(items.count))
        case 13...16:
            let items = random.chance(70) ? someItems() : someExistingItems(itemsThere)
            return .insertItems(items, place(item()), content(items.count))
        case 17...19:
            return .deleteItems(random.chance(80) ? someExistingItems(itemsThere) : someItems())
        case 20...22: return .moveItem(item(), place(item()))
        case 23...27: return mark()
        case 28:
            if random.chance(50) { return .replaceItems(inSection: section()) }
            let items = listedItems()
            return .setItems(items, ofSection: section(), content(items.count))
        default: return .deleteAllItems(keepingSections: random.chance(70))
        }
    }

    private var itemsThere: [UInt64] { reference.bench.snapshot.itemIdentifiers }

    private mutating func changeOfSections() -> SnapshotChange {
        switch random.number(0...9) {
        case 0: .setMetrics((0..<random.number(0...3)).map { _ in metrics() })
        case 1:
            .setSectionMetrics(
                UInt32(random.number(0...2)),
                ofSections: random.chance(80) ? [section()] : someSections())
        case 2:
            .setDuplicatePolicy(
                random.pick([.moveExisting, .moveExisting, .error, .keepFirst, .number]))
        case 3: .appendSections(someSections())
        case 4, 5: .insertSections(someSections(), place(section()))
        case 6: .deleteSections(random.chance(60) ? [section()] : someSections())
        default: .moveSection(section(), place(section()))
        }
    }

    private mutating func mark() -> SnapshotChange {
        let items = someExistingItems(itemsThere)
        if random.chance(50) { return .reloadItems(items, content(items.count)) }
        var content = content(items.count)
        // Items that are reconfigured may not get another reuse identifier.
        if random.chance(85) {
            content?.reuseIdentifiers = items.map { item in
                reference.bench.shown?.path(ofItem: item).map { path in
                    reference.sections[path.section].items[path.item]
                }?.reuseIdentifier?.rawValue ?? 0
            }
        }
        return .reconfigureItems(items, content)
    }

    /// Mostly different ones: those of a section, some others, or both, in an order that is often
    /// theirs.
    mutating func listedItems() -> [UInt64] {
        var items = someItems()
        let sections = reference.bench.snapshot.sections
        if random.chance(80), !sections.isEmpty {
            let here = random.pick(sections).items.map(\.identifier)
            let place = random.number(0...here.count)
            items = here[..<place] + items.filter { !here.contains($0) } + here[place...]
            if random.chance(60) { items.removeAll { _ in random.chance(20) } }
        }
        if random.chance(20) { items.shuffle(using: &random) }
        return items
    }

    mutating func outlineChange() -> OutlineChange {
        let there = reference.bench.outline.all.map(\.identifier)
        switch random.number(0...19) {
        case 0...6:
            // Those that are there already are refused.
            let items = someItems().filter { !there.contains($0) || random.chance(2) }
            let parent = there.isEmpty || random.chance(30) ? nil : outlineItem()
            return .append(items, to: parent, content(items.count))
        case 7, 8:
            let items = someItems().filter { !there.contains($0) || random.chance(2) }
            return .insert(items, place(outlineItem()), content(items.count))
        case 9: return .insertPart(place(outlineItem()))
        case 10: return .replaceChildren(of: outlineItem())
        case 11:
            // All children of an item that has some, which is closed then.
            let parents = reference.bench.outline.all.filter { !$0.children.isEmpty }
            if parents.isEmpty { return .expand(there) }
            return .delete(random.pick(parents).children.map(\.identifier))
        case 12: return .delete(someExistingItems(there))
        case 13...16: return .expand(someExistingItems(there))
        case 17: return .collapse(someExistingItems(there))
        case 18: return .setLazy(someExistingItems(there))
        default: return random.chance(10) ? .deleteAll : .expand(there)
        }
    }
}
