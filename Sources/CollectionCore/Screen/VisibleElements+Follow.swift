// Adjusts visible elements for updates, before the next display frame reports the changes.
extension VisibleElements {
    /// Whether the elements were adjusted for an update since the last display frame.
    var isFollowed: Bool { !followed.isEmpty }

    /// Whether the last display frame was part of a transition.
    var isMoving: Bool { !motion.flights.isEmpty }

    /// Moves to a display frame after updates, without a transition.
    ///
    /// - Parameter next: As for `update(_:_:after:pool:frame:)`.
    mutating func updateFollowed(
        _ next: inout [LayoutAttributes], pool: inout ReusePool, frame: inout DisplayFrame
    ) {
        let survivors = takeSurvivors()
        let changeCount = Self.matchFollowed(
            elements, followed, survivors, &next, stays: &stays, changed: &changed, &pool)
        self.survivors = survivors
        var transforms: [Transform3D] = []
        standStill(&transforms, &frame)
        finish(&next, changeCount, &pool, &frame)
    }

    /// Passes views on to elements that stay, found by their present index paths, and returns the
    /// number of changed elements.
    ///
    /// - Parameter survivors: The indices in `elements` of those that may stay, sorted by their
    ///   present `Element`.
    /// - Parameter stays: Gets, for each of `elements`, whether the element and its view stay.
    /// - Parameter changed: Gets, for each of `next`, whether the display frame must report it.
    private static func matchFollowed(
        _ elements: [LayoutAttributes], _ followed: [Followed], _ survivors: [Int],
        _ next: inout [LayoutAttributes], stays: inout [Bool], changed: inout [Bool],
        _ pool: inout ReusePool
    ) -> Int {
        reserve(&stays, elements.count)
        reserve(&changed, next.count)
        let (elements, followed, survivors) = (elements.span, followed.span, survivors.span)
        var stays = stays.mutableSpan
        var changed = changed.mutableSpan
        var next = next.mutableSpan
        for index in elements.indices { stays[index] = false }
        var changeCount = 0
        var place = 0
        for index in next.indices {
            let element = next[index].element
            while place < survivors.count && followed[survivors[place]].element < element {
                place += 1
            }
            var isChanged = true
            if place < survivors.count && followed[survivors[place]].element == element {
                let old = survivors[place]
                place += 1
                if elements[old].reuseIdentifier == next[index].reuseIdentifier {
                    stays[old] = true
                    let view = elements[old].reusableView
                    next[index].reusableView = view
                    next[index].generation =
                        followed[old].fate.contains(.isReconfigured)
                        ? pool.renew(view) : elements[old].generation
                    isChanged = next[index] != elements[old]
                }
            }
            changed[index] = isChanged
            if isChanged { changeCount += 1 }
        }
        return changeCount
    }

    /// Adjusts the elements for an update: rule D6 of docs/semantics.md.
    mutating func follow(
        _ plan: UpdatePlan, _ ownership: ElementOwnership, _ cause: ChangeCause,
        _ pool: inout ReusePool
    ) {
        if followed.isEmpty {
            for index in elements.indices {
                let isDisappearing = elements[index].flags.contains(.isDisappearing)
                followed.append(
                    Followed(
                        element: elements[index].element, fate: isDisappearing ? .isGone : []))
            }
        }
        var start = 0
        while start < followed.count {
            let section = followed[start].element.indexPath.section
            var end = start + 1
            while end < followed.count && followed[end].element.indexPath.section == section {
                end += 1
            }
            if let shift = shift(of: start..<end, plan, ownership) {
                if shift != 0 { move(start..<end, by: shift, ownership, &pool) }
            } else {
                let way = plan.way(ofSection: section)
                for index in start..<end where !followed[index].fate.contains(.isGone) {
                    follow(index, plan, way, ownership, cause, &pool)
                }
            }
            start = end
        }
    }

    /// Returns by how much an update changes the item indices of some elements of one section, if
    /// the update changes nothing else about these elements; nil otherwise.
    private func shift(
        of range: Range<Int>, _ plan: UpdatePlan, _ ownership: ElementOwnership
    ) -> Int? {
        if !plan.changesOnlyItems { return nil }
        var (first, last) = (UInt32.max, UInt32.min)
        for index in range where ownership.isOfItem(followed[index].element) {
            let item = followed[index].element.indexPath.item
            (first, last) = (min(first, item), max(last, item))
        }
        if first > last { return 0 }
        let section = followed[range.lowerBound].element.indexPath.section
        return plan.shift(of: Int(first)...Int(last), inSection: section)
    }

    private mutating func move(
        _ range: Range<Int>, by shift: Int, _ ownership: ElementOwnership, _ pool: inout ReusePool
    ) {
        for index in range where !followed[index].fate.contains(.isGone) {
            var element = followed[index].element
            if !ownership.isOfItem(element) { continue }
            element.indexPath.item = UInt32(Int(element.indexPath.item) + shift)
            followed[index].element = element
            pool.follow(elements[index].reusableView, to: element, isCurrent: true)
        }
    }

    @inline(__always)
    private mutating func follow(
        _ index: Int, _ plan: UpdatePlan, _ way: UpdatePlan.SectionWay,
        _ ownership: ElementOwnership, _ cause: ChangeCause, _ pool: inout ReusePool
    ) {
        var now = followed[index]
        let (element, fate) = plan.follow(now.element, way, ownership)
        now.element = element
        now.fate.formUnion(fate)
        let view = elements[index].reusableView
        if fate.contains(.isGone) {
            now.cause = cause
            pool.endBinding(view)
        } else {
            pool.follow(view, to: element, isCurrent: !fate.contains(.isReconfigured))
        }
        followed[index] = now
    }

    func fate(_ index: Int) -> ElementFate {
        if !followed.isEmpty { return followed[index].fate }
        return elements[index].flags.contains(.isDisappearing) ? .isGone : []
    }

    /// The element with its present index path, after all updates since the last display frame.
    func followedElement(_ index: Int) -> Element {
        followed.isEmpty ? elements[index].element : followed[index].element
    }

    /// The attributes that the layout gave an element in the last display frame.
    func layoutAttributes(_ index: Int) -> LayoutAttributes {
        motion.flights.isEmpty ? elements[index] : motion.flights[index].target
    }

    /// The indices of the elements that are still in the data, sorted by their present `Element`.
    func sortedSurvivors() -> [Int] {
        var survivors: [Int] = []
        sortSurvivors(into: &survivors)
        return survivors
    }

    /// Returns the indices of the elements that are still in the data, sorted by their present
    /// `Element`. The array is the storage in `survivors`; the caller must put it back there.
    mutating func takeSurvivors() -> [Int] {
        var survivors: [Int] = []
        swap(&survivors, &self.survivors)
        sortSurvivors(into: &survivors)
        return survivors
    }

    private func sortSurvivors(into survivors: inout [Int]) {
        survivors.removeAll(keepingCapacity: true)
        if followed.isEmpty {
            for index in elements.indices
            where !elements[index].flags.contains(.isDisappearing) {
                survivors.append(index)
            }
            return
        }
        var isSorted = true
        for index in elements.indices where !fate(index).contains(.isGone) {
            if let last = survivors.last, !(followedElement(last) < followedElement(index)) {
                isSorted = false
            }
            survivors.append(index)
        }
        if isSorted { return }
        var keys = survivors.map { ElementKey(element: followedElement($0), tie: 0, number: $0) }
        keys.sortAscending()
        for place in keys.indices { survivors[place] = keys[place].number }
    }
}
