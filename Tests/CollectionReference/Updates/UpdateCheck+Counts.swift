import CollectionCore

extension UpdateCheck {
    /// D3: the counts that the host states, held against those that follow from the parts.
    func wrongCount(
        _ stated: [UInt32], _ order: UpdateOrder, _ origins: [UpdateOrder.Origin]
    ) -> InvalidUpdate? {
        if stated.count != origins.count {
            return .sectionCount(sectionCounts(after: stated.count))
        }
        for (section, origin) in origins.enumerated() {
            let arrivals = order.arrivals(in: section)
            if Int(stated[section]) == order.countLeft(origin) + arrivals.count { continue }
            var counts = counts(of: origin, order)
            counts.after = Int(stated[section])
            counts.inserted += arrivals.count { $0.action == .insert }
            counts.movedIn = arrivals.count { $0.action == .move }
            return .itemCount(section: UInt32(section), counts)
        }
        return nil
    }

    /// Moves within the data count as moves in and as moves out.
    private func sectionCounts(after: Int) -> InvalidUpdate.Counts {
        let moves = update.sections.count { $0.action == .move }
        return InvalidUpdate.Counts(
            before: before.count, after: after,
            inserted: update.sections.count { $0.action == .insert },
            deleted: update.sections.count { $0.action == .delete }, movedIn: moves,
            movedOut: moves)
    }

    /// What a section had and lost; one that is new had what it brought.
    private func counts(
        of origin: UpdateOrder.Origin, _ order: UpdateOrder
    ) -> InvalidUpdate.Counts {
        var counts = InvalidUpdate.Counts(
            before: 0, after: 0, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
        switch origin {
        case .inserted, .reloaded: counts.before = order.countLeft(origin)
        case .same(let index):
            counts.before = before[index].items.count
            counts.movedOut = order.entries(.move).count { Int($0.before?.section ?? 0) == index }
            counts.deleted = order.entries(.delete).count {
                Int($0.before?.section ?? 0) == index
            }
        }
        return counts
    }
}
