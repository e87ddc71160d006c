import CollectionCore

/// How the state after an update is made of the one before (D1). The paths before the update are
/// known to exist and not to exclude each other.
struct UpdateOrder {
    let update: ReferenceUpdate
    let before: [ReferenceSection]
    /// What is said of each item before the update, without what is dropped.
    private let said: [IndexPath: [ReferenceUpdate.Entry]]
    /// The same of each section.
    private let saidOfSections: [UInt32: [ReferenceUpdate.Entry]]

    /// Where a section after the update comes from.
    enum Origin {
        /// It is the one that was there, perhaps at another place.
        case same(Int)
        /// Another one in its place.
        case reloaded(Int, ReferenceUpdate.Entry)
        case inserted(ReferenceUpdate.Entry)
    }

    init(_ update: ReferenceUpdate, _ before: [ReferenceSection]) {
        self.update = update
        self.before = before
        let ofSections = Dictionary(grouping: update.sections.filter { $0.before != nil }) {
            $0.before?.section ?? 0
        }
        saidOfSections = ofSections
        let movedPaths = Set(update.items.filter { $0.action == .move }.compactMap(\.before))
        let kept = update.items.filter { entry in
            guard let path = entry.before else { return false }
            let fate = ofSections[path.section] ?? []
            let isGone = fate.contains { $0.action == .delete || $0.action == .reload }
            let isMoved = entry.action == .move || entry.action == .reconfigure
            return !isGone || isMoved && movedPaths.contains(path)
        }
        said = Dictionary(grouping: kept) { $0.before ?? IndexPath(section: 0) }
    }

    func entry(_ action: UpdateItem.Action, at path: IndexPath) -> ReferenceUpdate.Entry? {
        said[path]?.first { $0.action == action }
    }

    func entry(_ action: UpdateItem.Action, section: Int) -> ReferenceUpdate.Entry? {
        saidOfSections[UInt32(section)]?.first { $0.action == action }
    }

    /// What is said of items, without what is dropped.
    func entries(_ action: UpdateItem.Action) -> [ReferenceUpdate.Entry] {
        said.values.joined().filter { $0.action == action }
    }

    var sectionCountAfter: Int {
        before.count - update.sections.count { $0.action == .delete }
            + update.sections.count { $0.action == .insert }
    }

    /// The sections after the update, whose paths are known to exist and to differ.
    func origins() -> [Origin] {
        var placed: [Int: Origin] = [:]
        for entry in update.sections {
            guard let after = entry.after else { continue }
            placed[Int(after.section)] =
                entry.before.map { .same(Int($0.section)) } ?? .inserted(entry)
        }
        let left = before.indices.filter {
            entry(.delete, section: $0) == nil && entry(.move, section: $0) == nil
        }.map { index in
            entry(.reload, section: index).map { Origin.reloaded(index, $0) } ?? .same(index)
        }
        return Self.filled(count: sectionCountAfter, placed, left)
    }

    /// Those that have a place stand there; the others fill what remains, in their order.
    static func filled<Value>(count: Int, _ placed: [Int: Value], _ left: [Value]) -> [Value] {
        var left = left[...]
        return (0..<count).compactMap { placed[$0] ?? left.popFirst() }
    }

    /// The items of a section before the update that are neither deleted nor moved.
    func indicesLeft(in section: Int) -> [Int] {
        before[section].items.indices.filter {
            let path = IndexPath(section: UInt32(section), item: UInt32($0))
            return entry(.delete, at: path) == nil && entry(.move, at: path) == nil
        }
    }

    /// How many items a section after the update has but those inserted and moved into it.
    func countLeft(_ origin: Origin) -> Int {
        switch origin {
        case .same(let index): indicesLeft(in: index).count
        case .reloaded(let index, let entry):
            entry.section?.items.count ?? indicesLeft(in: index).count
        case .inserted(let entry): entry.section?.items.count ?? 0
        }
    }

    /// Inserts and moves into a section after the update.
    func arrivals(in section: Int) -> [ReferenceUpdate.Entry] {
        update.items.filter { $0.after.map { Int($0.section) } == section }
    }
}
