import CollectionCore

/// A batch update in the making: parts whose places after the update are found at the end, so that
/// they fit together.
struct UpdateSketch {
    /// What a part says, but for where to.
    struct Draft {
        var action: UpdateItem.Action
        /// The section, or the first item, of the run before the update.
        var before: IndexPath?
        var count = 1
        var keepsContent = false
        var takesMetrics = false
        /// Items: the place in `finalSections` where they go.
        var target: Int?
        var after: IndexPath?
    }

    /// A section after the update.
    enum Final {
        case same(Int)
        case reloaded(Int)
        /// With so many items that it brings.
        case brought(Int)
    }

    let before: [ReferenceSection]
    var random: SeededGenerator
    var drafts: [Draft] = []
    var finalSections: [Final] = []
    var counts: [UInt32] = []
    /// How many items each section has that a part brings, by the place of the part.
    private var broughtCounts: [Int: [Int]] = [:]
    private var takenSections: [Bool]
    private var takenItems: [[Bool]]
    /// Neither deleted nor moved.
    private var leftItems: [[Bool]]
    private var leftSections: [Bool]

    init(_ before: [ReferenceSection], _ random: SeededGenerator) {
        self.before = before
        self.random = random
        takenSections = before.map { _ in false }
        leftSections = takenSections.map { !$0 }
        takenItems = before.map { $0.items.map { _ in false } }
        leftItems = takenItems.map { $0.map { !$0 } }
    }

    /// The numbers of items of the sections that a part brings.
    func brought(by draft: Int) -> [Int] { broughtCounts[draft] ?? [] }

    mutating func addSections(_ count: Int) {
        for _ in 0..<count {
            let action = random.pick([
                UpdateItem.Action.insert, .delete, .reload, .move, .reconfigure, .move,
            ])
            if action == .insert {
                addDraft(Draft(action: .insert, count: random.number(1...2)))
            } else if let run = freeRun(takenSections, atMost: 2) {
                addSectionRun(run, action)
            }
        }
        placeSections()
    }

    private mutating func addSectionRun(_ run: Range<Int>, _ action: UpdateItem.Action) {
        for section in run { takenSections[section] = true }
        let path = IndexPath(section: UInt32(run.lowerBound))
        let keepsContent = action == .reload && random.chance(40)
        addDraft(
            Draft(
                action: action, before: path, count: run.count, keepsContent: keepsContent,
                takesMetrics: action == .reconfigure && random.chance(60)))
        for section in run where action == .delete || action == .move {
            leftSections[section] = false
        }
        // What is said of the items of a section that is not there any more is left to chance.
        for section in run where action == .reload || action == .delete && random.chance(70) {
            takenItems[section] = takenItems[section].map { _ in true }
        }
        if action == .move && random.chance(20) {
            addDraft(
                Draft(
                    action: .reconfigure, before: path, count: run.count,
                    takesMetrics: random.chance(60)))
        }
    }

    private mutating func addDraft(_ draft: Draft) {
        let isOfSections = draft.before?.isSection ?? (draft.target == nil)
        if isOfSections && !draft.keepsContent
            && (draft.action == .insert || draft.action == .reload)
        {
            broughtCounts[drafts.count] = (0..<draft.count).map { _ in random.number(0...4) }
        }
        if draft.takesMetrics {
            broughtCounts[drafts.count] = Array(repeating: 0, count: draft.count)
        }
        drafts.append(draft)
    }

    /// Sections that are left in their order, and runs of others between them.
    private mutating func placeSections() {
        var runs: [(draft: Int?, sections: [Final])] = before.indices
            .filter { leftSections[$0] }
            .map { (nil, [final(of: $0)]) }
        for (number, draft) in drafts.enumerated() {
            let sections: [Final]
            switch (draft.action, draft.before) {
            case (.insert, _): sections = brought(by: number).map { .brought($0) }
            case (.move, let path?):
                sections = (0..<draft.count).map { .same(Int(path.section) + $0) }
            default: continue
            }
            runs.insert((number, sections), at: random.number(0...runs.count))
        }
        for run in runs {
            if let draft = run.draft {
                drafts[draft].after = IndexPath(section: UInt32(finalSections.count))
            }
            finalSections += run.sections
        }
    }

    private func final(of section: Int) -> Final {
        for (number, draft) in drafts.enumerated() where draft.action == .reload {
            let first = Int(draft.before?.section ?? 0)
            if !(first..<first + draft.count).contains(section) { continue }
            return draft.keepsContent
                ? .reloaded(section) : .brought(brought(by: number)[section - first])
        }
        return .same(section)
    }

    /// Some that are neighbours and of which nothing is said yet.
    private mutating func freeRun(_ taken: [Bool], atMost most: Int) -> Range<Int>? {
        if taken.isEmpty { return nil }
        let start = random.number(0...taken.count - 1)
        let end = min(taken.count, start + random.number(1...most))
        let free = (start..<end).prefix { !taken[$0] }
        return free.isEmpty ? nil : free
    }
}

extension UpdateSketch {
    mutating func addItems(_ count: Int) {
        for _ in 0..<count {
            let action = random.pick([
                UpdateItem.Action.insert, .insert, .delete, .reload, .move, .move, .reconfigure,
            ])
            if action == .insert {
                guard let target = target() else { continue }
                addDraft(Draft(action: .insert, count: random.number(1...3), target: target))
            } else if !before.isEmpty {
                let section = random.number(0...before.count - 1)
                if let run = freeRun(takenItems[section], atMost: 3) {
                    addItemRun(section, run, action)
                }
            }
        }
        placeItems()
    }

    private mutating func target() -> Int? {
        finalSections.isEmpty ? nil : random.number(0...finalSections.count - 1)
    }

    private mutating func addItemRun(
        _ section: Int, _ run: Range<Int>, _ action: UpdateItem.Action
    ) {
        let target = action == .move ? self.target() : nil
        if action == .move && target == nil { return }
        let path = IndexPath(section: UInt32(section), item: UInt32(run.lowerBound))
        var draft = Draft(action: action, before: path, count: run.count, target: target)
        if action == .reload || action == .reconfigure { draft.keepsContent = random.chance(40) }
        addDraft(draft)
        if action == .move && random.chance(20) {
            addDraft(
                Draft(
                    action: .reconfigure, before: path, count: run.count,
                    keepsContent: random.chance(50)))
        }
        for item in run {
            takenItems[section][item] = true
            if action == .move || action == .delete { leftItems[section][item] = false }
        }
    }

    private mutating func placeItems() {
        for (section, final) in finalSections.enumerated() {
            let left: Int
            switch final {
            case .same(let index), .reloaded(let index): left = leftItems[index].count { $0 }
            case .brought(let count): left = count
            }
            var runs: [(draft: Int?, count: Int)] = Array(repeating: (nil, 1), count: left)
            for (number, draft) in drafts.enumerated() where draft.target == section {
                runs.insert((number, draft.count), at: random.number(0...runs.count))
            }
            var item = 0
            for run in runs {
                if let draft = run.draft {
                    drafts[draft].after = IndexPath(
                        section: UInt32(section), item: UInt32(item))
                }
                item += run.count
            }
            counts.append(UInt32(item))
        }
    }
}
