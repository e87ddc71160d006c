/// Data that belongs to items, in the order of all items: updates of the items remove parts of the
/// data and insert parts.
protocol ItemSequence {
    /// A part of the data that was removed.
    associatedtype Piece

    /// Removes the data of some items: the numbers of the items behind them decrease.
    mutating func cut(_ numbers: Range<Int>) -> Piece
    /// Inserts a part that was removed: the numbers of the items behind it increase.
    mutating func insert(_ piece: Piece, at number: Int)
    /// Inserts data for new items.
    mutating func insertNew(_ count: Int, at number: Int)
    /// Forgets the removed data of items that have left the data source.
    mutating func forget(_ piece: Piece)
}

extension UpdatePlan {
    /// Adjusts data that belongs to items for the plan.
    ///
    /// - Parameter old: The sections before the update; `new` are the sections after it.
    /// - Complexity: O(k) cuts and insertions for k parts
    func carry<Sequence: ItemSequence>(
        _ sequence: inout Sequence, from old: SumTree<SectionLeaf>, to new: SumTree<SectionLeaf>
    ) {
        let items = removeItems(from: &sequence, old)
        if changesSections {
            let sections = removeSections(from: &sequence, old)
            placeSections(in: &sequence, new, sections)
        }
        for run in placedItems {
            let number = new.position(at: Int(run.path.section)).itemCount + run.start
            if run.action == .move, let piece = items[run.partner] {
                sequence.insert(piece, at: number)
            } else {
                sequence.insertNew(run.count, at: number)
            }
        }
    }

    /// Removes the data of removed items.
    ///
    /// - Returns: For each run of `removedItems`, the part that was removed, if the run is a move;
    ///   otherwise nil.
    private func removeItems<Sequence: ItemSequence>(
        from sequence: inout Sequence, _ old: SumTree<SectionLeaf>
    ) -> [Sequence.Piece?] {
        var pieces: [Sequence.Piece?] = Array(repeating: nil, count: removedItems.count)
        for index in removedItems.indices.reversed() {
            let run = removedItems[index]
            let start = old.position(at: Int(run.path.section)).itemCount + run.start
            let piece = sequence.cut(start..<start + run.count)
            if run.action == .move { pieces[index] = piece } else { sequence.forget(piece) }
        }
        return pieces
    }

    /// Removes the data of removed sections, and of the items in reloaded sections.
    ///
    /// - Returns: For each run of `removedSections`, the part that was removed, if the run is a
    ///   move; otherwise nil.
    private func removeSections<Sequence: ItemSequence>(
        from sequence: inout Sequence, _ old: SumTree<SectionLeaf>
    ) -> [Sequence.Piece?] {
        let before = ItemsElsewhere(removedItems)
        var pieces: [Sequence.Piece?] = Array(repeating: nil, count: removedSections.count)
        var removed = removedSections.count
        var reloaded = replacedSections.count
        while removed > 0 || reloaded > 0 {
            let isReload =
                removed == 0
                || reloaded > 0
                    && replacedSections[reloaded - 1].start > removedSections[removed - 1].start
            let run = isReload ? replacedSections[reloaded - 1] : removedSections[removed - 1]
            if isReload { reloaded -= 1 } else { removed -= 1 }
            if isReload && !run.bringsItems { continue }
            let piece = sequence.cut(before.number(run.start, old)..<before.number(run.end, old))
            if !isReload && run.action == .move {
                pieces[removed] = piece
            } else {
                sequence.forget(piece)
            }
        }
        return pieces
    }

    private func placeSections<Sequence: ItemSequence>(
        in sequence: inout Sequence, _ new: SumTree<SectionLeaf>, _ pieces: [Sequence.Piece?]
    ) {
        let before = ItemsElsewhere(placedItems)
        var places: [(section: Int, count: Int, run: Int?)] = []
        for (index, run) in placedSections.enumerated() {
            places.append((run.start, run.count, index))
        }
        for run in replacedSections where run.bringsItems {
            for section in run.start..<run.end {
                guard let place = newSection(of: UInt32(section)) else { continue }
                places.append((Int(place), 1, nil))
            }
        }
        let order = StableOrder.places(places.count) { places[$0].section < places[$1].section }
        for index in order {
            let place = places[index]
            let number = before.number(place.section, new)
            let end = before.number(place.section + place.count, new)
            if let run = place.run, placedSections[run].action == .move,
                let piece = pieces[placedSections[run].partner]
            {
                sequence.insert(piece, at: number)
            } else {
                sequence.insertNew(end - number, at: number)
            }
        }
    }
}

extension UpdatePlan.Run {
    /// Whether new items replace the items of the replaced sections.
    var bringsItems: Bool { action == .reload && !keepsContent }
}

/// The numbers of the first items of sections, while the data of some runs is not in an
/// `ItemSequence`: already removed, or not inserted yet.
private struct ItemsElsewhere {
    private let runs: [UpdatePlan.Run]
    /// For each run, the number of items in the runs before it; at the end the number in all runs.
    private var sums = [0]

    init(_ runs: [UpdatePlan.Run]) {
        self.runs = runs
        for run in runs { sums.append(sums[sums.count - 1] + run.count) }
    }

    func number(_ section: Int, _ sections: SumTree<SectionLeaf>) -> Int {
        let first = runs.partitioningIndex { $0.path.section >= section }
        return sections.position(at: section).itemCount - sums[first]
    }
}
