// What updates make of visible elements before the next display frame tells of it.
extension VisibleElements {
    /// Whether an update has come since the last display frame.
    var isFollowed: Bool { !followed.isEmpty }

    /// Whether elements were on their way in the last display frame.
    var isMoving: Bool { !flights.isEmpty }

    /// The step to a display frame after updates, with nothing on its way.
    ///
    /// - Parameter next: As for `update(_:after:pool:frame:)`.
    mutating func updateFollowed(
        _ next: inout [LayoutAttributes], pool: inout ReusePool, frame: inout DisplayFrame
    ) {
        let changeCount = matchFollowed(&next, &pool)
        standStill(&frame)
        finish(&next, changeCount, &pool, &frame)
    }

    /// Passes views on to elements that stay, by the identities that they have by now.
    private mutating func matchFollowed(
        _ next: inout [LayoutAttributes], _ pool: inout ReusePool
    ) -> Int {
        resetStays()
        Self.reserve(&changed, next.count)
        let survivors = sortedSurvivors()
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

    /// Follows the elements through an update: rule D6 of docs/semantics.md.
    mutating func follow(_ plan: UpdatePlan, isAnimated: Bool, _ pool: inout ReusePool) {
        if followed.isEmpty {
            for shown in elements {
                followed.append(
                    Followed(
                        element: shown.element,
                        fate: shown.flags.contains(.isDisappearing) ? .isGone : []))
            }
        }
        guard let first = followed.first?.element.indexPath.section else { return }
        var way = plan.way(ofSection: first)
        for index in followed.indices where !followed[index].fate.contains(.isGone) {
            let before = followed[index].element
            let section = before.indexPath.section
            if section != way.section { way = plan.way(ofSection: section) }
            let (element, fate) = plan.follow(before, way)
            followed[index].element = element
            followed[index].fate.formUnion(fate)
            if fate.contains(.isGone) {
                if isAnimated { followed[index].fate.insert(.isAnimated) }
                pool.endBinding(elements[index].reusableView)
            } else {
                pool.follow(
                    elements[index].reusableView, to: element,
                    isCurrent: !fate.contains(.isReconfigured))
            }
        }
    }

    func fate(_ index: Int) -> ElementFate {
        if !followed.isEmpty { return followed[index].fate }
        return elements[index].flags.contains(.isDisappearing) ? .isGone : []
    }

    /// The identity that an element has by now.
    func followedElement(_ index: Int) -> Element {
        followed.isEmpty ? elements[index].element : followed[index].element
    }

    /// What the layout said of an element in the last display frame.
    func layoutAttributes(_ index: Int) -> LayoutAttributes {
        flights.isEmpty ? elements[index] : flights[index].target
    }

    /// The elements that are still in the data, by the identity that they have by now.
    func sortedSurvivors() -> [Int] {
        var survivors: [Int] = []
        survivors.reserveCapacity(elements.count)
        var isSorted = true
        for index in elements.indices where !fate(index).contains(.isGone) {
            if let last = survivors.last, !(followedElement(last) < followedElement(index)) {
                isSorted = false
            }
            survivors.append(index)
        }
        if !isSorted { survivors.sort { followedElement($0) < followedElement($1) } }
        return survivors
    }
}
