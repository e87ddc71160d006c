// The reading order as numbered places: rule Y1 of docs/semantics.md.
//
// Supplementary views of the whole layout have the first place and the last place. Between these,
// each section has a place for the section itself, one for its headers, one for each item, and one
// for its footers, whether or not these elements exist. Therefore, a place can be found without the
// layout.

/// The part of a section at a place of the reading order.
enum ReadingPlace {
    /// The section itself.
    case group
    case header
    /// An item, by its number within the section.
    case item(Int)
    case footer
}

extension SectionOfItems {
    /// The number of places of a section besides those of its items.
    fileprivate static let placesBesideItems = 3

    /// The place of the section itself.
    private var firstPlace: Int { 1 + Self.placesBesideItems * index + firstItem }

    /// The place after the last place of the section.
    var endPlace: Int { firstPlace + Self.placesBesideItems + itemCount }

    func place(of part: ReadingPlace) -> Int {
        switch part {
        case .group: firstPlace
        case .header: firstPlace + 1
        case .item(let item): firstPlace + 2 + item
        case .footer: firstPlace + 2 + itemCount
        }
    }

    /// The part of the section that has a place.
    func part(at place: Int) -> ReadingPlace {
        let item = place - firstPlace - 2
        if item < 0 { return item == -2 ? .group : .header }
        return item < itemCount ? .item(item) : .footer
    }
}

extension SumTree<SectionLeaf> {
    /// The number of places in the whole reading order.
    var placeCount: Int {
        2 + SectionOfItems.placesBesideItems * count + position.itemCount
    }

    /// The section to which a place belongs.
    ///
    /// - Precondition: The place is neither the first nor the last place of the reading order.
    /// - Complexity: O(log n)
    func section(ofPlace place: Int) -> SectionOfItems {
        let beside = SectionOfItems.placesBesideItems
        let target = place - 1
        guard let found = self.place(where: { beside * $0.count + $0.itemCount <= target }) else {
            preconditionFailure("a place of no section")
        }
        let counts = found.leaf.itemCounts
        var (local, first) = (0, found.before.itemCount)
        var left = target - beside * found.before.count - first
        if counts.isUniform {
            // A uniform leaf may have many sections: compute the section instead of searching.
            local = left / (beside + Int(counts.uniform))
            first += local * Int(counts.uniform)
        } else {
            while left >= beside + Int(counts[local]) {
                left -= beside + Int(counts[local])
                first += Int(counts[local])
                local += 1
            }
        }
        return SectionOfItems(
            index: found.before.count + local, firstItem: first, itemCount: Int(counts[local]),
            metrics: Int(found.leaf.metrics[local]))
    }

    /// The section with an index, which exists.
    ///
    /// - Complexity: O(log n)
    func sectionOfItems(_ index: Int) -> SectionOfItems {
        let place = place(of: index)
        let local = index - place.before.count
        return SectionOfItems(
            index: index,
            firstItem: place.before.itemCount + place.leaf.position(at: local).itemCount,
            itemCount: Int(place.leaf.itemCounts[local]), metrics: Int(place.leaf.metrics[local]))
    }
}
