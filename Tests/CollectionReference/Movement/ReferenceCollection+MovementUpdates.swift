import CollectionCore

// R9: what updates make of a movement.
extension ReferenceCollection {
    /// What an update may do to a movement depends on who was presented beside the item.
    struct MovementNeighbors {
        let source: IndexPath
        let target: IndexPath
        let identifier: UInt64?
        /// Their identities, and that of the section.
        let before: Int?
        let behind: Int?
        let section: Int
    }

    var movementNeighbors: MovementNeighbors? {
        guard let movement, let source = heldPath else { return nil }
        let order = PresentedOrder(sections, from: source, to: movement.target)
        let items = order.sections[Int(movement.target.section)].items
        let place = Int(movement.target.item)
        return MovementNeighbors(
            source: source, target: movement.target,
            identifier: bench.shown?.itemIdentifier(at: source),
            before: place > 0 ? items[place - 1].identity : nil,
            behind: place + 1 < items.count ? items[place + 1].identity : nil,
            section: order.sections[Int(movement.target.section)].identity)
    }

    /// After an update.
    func followMovement(_ old: MovementNeighbors?) {
        guard let old, movement != nil else { return }
        guard let source = heldPath else {
            drop()
            movementNews = { self.tellLost(old, isOld: true) }
            return
        }
        var target = old.target == old.source ? source : followed(old, source)
        if !mayBe(at: target, source) { target = source }
        movement?.target = target
        movement?.found = target
        // The host knows what it has changed itself.
        movement?.toldTarget = target
        movement?.pending = nil
    }

    /// Other data, or another layout, lets the item go.
    func loseMovement(isOld: Bool) {
        guard let old = movementNeighbors else { return }
        drop()
        movementNews = { self.tellLost(old, isOld: isOld) }
    }

    private func tellLost(_ old: MovementNeighbors, isOld: Bool) {
        tell(
            .movementCancelled, old.source, [old.source], at: max(news.frameTime_ns, inputTime_ns),
            .update, identifier: old.identifier, isOld: isOld)
    }

    private func followed(_ old: MovementNeighbors, _ source: IndexPath) -> IndexPath {
        if let before = old.before.flatMap({ placeWithoutHeld($0, source) }) {
            return IndexPath(section: before.section, item: before.item + 1)
        }
        if let behind = old.behind.flatMap({ placeWithoutHeld($0, source) }) { return behind }
        if let section = sections.firstIndex(where: { $0.identity == old.section }) {
            let others = sections[section].items.count - (section == Int(source.section) ? 1 : 0)
            return IndexPath(
                section: UInt32(section), item: min(old.target.item, UInt32(others)))
        }
        return source
    }

    /// Where another item is if the held one is left out.
    private func placeWithoutHeld(_ identity: Int, _ source: IndexPath) -> IndexPath? {
        guard var path = path(ofItem: identity) else { return nil }
        if path.section == source.section && path.item > source.item { path.item -= 1 }
        return path
    }
}
