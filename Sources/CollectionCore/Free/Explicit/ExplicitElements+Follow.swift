// Attributes go with their items and sections through updates: rule X4 of docs/semantics.md.
extension ExplicitElements {
    /// Takes part in an update, that cannot fail any more.
    ///
    /// - Parameter old: The sections before, `new` those after.
    /// - Complexity: O((parts + m) log n) for m elements that are deleted or moved, or O(n + parts
    ///   log n) where that is less
    mutating func follow(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>, to new: SumTree<SectionLeaf>
    ) {
        if isEmpty { return }
        if isWorthRebuilding(for: plan, old) { return rebuild(plan, from: old, to: new) }
        let items = removeItems(plan, old)
        if plan.changesSections {
            let sections = removeSections(plan, old)
            placeSections(plan, new, sections)
        }
        for run in plan.placedItems {
            let number = new.position(at: Int(run.path.section)).itemCount + run.start
            let piece =
                run.action == .move
                ? items[run.partner] : ElementOrder.Piece(length: run.count)
            insertItems(piece, at: number)
        }
        settle()
    }

    /// - Returns: What each run took out, if it moves.
    private mutating func removeItems(
        _ plan: UpdatePlan, _ old: SumTree<SectionLeaf>
    ) -> [ElementOrder.Piece] {
        var pieces = Array(
            repeating: ElementOrder.Piece(length: 0), count: plan.removedItems.count)
        for index in plan.removedItems.indices.reversed() {
            let run = plan.removedItems[index]
            let start = old.position(at: Int(run.path.section)).itemCount + run.start
            let piece = cutItems(start..<start + run.count)
            if run.action == .move {
                pieces[index] = piece
            } else {
                forget(piece, areViews: false)
            }
        }
        return pieces
    }

    /// What was cut out with a run of sections.
    private struct CutSections {
        var items = ElementOrder.Piece(length: 0)
        var views = ElementOrder.Piece(length: 0)
    }

    /// Takes sections out, and the items of those that are reloaded.
    ///
    /// - Returns: What each run took out, if it moves.
    private mutating func removeSections(
        _ plan: UpdatePlan, _ old: SumTree<SectionLeaf>
    ) -> [CutSections] {
        let before = ItemsElsewhere(plan.removedItems)
        var cuts = Array(repeating: CutSections(), count: plan.removedSections.count)
        var removed = plan.removedSections.count
        var reloaded = plan.replacedSections.count
        while removed > 0 || reloaded > 0 {
            let isReload =
                removed == 0
                || reloaded > 0
                    && plan.replacedSections[reloaded - 1].start
                        > plan.removedSections[removed - 1].start
            let run =
                isReload
                ? plan.replacedSections[reloaded - 1] : plan.removedSections[removed - 1]
            if isReload { reloaded -= 1 } else { removed -= 1 }
            if isReload && !run.bringsItems { continue }
            let items = cutItems(before.number(run.start, old)..<before.number(run.end, old))
            let views = isReload ? nil : cutSections(run.start..<run.end)
            if !isReload && run.action == .move {
                cuts[removed] = CutSections(items: items, views: views ?? CutSections().views)
                continue
            }
            forget(items, areViews: false)
            if let views { forget(views, areViews: true) }
        }
        return cuts
    }

    private mutating func placeSections(
        _ plan: UpdatePlan, _ new: SumTree<SectionLeaf>, _ cuts: [CutSections]
    ) {
        let before = ItemsElsewhere(plan.placedItems)
        var places: [(section: Int, count: Int, run: Int?)] = []
        for (index, run) in plan.placedSections.enumerated() {
            places.append((run.start, run.count, index))
        }
        for run in plan.replacedSections where run.bringsItems {
            for section in run.start..<run.end {
                guard let place = plan.newSection(of: UInt32(section)) else { continue }
                places.append((Int(place), 1, nil))
            }
        }
        let order = StableOrder.places(places.count) { places[$0].section < places[$1].section }
        for index in order {
            let place = places[index]
            let number = before.number(place.section, new)
            let end = before.number(place.section + place.count, new)
            guard let index = place.run else {
                insertItems(ElementOrder.Piece(length: end - number), at: number)
                continue
            }
            let run = plan.placedSections[index]
            if run.action == .move {
                insertItems(cuts[run.partner].items, at: number)
                insertSections(cuts[run.partner].views, at: place.section)
            } else {
                insertItems(ElementOrder.Piece(length: end - number), at: number)
                insertSections(ElementOrder.Piece(length: place.count), at: place.section)
            }
        }
    }
}

extension UpdatePlan.Run {
    /// Whether other items take the place of those of replaced sections.
    var bringsItems: Bool { action == .reload && !keepsContent }
}

/// Where sections begin while some items are elsewhere: taken out, or not there yet.
private struct ItemsElsewhere {
    private let runs: [UpdatePlan.Run]
    /// How many items there are in the runs before.
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
