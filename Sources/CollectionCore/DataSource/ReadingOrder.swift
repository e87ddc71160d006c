// The reading order as places: rule Y1 of docs/semantics.md.
//
// Views of the whole layout have a place at the start, and one at the end. Between them each
// section has a place for itself, one for its headers, one for each item, and one for its footers,
// whether or not there are such elements. So a place is found without looking at what the layout
// shows.

/// What is read at a place.
enum ReadingPlace {
    case group
    case header
    /// By the number of the item in its section.
    case item(Int)
    case footer
}

extension SectionOfItems {
    /// How many places a section has besides those of its items.
    fileprivate static let placesBesideItems = 3

    /// The place of the section itself.
    private var firstPlace: Int { 1 + Self.placesBesideItems * index + firstItem }

    /// The place behind the last one of the section.
    var endPlace: Int { firstPlace + Self.placesBesideItems + itemCount }

    func place(of part: ReadingPlace) -> Int {
        switch part {
        case .group: firstPlace
        case .header: firstPlace + 1
        case .item(let item): firstPlace + 2 + item
        case .footer: firstPlace + 2 + itemCount
        }
    }

    /// Returns what is read at a place of the section.
    func part(at place: Int) -> ReadingPlace {
        let item = place - firstPlace - 2
        if item < 0 { return item == -2 ? .group : .header }
        return item < itemCount ? .item(item) : .footer
    }
}

extension SumTree<SectionLeaf> {
    /// The number of places of the whole reading order.
    var placeCount: Int {
        2 + SectionOfItems.placesBesideItems * count + position.itemCount
    }

    /// The section that has a place.
    ///
    /// - Precondition: The place is neither the first nor the last one.
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
            // Such a leaf may be long.
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

    /// The section of a number, which exists.
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
