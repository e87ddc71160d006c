import CollectionCore

/// UIKit's mistake (D3): it finds the place of what is reloaded by the inserts and deletes before
/// it, without the moves, and raises where an insert or a move goes to the same place.
struct StrictCheck {
    let order: UpdateOrder
    let origins: [UpdateOrder.Origin]

    func fault() -> InvalidUpdate? { faultOfSections() ?? faultOfItems() }

    private func faultOfSections() -> InvalidUpdate? {
        let sections = order.update.sections
        let collisions = sections.filter { $0.action == .reload }.compactMap { entry in
            entry.before.flatMap { path in
                let place = place(
                    of: path.section,
                    deletes: sections.filter { $0.action == .delete }.compactMap(\.before?.section),
                    inserts: sections.filter { $0.action == .insert }.compactMap(\.after?.section))
                return collision(at: IndexPath(section: place), sections)
            }
        }
        return first(collisions)
    }

    private func faultOfItems() -> InvalidUpdate? {
        let items = order.update.items
        let collisions = order.entries(.reload).compactMap { entry -> Collision? in
            guard let path = entry.before, let section = sectionAfter(path.section) else {
                return nil
            }
            let place = place(
                of: path.item,
                deletes: order.entries(.delete).compactMap(\.before)
                    .filter { $0.section == path.section }.map(\.item),
                inserts: items.filter { $0.action == .insert }.compactMap(\.after)
                    .filter { $0.section == section }.map(\.item))
            return collision(at: IndexPath(section: section, item: place), items)
        }
        return first(collisions)
    }

    private typealias Collision = (path: IndexPath, fault: InvalidUpdate)

    private func first(_ collisions: [Collision]) -> InvalidUpdate? {
        collisions.min { $0.path < $1.path }?.fault
    }

    private func place(of index: UInt32, deletes: [UInt32], inserts: [UInt32]) -> UInt32 {
        var place = index - UInt32(deletes.count { $0 < index })
        for insert in inserts.sorted() where insert <= place { place += 1 }
        return place
    }

    private func collision(
        at path: IndexPath, _ entries: [ReferenceUpdate.Entry]
    ) -> Collision? {
        guard let other = entries.first(where: { $0.after == path }) else { return nil }
        // To UIKit a reload is a delete and an insert.
        return (path, .conflict(.insert, other.action, path, .after))
    }

    private func sectionAfter(_ section: UInt32) -> UInt32? {
        let place = origins.firstIndex { origin in
            switch origin {
            case .same(let index), .reloaded(let index, _): index == Int(section)
            case .inserted: false
            }
        }
        return place.map { UInt32($0) }
    }
}
