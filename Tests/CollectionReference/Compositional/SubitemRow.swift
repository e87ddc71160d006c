import CollectionCore

/// The subitems of a group, one after another (G2, G3).
struct SubitemRow {
    let axis: Axis
    let spacing: LayoutSpacing
    let frame: GroupFrame
    let children: [(subitem: LayoutSubitem, solved: GroupRule.Solved)]

    private var across: Axis { axis == .vertical ? .horizontal : .vertical }

    /// G1: as long as the longest of those that are estimated.
    static func makeUniform(_ solved: inout [GroupRule.Solved], _ subitems: [LayoutSubitem]) {
        for axis in [Axis.horizontal, .vertical] {
            let estimated = subitems.indices.filter { subitems[$0].size.along(axis).isMeasured }
            let longest = estimated.reduce(0) { max($0, solved[$1].size.along(axis)) }
            for number in estimated where subitems[number].size.along(axis).isUniform {
                let size = solved[number].size.changed(axis, to: longest)
                solved[number].size = size
                if case .item = subitems[number] {
                    solved[number].places[0].frame.width = size.width
                    solved[number].places[0].frame.height = size.height
                }
            }
        }
    }

    func solved() -> GroupRule.Solved {
        var size = frame.outer
        if frame.isEstimated(axis) { size = size.changed(axis, to: total) }
        if frame.isEstimated(across) { size = size.changed(across, to: thickness) }
        return GroupRule.Solved(size: size, places: frame.moved(places()))
    }

    /// Along the axis, without what is left over.
    private var total: Double {
        var total = 0.0
        for (number, child) in children.enumerated() {
            total += cost(child, axis) + (number == 0 ? 0 : Grid.rounded(spacing.length))
        }
        return total
    }

    private var thickness: Double { children.reduce(0) { max($0, cost($1, across)) } }

    private func cost(
        _ child: (subitem: LayoutSubitem, solved: GroupRule.Solved), _ axis: Axis
    ) -> Double {
        let edges = child.subitem.edges.least(axis)
        return child.solved.size.along(axis) + edges.start + edges.end
    }

    /// What each flexible spacing takes more.
    private var share: Double {
        let flexible = children.reduce(spacing.isLoose ? children.count - 1 : 0) { count, child in
            let edges = child.subitem.edges
            return count + (edges.start(along: axis).isLoose ? 1 : 0)
                + (edges.end(along: axis).isLoose ? 1 : 0)
        }
        if flexible == 0 || frame.isEstimated(axis) { return 0 }
        return max(0, frame.room(axis) - total) / Double(flexible)
    }

    private func places() -> [GroupRule.Place] {
        let share = share
        func length(_ spacing: LayoutSpacing) -> Double {
            Grid.rounded(spacing.length) + (spacing.isLoose ? share : 0)
        }
        var places: [GroupRule.Place] = []
        var position = 0.0
        for (number, child) in children.enumerated() {
            if number > 0 { position += length(spacing) }
            let edges = child.subitem.edges
            position += length(edges.start(along: axis))
            let side = startAcross(child)
            let origin =
                axis == .vertical ? Point(x: side, y: position) : Point(x: position, y: side)
            for place in child.solved.places {
                var place = place
                if case .item(let item) = child.subitem { place.frame = item.inset(place.frame) }
                place.frame.x += origin.x
                place.frame.y += origin.y
                places.append(place)
            }
            position += child.solved.size.along(axis) + length(edges.end(along: axis))
        }
        return places
    }

    /// G3: at the start, unless spacing before it is flexible.
    private func startAcross(
        _ child: (subitem: LayoutSubitem, solved: GroupRule.Solved)
    ) -> Double {
        let edges = child.subitem.edges
        let start = Grid.rounded(edges.start(along: across).length)
        if !edges.start(along: across).isLoose { return start }
        let room = frame.isEstimated(across) ? thickness : frame.room(across)
        let left = max(0, room - cost(child, across))
        return start + (edges.end(along: across).isLoose ? left / 2 : left)
    }
}

extension LayoutItem {
    /// G3: smaller than its place, but not where it is measured.
    func inset(_ place: Rect) -> Rect {
        var frame = place
        let insets = contentInsets.onGrid
        if !size.width.isMeasured {
            frame.x += insets.left
            frame.width = max(0, frame.width - insets.left - insets.right)
        }
        if !size.height.isMeasured {
            frame.y += insets.top
            frame.height = max(0, frame.height - insets.top - insets.bottom)
        }
        return frame
    }
}

extension LayoutSubitem {
    var size: LayoutSize {
        switch self {
        case .item(let item): item.size
        case .group(let group): group.size
        }
    }

    var edges: LayoutEdgeSpacing {
        switch self {
        case .item(let item): item.edgeSpacing
        case .group(let group): group.edgeSpacing
        }
    }
}

extension LayoutSize {
    func along(_ axis: Axis) -> LayoutDimension { axis == .vertical ? height : width }
}

extension LayoutSpacing {
    var isLoose: Bool { if case .flexible = self { true } else { false } }
}

extension LayoutEdgeSpacing {
    func start(along axis: Axis) -> LayoutSpacing { axis == .vertical ? top : leading }
    func end(along axis: Axis) -> LayoutSpacing { axis == .vertical ? bottom : trailing }

    func least(_ axis: Axis) -> (start: Double, end: Double) {
        (
            Grid.rounded(start(along: axis).length), Grid.rounded(end(along: axis).length)
        )
    }
}
