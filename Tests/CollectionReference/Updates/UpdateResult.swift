import CollectionCore

/// The data after an update, and what became of whom.
struct UpdateResult {
    var sections: [ReferenceSection] = []
    /// Of items and sections that were put in the place of others, and of those others.
    var reloaded: Set<Int> = []
    /// Whose place those have that were put there (T4), by their identities.
    var replaced: [Int: Int] = [:]
    /// Of items and sections that stay, but are to be configured anew.
    var reconfigured: Set<Int> = []
    /// Of items and sections that a part moved, and of the items of such sections.
    var moved: Set<Int> = []
    /// Of items and sections that were not there before.
    var arrived: Set<Int> = []
    /// The last identity given out.
    private var lastIdentity: Int

    /// - Parameter update: One that is not refused.
    init(_ update: ReferenceUpdate, _ before: [ReferenceSection], lastIdentity: inout Int) {
        self.lastIdentity = lastIdentity
        let order = UpdateOrder(update, before)
        let origins = order.origins()
        for (index, origin) in origins.enumerated() {
            var section = section(of: origin, order)
            var placed: [Int: ReferenceItem] = [:]
            for entry in order.arrivals(in: index) {
                guard let after = entry.after else { continue }
                placed[Int(after.item)] = arrival(entry, order)
            }
            section.items = UpdateOrder.filled(
                count: section.items.count + placed.count, placed, section.items)
            if case .reloaded(let index, _) = origin { replace(before[index], section) }
            sections.append(section)
        }
        lastIdentity = self.lastIdentity
        for path in update.items.filter({ $0.action == .move }).compactMap(\.before) {
            moved.insert(before[Int(path.section)].items[Int(path.item)].identity)
        }
        for path in update.sections.filter({ $0.action == .move }).compactMap(\.before) {
            let section = before[Int(path.section)]
            moved.formUnion([section.identity] + section.items.map(\.identity))
        }
    }

    /// What has the same number in a reloaded section is in the place of what was there.
    private mutating func replace(_ old: ReferenceSection, _ new: ReferenceSection) {
        replaced[new.identity] = old.identity
        for (was, item) in zip(old.items, new.items) where reloaded.contains(item.identity) {
            replaced[item.identity] = was.identity
        }
    }

    /// Puts an item in the place of another one (T4).
    mutating func put(_ path: IndexPath, inPlaceOf old: Int) {
        let new = sections[Int(path.section)].items[Int(path.item)].identity
        reloaded.formUnion([old, new])
        replaced[new] = old
    }

    private mutating func newIdentity() -> Int {
        lastIdentity += 1
        arrived.insert(lastIdentity)
        return lastIdentity
    }

    /// A section with the items that are left in it, or that it brings.
    private mutating func section(
        of origin: UpdateOrder.Origin, _ order: UpdateOrder
    ) -> ReferenceSection {
        switch origin {
        case .inserted(let entry): return brought(entry.section, isReloaded: false)
        case .same(let index):
            var section = order.before[index]
            if let entry = order.entry(.reconfigure, section: index) {
                reconfigured.insert(section.identity)
                section.makeBoundariesStale()
                if let content = entry.section {
                    section.metrics = content.metrics
                    section.measuredBoundaries = [:]
                }
            }
            section.items = order.indicesLeft(in: index).map { left(index, $0, order) }
            return section
        case .reloaded(let index, let entry):
            let old = order.before[index]
            reloaded.insert(old.identity)
            let left = order.indicesLeft(in: index)
            for item in left { reloaded.insert(old.items[item].identity) }
            if let content = entry.section {
                // X4: views stay, the items are others.
                var content = content
                content.saidViews = old.saidViews
                content.collectedViews = old.collectedViews
                content.traits = old.traits
                return brought(content, isReloaded: true)
            }
            var section = old
            section.makeBoundariesStale()
            section.items = left.map { item in
                // What is said of the item itself counts, too.
                var item = self.left(index, item, order)
                item.measured?.isStale = true
                return item
            }
            return brought(section, isReloaded: true)
        }
    }

    private mutating func brought(
        _ section: ReferenceSection?, isReloaded: Bool
    ) -> ReferenceSection {
        var section = section ?? ReferenceSection(metrics: nil, items: [])
        section.identity = newIdentity()
        section.laneCount = nil
        if isReloaded { reloaded.insert(section.identity) }
        for index in section.items.indices {
            section.items[index].identity = newIdentity()
            if isReloaded { reloaded.insert(section.items[index].identity) }
        }
        return section
    }

    /// An item that is left where it is, or another one in its place (D2).
    private mutating func left(_ section: Int, _ item: Int, _ order: UpdateOrder) -> ReferenceItem {
        let path = IndexPath(section: UInt32(section), item: UInt32(item))
        let old = order.before[section].items[item]
        guard let reload = order.entry(.reload, at: path) else {
            return reconfigured(old, path, order)
        }
        var new = reload.item ?? old
        new.measured?.isStale = true
        new.identity = newIdentity()
        new.lane = old.lane
        (new.said, new.collected) = (old.said, old.collected)
        new.takeOver(from: old)
        reloaded.formUnion([old.identity, new.identity])
        replaced[new.identity] = old.identity
        return new
    }

    private mutating func arrival(
        _ entry: ReferenceUpdate.Entry, _ order: UpdateOrder
    ) -> ReferenceItem {
        if let path = entry.before {
            var item = reconfigured(
                order.before[Int(path.section)].items[Int(path.item)], path, order)
            item.lane = nil
            return item
        }
        var item = entry.item ?? ReferenceItem()
        // An item that takes the place of a placeholder is known already.
        if item.identity == 0 { item.identity = newIdentity() }
        return item
    }

    /// D2: the same item, with other content if the batch has some.
    private mutating func reconfigured(
        _ old: ReferenceItem, _ path: IndexPath, _ order: UpdateOrder
    ) -> ReferenceItem {
        let entry = order.entry(.reconfigure, at: path)
        let ofSection = order.entry(.reconfigure, section: Int(path.section))
        // Items that a part moves are reconfigured only if they are named themselves, and items of
        // a section that takes metrics as well.
        let isSectionNamed =
            ofSection != nil && ofSection?.section == nil
            && order.entry(.move, at: path) == nil
        if entry == nil && !isSectionNamed { return old }
        var item = entry?.item ?? old
        item.identity = old.identity
        item.lane = old.lane
        (item.said, item.collected) = (old.said, old.collected)
        item.takeOver(from: old)
        item.measured?.isStale = true
        reconfigured.insert(item.identity)
        return item
    }
}
