import CollectionCore

/// Where a group has its places (rules G1 to G3 and G11), found by trying.
struct GroupRule {
    /// The lengths that the item at a place has of its own: given or measured.
    typealias OwnLengths = (Int) -> OwnLength

    struct OwnLength {
        var width: Double?
        var height: Double?

        static let none = OwnLength()
    }

    /// A place for an item.
    struct Place {
        var frame: Rect
        var description: PlaceDescription
    }

    enum PlaceDescription {
        case item(LayoutItem)
        case custom(LayoutCustomItem)
    }

    /// A group or an item that has its size, with places from its own origin on.
    struct Solved {
        var size: Size
        var places: [Place]
    }

    static let placesMax = 1_024

    var own: OwnLengths
    /// For the count of places: all have their estimates.
    private static var estimates: GroupRule { GroupRule { _ in .none } }

    init(own: @escaping OwnLengths) {
        self.own = own
    }

    /// - Parameter container: What contains the group, its insets left out.
    /// - Parameter first: How many places are before the group's.
    func solve(
        _ group: LayoutGroup, in container: Size, first: Int = 0
    ) -> Solved {
        let frame = GroupFrame(group, in: container)
        switch group.arrangement {
        case .custom(let items): return frame.around(items)
        case .subitems(let axis, let list):
            let most = Self.placesMax - first
            let subitems = Self.repeated(list, axis, group, frame, most: most)
            return row(subitems, axis, group, frame, first)
        case .repeating(let axis, let subitem, let count):
            var one = subitem
            if !frame.isEstimated(axis) {
                let gaps = Double(count - 1) * Grid.rounded(group.interItemSpacing.length)
                let share = max(0, (frame.room(axis) - gaps) / Double(count))
                let edges = subitem.edges.least(axis)
                one.setLength(axis, max(0, share - (edges.start + edges.end)))
            }
            let subitems = Self.stood(one, Int(count), most: Self.placesMax - first, frame)
            return row(subitems, axis, group, frame, first)
        }
    }

    private func row(
        _ subitems: [LayoutSubitem], _ axis: Axis, _ group: LayoutGroup, _ frame: GroupFrame,
        _ first: Int
    ) -> Solved {
        var solved: [Solved] = []
        var number = first
        for subitem in subitems {
            solved.append(solve(subitem, in: frame.inner, first: number))
            number += solved[solved.count - 1].places.count
        }
        SubitemRow.makeUniform(&solved, subitems)
        return SubitemRow(
            axis: axis, spacing: group.interItemSpacing, frame: frame,
            children: Array(zip(subitems, solved))
        ).solved()
    }

    private func solve(
        _ subitem: LayoutSubitem, in container: Size, first: Int
    ) -> Solved {
        switch subitem {
        case .group(let group):
            return solve(group, in: container, first: first)
        case .item(let item):
            let own = own(first)
            let size = Size(
                width: item.size.width.rule(in: container, own: own.width),
                height: item.size.height.rule(in: container, own: own.height))
            let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
            return Solved(size: size, places: [Place(frame: whole, description: .item(item))])
        }
    }
}

extension GroupRule {
    /// G2: the list again and again, by what is known before anything is measured.
    private static func repeated(
        _ list: [LayoutSubitem], _ axis: Axis, _ group: LayoutGroup, _ frame: GroupFrame,
        most: Int
    ) -> [LayoutSubitem] {
        let standing = list.map { subitem in
            let size = estimates.solve(subitem, in: frame.inner, first: 0)
            let edges = subitem.edges.least(axis)
            return (
                cost: size.size.along(axis) + edges.start + edges.end, count: size.places.count
            )
        }
        let spacing = Grid.rounded(group.interItemSpacing.length)
        let isOnce =
            frame.isEstimated(axis)
            || standing.allSatisfy { $0.cost == 0 } && (spacing == 0 || list.count == 1)
        let room = frame.room(axis)
        var (used, placeCount) = (0.0, 0)
        var found: [LayoutSubitem] = []
        while !isOnce || found.count < list.count {
            let next = standing[found.count % list.count]
            if !found.isEmpty {
                let end = used + spacing + next.cost
                if !frame.isEstimated(axis) && end > room + 1e-6 * max(1, room) { break }
                used = end
            } else {
                used = next.cost
            }
            if placeCount >= most { break }
            placeCount += next.count
            found.append(list[found.count % list.count])
        }
        return found
    }

    private static func stood(
        _ subitem: LayoutSubitem, _ count: Int, most: Int, _ frame: GroupFrame
    ) -> [LayoutSubitem] {
        let each = estimates.solve(subitem, in: frame.inner, first: 0)
        let fitting = (most + each.places.count - 1) / max(1, each.places.count)
        return Array(repeating: subitem, count: min(count, fitting))
    }
}
