// Searches for items near the bounds.
extension PrefetchWindow {
    /// Adds the known items to a list, before the items of the window are found anew.
    mutating func giveUpKnown(into known: inout [PrefetchedItem]) {
        for index in first..<items.count where items[index].isKnown {
            known.append(
                PrefetchedItem(
                    distance: 0, path: items[index].path, state: items[index].state))
        }
        outstandingCount = 0
    }

    /// Replaces the items of the window by the items that were found near the next bounds.
    ///
    /// - Parameter found: The elements that were found, in the order of their identities, without
    ///   views.
    /// - Parameter transforms: The matrices that the elements refer to.
    /// - Parameter standStill: Whether elements keep their places while the content offset changes.
    /// - Parameter known: The known items with their states, by index path. The state of an item
    ///   that is found again is moved to the window, and is `unknown` here afterwards.
    /// - Parameter sections: The windows of sections. The items of these sections belong to them.
    mutating func take(
        _ found: [LayoutAttributes], _ transforms: [Transform3D], _ axis: Axis, standStill: Bool,
        _ known: inout [PrefetchedItem], except sections: [SectionWindow]
    ) {
        spare.removeAll(keepingCapacity: true)
        var place = 0
        for attributes in found where attributes.element.isCell {
            var item = NearItem(attributes, transforms, axis, isMirrored: next.isMirrored)
            if !item.overlaps(next.kept) { continue }
            if sections.has(item.path.section) {
                item.state = .elsewhere
            } else {
                while place < known.count && known[place].path < item.path { place += 1 }
                if place < known.count && known[place].path == item.path {
                    item.state = known[place].state
                    known[place].state = .unknown
                    if item.state == .asked { outstandingCount += 1 }
                }
            }
            spare.append(item)
        }
        if standStill { spare.sortAscending() }
        swap(&items, &spare)
        first = 0
        searched = next.kept
        (isCurrent, isSorted, isSettled) = (true, standStill, false)
    }

    /// Adds the items that were found ahead of the stretch that was searched before.
    mutating func extend(
        with found: [LayoutAttributes], _ transforms: [Transform3D], _ axis: Axis,
        except sections: [SectionWindow]
    ) {
        if first > items.count / 2 { removePassed() }
        let ahead = ahead
        spare.removeAll(keepingCapacity: true)
        for attributes in found where attributes.element.isCell {
            var item = NearItem(attributes, transforms, axis, isMirrored: reach.isMirrored)
            if sections.has(item.path.section) { item.state = .elsewhere }
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

    /// Cancels an item that was asked for and not found again.
    ///
    /// - Parameter attributes: The layout attributes of the item; nil: the layout does not have the
    ///   item.
    mutating func cancel(
        _ path: IndexPath, _ attributes: LayoutAttributes?, _ transforms: [Transform3D],
        _ axis: Axis
    ) {
        let item = attributes.map {
            NearItem($0, transforms, axis, isMirrored: reach.isMirrored)
        }
        let distance = item.map { beyond + $0.distance(from: reach.shown) }
        cancelled.append(PrefetchedItem(distance: distance ?? .infinity, path: path))
    }
}
