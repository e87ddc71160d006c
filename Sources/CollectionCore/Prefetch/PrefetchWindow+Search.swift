// Items that are found near the bounds.
extension PrefetchWindow {
    /// Takes all items near the next bounds. What is known of those that are found again is kept.
    ///
    /// - Parameter found: Elements by identity, without views.
    /// - Parameter transforms: The matrices that the elements refer to.
    /// - Parameter standStill: Whether elements keep their places while the content offset changes.
    mutating func take(
        _ found: [LayoutAttributes], _ transforms: [Transform3D], _ axis: Axis, standStill: Bool
    ) {
        takeKnown()
        spare.removeAll(keepingCapacity: true)
        var place = 0
        for attributes in found where attributes.element.isCell {
            var item = NearItem(attributes, transforms, axis, isMirrored: next.isMirrored)
            if !item.overlaps(next.kept) { continue }
            while place < known.count && known[place].path < item.path { lose(&place) }
            if place < known.count && known[place].path == item.path {
                item.state = known[place].state
                place += 1
            }
            spare.append(item)
        }
        while place < known.count { lose(&place) }
        if standStill { spare.sortAscending() }
        swap(&items, &spare)
        first = 0
        searched = next.kept
        (isCurrent, isSorted, isSettled) = (true, standStill, false)
    }

    /// Collects what is known of items, by index path.
    private mutating func takeKnown() {
        known.removeAll(keepingCapacity: true)
        for index in first..<items.count where items[index].state != .unknown {
            known.append(
                PrefetchedItem(
                    distance: 0, path: items[index].path, state: items[index].state))
        }
        known.sortAscending()
    }

    /// Forgets an item that was not found again.
    private mutating func lose(_ place: inout Int) {
        if known[place].state == .asked { lost.append(known[place].path) }
        place += 1
    }

    /// Takes items that were found ahead of what is known.
    mutating func extend(
        with found: [LayoutAttributes], _ transforms: [Transform3D], _ axis: Axis
    ) {
        if first > items.count / 2 { removePassed() }
        let ahead = ahead
        spare.removeAll(keepingCapacity: true)
        for attributes in found where attributes.element.isCell {
            let item = NearItem(attributes, transforms, axis, isMirrored: reach.isMirrored)
            if item.overlaps(ahead) && !item.overlaps(searched) { spare.append(item) }
        }
        if reach.isMirrored { spare.reverse() }
        spare.sortAscending()
        items += spare
        searched.end = ahead.end
        firstEnd = -.infinity
    }

    private mutating func removePassed() {
        items.removeSubrange(0..<first)
        nextShown -= first
        nextAsked -= first
        knownEnd -= first
        if let next = settled?.nextCell { settled?.nextCell = next - first }
        first = 0
    }

    /// Returns the items that are asked for no more, as they are not near the bounds.
    mutating func takeLost() -> [IndexPath] {
        let taken = lost
        lost = []
        return taken
    }

    /// Notes that an item is asked for no more.
    ///
    /// - Parameter attributes: Where the item is; nil: nowhere.
    mutating func cancel(
        _ path: IndexPath, _ attributes: LayoutAttributes?, _ transforms: [Transform3D],
        _ axis: Axis
    ) {
        let item = attributes.map {
            NearItem($0, transforms, axis, isMirrored: reach.isMirrored)
        }
        cancel(path, at: item?.distance(from: reach.shown) ?? .infinity)
    }
}
