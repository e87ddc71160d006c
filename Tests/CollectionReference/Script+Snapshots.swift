import CollectionCore
import CollectionWire

extension Script {
    /// Sections and items of a first snapshot, shown.
    mutating func firstSnapshot() -> [Step] {
        var steps: [SnapshotStep] = []
        if random.chance(50) { steps.append(.edit(.setMetrics([metrics(), metrics()]))) }
        let sections = (1...UInt64(random.number(1...5))).shuffled(using: &random)
        steps.append(.edit(.appendSections(sections)))
        let items = (0..<itemIdentifierCount).map { Self.firstItem + $0 }
        var left = random.chance(70) ? items[...] : items.shuffled(using: &random)[...]
        for _ in 0..<random.number(1...5) {
            let count = random.number(1...max(4, items.count / 3))
            let some = Array(left.prefix(count))
            left = left.dropFirst(count)
            steps.append(
                .edit(.appendItems(some, toSection: random.pick(sections), content(some.count))))
        }
        steps.append(random.chance(80) ? .apply(settings()) : .applyUsingReloadData)
        return steps.map { .snapshot($0) }
    }

    /// The first identifier of an item; those of sections are below it.
    static let firstItem: UInt64 = 100

    mutating func snapshotStep() -> Step {
        let bench = reference.bench
        if bench.wasRefused && random.chance(60) {
            return .snapshot(random.chance(70) ? .edit(.removeMarks) : .copyShown)
        }
        if random.chance(outlinePercent) { return .snapshot(outlineStep()) }
        switch random.number(0...99) {
        case 0..<48: return .snapshot(.edit(change()))
        case 48..<67: return .snapshot(.apply(settings()))
        case 67..<72:
            let percent = random.pick([0, 10, 50, 90, 100])
            let items = bench.snapshot.itemIdentifiers.filter { _ in random.chance(percent) }
            return .snapshot(
                .applyFiltered(to: random.chance(90) ? items : someItems(), settings()))
        case 72..<77:
            let items = listedItems()
            return .snapshot(
                .applyItems(items, toSection: section(), content(items.count), settings()))
        case 77, 78: return .snapshot(.applyUsingReloadData)
        case 79...81: return .snapshot(.keep)
        case 82: return .snapshot(.restore)
        case 83: return .snapshot(.copyShown)
        case 84: return badContent()
        case 85...89: return .call(setContentAnchor())
        default: return .snapshot(snapshotQuestion())
        }
    }

    private mutating func outlineStep() -> SnapshotStep {
        switch random.number(0...99) {
        case 0..<64: .editOutline(outlineChange())
        case 64..<71: .takePart(of: outlineItem(), includingParent: random.chance(50))
        case 71..<87: .applyOutline(toSection: section(), settings())
        case 87..<95: .outlineContents
        default: .outlineItem(outlineItem())
        }
    }

    private mutating func snapshotQuestion() -> SnapshotStep {
        switch random.number(0...5) {
        case 0...2: .contents
        case 3: .shownContents
        case 4: .indexPath(ofItem: item())
        default: .itemIdentifier(at: indexPath())
        }
    }

    private mutating func badContent() -> Step {
        var bad = DataDescription.Chunk(itemCounts: [])
        bad.widths = [1, -2]
        let items = [Self.firstItem, Self.firstItem + 1]
        let error = CollectionError.invalidNumber("widths", index: 1, .negative)
        return random.chance(50)
            ? .refused(.snapshot(.edit(.appendItems(items, toSection: nil, bad))), error)
            : .refused(.snapshot(.editOutline(.append(items, to: nil, bad))), error)
    }
}

/// What changes speak of. Identifiers are few, so that many are there already.
extension Script {
    /// Mostly one that is there.
    mutating func item() -> UInt64 {
        let there = reference.bench.snapshot.itemIdentifiers
        if there.isEmpty || random.chance(3) { return anyItem() }
        return random.pick(there)
    }

    mutating func section() -> UInt64 {
        let there = reference.bench.snapshot.sectionIdentifiers
        if there.isEmpty || random.chance(3) { return UInt64(random.number(0...9)) }
        return random.pick(there)
    }

    mutating func outlineItem() -> UInt64 {
        let there = reference.bench.outline.all
        if there.isEmpty || random.chance(5) { return anyItem() }
        return random.pick(there).identifier
    }

    private mutating func anyItem() -> UInt64 {
        Self.firstItem + UInt64(random.number(0...Int(itemIdentifierCount)))
    }

    /// Mostly different ones: some that follow one another, or from here and there.
    mutating func someItems() -> [UInt64] {
        let count = random.pick([0, 1, 1, 2, 3, 6, 15])
        let first = anyItem()
        var items = (0..<UInt64(count)).map { first + $0 }
        if random.chance(50) {
            items = (0..<count).map { _ in anyItem() }
            if random.chance(90) { items = Array(Set(items)).sorted().shuffled(using: &random) }
        }
        return items
    }

    /// Mostly different ones that are there.
    mutating func someExistingItems(_ there: [UInt64]) -> [UInt64] {
        if there.isEmpty || random.chance(3) { return someItems() }
        if random.chance(40) {
            return Array(there.shuffled(using: &random).prefix(random.number(0...4)))
        }
        let start = random.number(0...there.count - 1)
        var items = Array(there[start...].prefix(random.pick([1, 1, 2, 3, 8])))
        if random.chance(2) { items.append(items[0]) }
        return items
    }

    mutating func someSections() -> [UInt64] {
        let all = (1...UInt64(9)).shuffled(using: &random)
        var sections = Array(all.prefix(random.pick([0, 1, 1, 1, 2, 3])))
        if random.chance(2) { sections += [7, 7] }
        return sections
    }

    mutating func place(_ anchor: UInt64) -> SnapshotPlace {
        random.chance(50) ? .before(anchor) : .after(anchor)
    }

    /// Nil now and then: nothing of the items' own, or what they have.
    mutating func content(_ count: Int) -> DataDescription.Chunk? {
        if random.chance(45) { return nil }
        var chunk = DataDescription.Chunk(itemCounts: [])
        let lengths = (0..<random.pick([1, 1, 3])).map { _ in Float(length()) }
        if random.chance(60) { chunk.widths = (0..<count).map { _ in random.pick(lengths) } }
        if random.chance(70) { chunk.heights = (0..<count).map { _ in random.pick(lengths) } }
        if usesReuseIdentifiers && random.chance(50) {
            // The third is for headers: what names it cannot be shown.
            let identifiers = random.chance(2) ? [0, 3] : Self.cellIdentifiers
            chunk.reuseIdentifiers = (0..<count).map { _ in random.pick(identifiers) }
        }
        if random.chance(25) { chunk.spans = spans(count) }
        if random.chance(25) { chunk.options.insert(.sizesAreEstimates) }
        return chunk
    }
}
