import CollectionCore
import CollectionReference

/// A snapshot and its model, changed alike at random.
struct SnapshotRun {
    var snapshot = Snapshot(limits: Limits())
    var model = SnapshotModel()
    var random: SeededGenerator
    /// Identifiers are below this, so that many of them come again.
    var identifierCount: UInt64

    init(seed: UInt64, identifierCount: UInt64) throws {
        random = SeededGenerator(seed: seed)
        self.identifierCount = identifierCount
        try snapshot.setMetrics([SectionMetrics(), SectionMetrics()])
    }

    /// Different identifiers, spread over all numbers.
    mutating func identifiers(_ count: Int) -> [UInt64] {
        var chosen: Set<UInt64> = []
        var all: [UInt64] = []
        for _ in 0..<count {
            let number = UInt64.random(in: 0..<identifierCount, using: &random)
            if chosen.insert(number).inserted { all.append(number &* 0x9e37_79b9_7f4a_7c15) }
        }
        return all
    }

    mutating func sectionIdentifiers(_ count: Int) -> [UInt64] {
        Array((0..<12).map { UInt64($0) }.shuffled(using: &random).prefix(count))
    }

    mutating func existingItem(besides: [UInt64] = []) -> UInt64? {
        let all = model.itemIdentifiers.filter { !besides.contains($0) }
        return all.isEmpty ? nil : random.pick(all)
    }

    mutating func step() throws {
        switch random.number(0...17) {
        case 0...3: try insertItems()
        case 4: try deleteItems()
        case 5...7: try moveItem()
        case 8...10: try insertSections()
        case 11: try moveSection()
        case 12: try deleteSections()
        case 13...14: try mark()
        case 15: try setMetrics()
        default: if random.chance(3) { deleteAll() }
        }
    }

    private mutating func insertItems() throws {
        if model.sections.isEmpty { return }
        let all = identifiers(random.pick([0, 1, 2, 5, 30, 300]))
        let content = random.chance(50) ? all.map { _ in Float(random.number(0...5)) } : nil
        let items = all.enumerated().map {
            SnapshotModel.Item(identifier: $1, width: content?[$0] ?? -1)
        }
        let columns = try content.map { try ItemContent(widths: $0) }
        let there = Set(model.itemIdentifiers)
        let moved = all.filter { there.contains($0) }.count
        var target = SnapshotModel.Target.end(section: model.sections.count - 1)
        let count: Int
        if let anchor = existingItem(besides: all), random.chance(70) {
            if random.chance(50) {
                target = .before(anchor)
                count = try snapshot.insertItems(all, beforeItem: anchor, content: columns)
            } else {
                target = .after(anchor)
                count = try snapshot.insertItems(all, afterItem: anchor, content: columns)
            }
        } else if random.chance(70) {
            let section = random.number(0...model.sections.count - 1)
            target = .end(section: section)
            count = try snapshot.appendItems(
                all, toSection: model.sections[section].identifier, content: columns)
        } else {
            count = try snapshot.appendItems(all, content: columns)
        }
        if count != moved { throw Wrong() }
        model.insert(items, keepsContent: content == nil, target)
    }

    private mutating func deleteItems() throws {
        let all = model.itemIdentifiers
        var some = identifiers(2)
        if random.chance(50), !all.isEmpty {
            let start = random.number(0...all.count - 1)
            some += all[start..<min(start + random.pick([1, 10, 200]), all.count)]
        } else {
            let percent = random.pick([1, 20, 60])
            for item in all where random.chance(percent) { some.append(item) }
        }
        some = Array(Set(some)).sorted()
        try snapshot.deleteItems(some.shuffled(using: &random))
        for item in some {
            _ = model.remove(item)
            model.forget(item)
        }
    }

    private mutating func moveItem() throws {
        guard let item = existingItem(), let anchor = existingItem(besides: [item]),
            let path = model.path(item)
        else { return }
        let entry = model.sections[path.0].items[path.1]
        if random.chance(50) {
            try snapshot.moveItem(item, beforeItem: anchor)
            model.insert([entry], keepsContent: true, .before(anchor))
        } else {
            try snapshot.moveItem(item, afterItem: anchor)
            model.insert([entry], keepsContent: true, .after(anchor))
        }
    }

    private mutating func insertSections() throws {
        let all = sectionIdentifiers(random.number(0...4))
        let anchor = model.sections.map(\.identifier).filter { !all.contains($0) }
            .shuffled(using: &random).first
        let moving = all.map { identifier in
            model.sections.first { $0.identifier == identifier }
                ?? SnapshotModel.Section(identifier: identifier)
        }
        let isAfter = random.chance(50)
        if let anchor, random.chance(60) {
            if isAfter {
                try snapshot.insertSections(all, afterSection: anchor)
            } else {
                try snapshot.insertSections(all, beforeSection: anchor)
            }
            model.sections.removeAll { all.contains($0.identifier) }
            let index = model.index(of: anchor)
            model.sections.insert(contentsOf: moving, at: isAfter ? index + 1 : index)
        } else {
            try snapshot.appendSections(all)
            model.sections.removeAll { all.contains($0.identifier) }
            model.sections += moving
        }
    }

    private mutating func moveSection() throws {
        let all = model.sections.map(\.identifier).shuffled(using: &random)
        if all.count < 2 { return }
        let isAfter = random.chance(50)
        if isAfter {
            try snapshot.moveSection(all[0], afterSection: all[1])
        } else {
            try snapshot.moveSection(all[0], beforeSection: all[1])
        }
        let section = model.sections.remove(at: model.index(of: all[0]))
        let index = model.index(of: all[1])
        model.sections.insert(section, at: isAfter ? index + 1 : index)
    }

    private mutating func deleteSections() throws {
        let all = sectionIdentifiers(random.number(0...2))
        try snapshot.deleteSections(all)
        for section in model.sections where all.contains(section.identifier) {
            for item in section.items { model.forget(item.identifier) }
        }
        model.sections.removeAll { all.contains($0.identifier) }
        model.reloadedSections.removeAll { all.contains($0) }
    }

    private mutating func mark() throws {
        let percent = random.pick([1, 5])
        let some = model.itemIdentifiers.filter { _ in random.chance(percent) }
        switch random.number(0...3) {
        case 0:
            let content = some.map { _ in Float(random.number(6...9)) }
            try snapshot.reloadItems(some, content: ItemContent(widths: content))
            for (item, width) in zip(some, content) {
                guard let (section, index) = model.path(item) else { throw Wrong() }
                model.sections[section].items[index].width = width
            }
            model.reloadedItems += some.filter { !model.reloadedItems.contains($0) }
        case 1:
            try snapshot.reconfigureItems(some)
            model.reconfiguredItems += some.filter { !model.reconfiguredItems.contains($0) }
        case 2:
            let sections = sectionIdentifiers(1)
            try snapshot.reloadSections(sections)
            let there = model.sections.map(\.identifier)
            model.reloadedSections += sections.filter {
                there.contains($0) && !model.reloadedSections.contains($0)
            }
        default:
            snapshot.removeMarks()
            model.reloadedItems = []
            model.reconfiguredItems = []
            model.reloadedSections = []
        }
    }

    private mutating func setMetrics() throws {
        if model.sections.isEmpty { return }
        let index = random.number(0...model.sections.count - 1)
        let number = UInt32(random.number(0...2))
        try snapshot.setSectionMetrics(number, ofSections: [model.sections[index].identifier])
        model.sections[index].metrics = number
    }

    private mutating func deleteAll() {
        snapshot.deleteAllItems()
        model = SnapshotModel()
    }

    struct Wrong: Error {}
}
