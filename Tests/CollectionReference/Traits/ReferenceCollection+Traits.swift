import CollectionCore
import CollectionWire

// Q8: what may be done with items.
extension ReferenceCollection {
    /// False for an operation that is none of traits.
    func setTraits(_ operation: any ViewOperation) throws(CollectionError) -> Bool {
        switch operation {
        case let asked as SetDefaultTraits:
            try check(asked.traits, nil)
            defaultTraits = asked.traits.rawValue
            for shift in stride(from: UInt32(0), to: 18, by: 2)
            where defaultTraits >> shift & 3 == 0 {
                defaultTraits |= ItemTraits.standard.rawValue & 3 << shift
            }
        case let asked as SetSectionTraits:
            try check(asked.traits, nil)
            let end = Int(asked.firstSection) + asked.sectionCount
            if end > sections.count {
                let missing = max(Int(asked.firstSection), sections.count)
                throw .invalidSection(UInt32(missing), count: sections.count)
            }
            change { sections in
                for section in Int(asked.firstSection)..<end {
                    sections[section].traits = asked.traits.rawValue
                }
            }
        case let asked as SetItemTraits: try set(asked)
        case let asked as RefuseDrops: try refuse(asked)
        default: return false
        }
        return true
    }

    private func set(_ asked: SetItemTraits) throws(CollectionError) {
        if asked.traits.count != asked.runs.count {
            throw .unequalColumns(
                "traits", count: asked.traits.count, expected: asked.runs.count)
        }
        for (index, traits) in asked.traits.enumerated() { try check(traits, index) }
        var named: [[IndexPath]] = []
        for (index, run) in asked.runs.enumerated() { named.append(try paths(of: run, index)) }
        for (paths, traits) in zip(named, asked.traits) {
            change { sections in
                for path in paths {
                    sections[Int(path.section)].items[Int(path.item)].traits = traits.rawValue
                }
            }
        }
    }

    private func refuse(_ asked: RefuseDrops) throws(CollectionError) {
        if asked.sides.count != asked.runs.count {
            throw .unequalColumns("sides", count: asked.sides.count, expected: asked.runs.count)
        }
        if let index = asked.sides.firstIndex(where: { $0.rawValue > 3 }) {
            throw .invalidNumber("sides", index: index, .unknownValue)
        }
        var named: [[IndexPath]] = []
        for (index, run) in asked.runs.enumerated() { named.append(try paths(of: run, index)) }
        for (paths, sides) in zip(named, asked.sides) {
            change { sections in
                for path in paths {
                    sections[Int(path.section)].items[Int(path.item)].refusedSides = sides
                }
            }
        }
    }

    /// Changes the sections; in an interactive transition also those of the other layout.
    func change(_ change: (inout [ReferenceSection]) -> Void) {
        change(&sections)
        if isLed, var other = lead?.other {
            change(&other.sections)
            lead?.other = other
        }
    }

    /// The index paths of a run, which goes on through all sections.
    func paths(of run: ItemRun, _ index: Int) throws(CollectionError) -> [IndexPath] {
        try check(item: run.indexPath)
        let paths = allPaths.drop { $0 < run.indexPath }
        if run.count > UInt64(paths.count) {
            throw .invalidNumber("runs#.count", index: index, .outOfRange)
        }
        return Array(paths.prefix(Int(run.count)))
    }

    private func check(_ traits: ItemTraits, _ index: Int?) throws(CollectionError) {
        // Focus that selects is never asked for.
        if traits.rawValue & 0x30000 == 0x30000 {
            guard let index else { throw .invalidArgument("traits", .conflicting) }
            throw .invalidNumber("traits", index: index, .conflicting)
        }
    }

    /// The traits that an item has, question by question.
    func traits(of path: IndexPath) -> ItemTraits {
        let section = sections[Int(path.section)]
        let said = [section.items[Int(path.item)].traits, section.traits, defaultTraits]
        var all: UInt32 = 0
        for question in 0..<9 {
            let shift = UInt32(2 * question)
            let answers = said.map { $0 >> shift & 3 }
            all |= (answers.first { $0 != 0 } ?? 0) << shift
        }
        // The flags and parts of whoever has flags of its own; of the view in any case.
        all |= (said.first { $0 >> 18 & 1 == 1 } ?? defaultTraits) & 0xfffc_0000
        var traits = ItemTraits(rawValue: all)
        if traits.focus == .inherit { traits.focus = traits.select == .no ? .no : .yes }
        if traits.primaryAction == .inherit {
            traits.primaryAction = selection?.isEditing == true ? .no : .yes
        }
        return traits
    }

    /// What stays with the identifiers of a snapshot, whatever becomes of its items.
    struct KeptByIdentifier {
        var sections: [UInt64: ReferenceSection] = [:]
        var items: [UInt64: ReferenceItem] = [:]
    }

    var keptByIdentifier: KeptByIdentifier {
        var kept = KeptByIdentifier()
        guard let shown = bench.shown else { return kept }
        for (section, named) in zip(sections, shown.sections) {
            kept.sections[named.identifier] = section
            for (item, named) in zip(section.items, named.items) {
                kept.items[named.identifier] = item
            }
        }
        return kept
    }

    func carry(_ kept: KeptByIdentifier) {
        guard let shown = bench.shown else { return }
        for (section, named) in shown.sections.enumerated() {
            if let old = kept.sections[named.identifier] { sections[section].traits = old.traits }
            for (item, named) in named.items.enumerated() {
                guard let old = kept.items[named.identifier] else { continue }
                sections[section].items[item].takeOver(from: old)
            }
        }
    }
}
