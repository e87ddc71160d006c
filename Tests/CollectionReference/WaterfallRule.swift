import CollectionCore

/// The lanes of one section of a waterfall (rules K2 and K4).
struct WaterfallRule {
    private let laneRule: LaneRule
    let isGreedy: Bool
    private let keepsAspectRatio: Bool
    private let spacing: Double
    private let interitemSpacing: Double

    init(_ layout: WaterfallLayout, _ metrics: SectionMetrics, available: Double) {
        laneRule = LaneRule(
            layout.lanes, available: available, spacing: metrics.minimumInteritemSpacing)
        spacing = metrics.minimumLineSpacing
        interitemSpacing = metrics.minimumInteritemSpacing
        keepsAspectRatio = layout.keepsAspectRatio
        isGreedy = layout.lanePlacement == .greedy
    }

    var laneCount: Int { laneRule.count }
    var laneLength: Double { laneRule.length }

    func start(ofLane lane: Int) -> Double { laneRule.start(lane) }

    /// How many lanes an item takes.
    func across(_ item: ReferenceItem) -> Int { min(Int(item.span.across), laneCount) }

    /// How long an item is across that takes so many.
    func crossLength(_ across: Int) -> Double {
        Double(across) * laneLength + Double(across - 1) * interitemSpacing
    }

    func length(main: Double, cross: Double, across: Int) -> Double {
        if !keepsAspectRatio || main == 0 || cross == 0 { return main }
        return min(
            Double(Grid.rounded(Float(crossLength(across) * main / cross))), 16_777_216)
    }

    /// An item, as far as lanes have to do with it.
    struct Item {
        /// The first one of its lanes; nil: to be placed.
        var lane: Int?
        var across: Int
        var length: Double
    }

    func item(_ item: ReferenceItem, _ metrics: SectionMetrics, _ directions: Directions) -> Item {
        let size = item.size(metrics)
        let across = across(item)
        return Item(
            lane: item.lane, across: across,
            length: length(
                main: directions.main(size), cross: directions.cross(size), across: across))
    }

    /// Where each lane's next item would begin.
    struct NextPlaces {
        let spacing: Double
        var places: [Double]

        /// - Returns: Where the item begins.
        mutating func put(_ item: Item) -> Double {
            guard let lane = item.lane else { return 0 }
            let start = place(lane, across: item.across)
            for number in lane..<lane + item.across {
                places[number] = start + item.length + spacing
            }
            return start
        }

        private func place(_ lane: Int, across: Int) -> Double {
            places[lane..<lane + across].max() ?? 0
        }

        /// The best lane for an item: half of what stands behind its place counts, too.
        ///
        /// - Parameter rests: How long each lane is behind the place.
        func bestLane(across: Int, rests: [Double]) -> Int? {
            let sums = zip(places, rests).map { place, rest in
                place + (rest * 32_768).rounded(.down) / 65_536
            }
            let greatest = (0...places.count - across).map { first in
                sums[first..<first + across].max() ?? 0
            }
            return greatest.firstIndex { $0 == greatest.min() }
        }
    }

    var emptyLanes: NextPlaces {
        NextPlaces(spacing: spacing, places: [Double](repeating: 0, count: laneCount))
    }

    /// Gives a lane to every item that has none, in order.
    func dealt(_ items: [Item]) -> [Item] {
        var places = emptyLanes
        var dealt = items
        for number in items.indices {
            if items[number].lane == nil {
                dealt[number].lane = places.bestLane(
                    across: items[number].across, rests: rests(behind: number, dealt))
            }
            _ = places.put(dealt[number])
        }
        return dealt
    }

    /// Gives a lane to an item in the place of one that took another number of lanes.
    func lane(of item: Item, inPlaceOf index: Int, of items: [Item]) -> Int? {
        places(items[..<index]).bestLane(across: item.across, rests: rests(behind: index, items))
    }

    /// How long each lane is behind an item.
    private func rests(behind index: Int, _ items: [Item]) -> [Double] {
        zip(ends(items).places, places(items[...index]).places).map { $0 - $1 }
    }

    /// Where each lane's next item would begin behind all items that have a lane.
    private func ends(_ items: [Item]) -> NextPlaces { places(items[...]) }

    private func places(_ items: ArraySlice<Item>) -> NextPlaces {
        var places = emptyLanes
        for item in items { _ = places.put(item) }
        return places
    }

    /// Gives last items of lanes to shorter lanes, until lanes end a longest item apart.
    ///
    /// - Parameter visible: The indices of the first visible item and of the last one.
    func evened(_ items: [Item], visible: ClosedRange<Int>?) -> [Item] {
        var items = items
        let longest = (items.map(\.length).max() ?? 0) + spacing
        while true {
            let ends = ends(items).places
            guard let far = ends.max(), let near = ends.min(), far - near > longest,
                let lane = ends.firstIndex(of: far), let other = ends.firstIndex(of: near),
                let last = items.lastIndex(where: { item in
                    item.lane.map { $0..<$0 + item.across }?.contains(lane) == true
                })
            else { return items }
            if visible?.contains(last) == true && far - near <= 2 * longest { return items }
            if items[last].across > 1 { return items }
            items[last].lane = other
        }
    }

    /// Where each item begins along the main axis, and where the last one ends.
    func starts(_ items: [Item]) -> (starts: [Double], end: Double) {
        var places = emptyLanes
        let starts = items.map { places.put($0) }
        let ends = zip(starts, items).map { start, item in start + item.length }
        return (starts, ends.max() ?? 0)
    }
}

extension ReferenceLayout {
    /// K2, K4: the lanes of items are known.
    mutating func placeLanes(_ body: ReferenceBody, _ waterfall: WaterfallLayout) {
        let rule = WaterfallRule(waterfall, body.metrics, available: body.available)
        let placed = body.items.map { rule.item($0, body.metrics, directions) }
        let (starts, end) = rule.starts(placed)
        for item in body.items.indices {
            elements.append(
                PlacedElement(
                    body.items[item], body.path(item), body.metrics,
                    slot: Slot(
                        main: extent + starts[item],
                        cross: body.start + rule.start(ofLane: placed[item].lane ?? 0),
                        mainLength: placed[item].length,
                        crossLength: rule.crossLength(placed[item].across))))
        }
        extent += end
    }
}

extension ReferenceCollection {
    /// K4: gives lanes to items that have none, and to all items of sections that have another
    /// number of lanes than before.
    ///
    /// - Parameter keepsLanes: Whether items of greedy lanes keep theirs, too.
    func settleLanes(keepsLanes: Bool = false) {
        for index in sections.indices {
            guard let rule = waterfallRule(ofSection: index) else { return }
            let isAnew =
                rule.isGreedy && !keepsLanes || sections[index].laneCount != rule.laneCount
            if isAnew { forgetLanes(ofSection: index) }
            sections[index].laneCount = rule.laneCount
            settleLanes(ofSection: index, rule)
        }
    }

    private func settleLanes(ofSection index: Int, _ rule: WaterfallRule) {
        setLanes(rule.dealt(items(ofSection: index, rule)), ofSection: index)
    }

    private func items(ofSection index: Int, _ rule: WaterfallRule) -> [WaterfallRule.Item] {
        let metrics = sections[index].metrics ?? layout.configuration.sectionMetrics.onGrid
        return sections[index].items.map { rule.item($0, metrics, Directions(layout)) }
    }

    private func setLanes(_ items: [WaterfallRule.Item], ofSection index: Int) {
        for (number, item) in items.enumerated() {
            sections[index].items[number].lane = item.lane
        }
    }

    /// K4: makes the lanes of a section end near one another after a change of its items.
    ///
    /// - Parameter visible: The indices of the first visible item and of the last one.
    func evenEnds(ofSection index: Int, visible: ClosedRange<Int>?) {
        guard let rule = waterfallRule(ofSection: index), !rule.isGreedy else { return }
        setLanes(
            rule.evened(items(ofSection: index, rule), visible: visible), ofSection: index)
    }

    /// K4: makes the lanes of sections whose items an update changed end near one another.
    ///
    /// - Parameter visible: What `visibleItems` says before the update, by sections before it.
    func evenEnds(
        _ update: ReferenceUpdate, before: [ReferenceSection], visible: [Int: ClosedRange<Int>]
    ) {
        let order = UpdateOrder(update, before)
        for (index, origin) in order.origins().enumerated() {
            guard case .same(let old) = origin else { continue }
            let arrivals = order.arrivals(in: index)
            let isChanged = update.items.contains { entry in
                guard let path = entry.before, Int(path.section) == old else { return false }
                let isRemoved = entry.action == .delete || entry.action == .move
                return isRemoved || entry.item != nil
            }
            if arrivals.isEmpty && !isChanged { continue }
            let left = order.indicesLeft(in: old)
            let placed = Dictionary(
                uniqueKeysWithValues: arrivals.compactMap { $0.after.map { (Int($0.item), -1) } })
            let sources = UpdateOrder.filled(
                count: left.count + arrivals.count, placed, left)
            let seen = sources.indices.filter { visible[old]?.contains(sources[$0]) == true }
            evenEnds(
                ofSection: index,
                visible: seen.first.flatMap { first in seen.last.map { first...$0 } })
        }
    }

    /// K4: of each section, the first item and the last one that is visible along the scroll
    /// direction, as it was last laid out.
    func visibleItems(in bounds: Rect) -> [Int: ClosedRange<Int>] {
        guard case .waterfall = layout, !lanePass.isOver else { return [:] }
        let placed = ReferenceLayout(
            layout, sections, lanePass.environment, boundsSize: lanePass.boundsSize)
        let directions = Directions(layout)
        var near = directions.main(bounds)
        if !directions.isVertical && layout.isMirrored(in: lanePass.environment) {
            let width = placed.contentSize.width
            near = (width - near.end, width - near.start)
        }
        var visible: [Int: ClosedRange<Int>] = [:]
        for element in placed.elements where element.element.category == .cell {
            let (start, length) = (element.slot.main, element.slot.mainLength)
            let isIn = length == 0 ? start >= near.start : start + length > near.start
            if near.end <= near.start || !isIn || start >= near.end { continue }
            let path = element.element.indexPath
            let item = Int(path.item)
            let first = visible[Int(path.section)]?.lowerBound ?? item
            visible[Int(path.section)] = min(first, item)...item
        }
        return visible
    }

    private func forgetLanes(ofSection index: Int) {
        for item in sections[index].items.indices { sections[index].items[item].lane = nil }
    }

    /// Nil if the layout is another one.
    private func waterfallRule(ofSection index: Int) -> WaterfallRule? {
        guard case .waterfall(let waterfall) = layout else { return nil }
        let metrics = sections[index].metrics ?? layout.configuration.sectionMetrics.onGrid
        let room = ReferenceLayout.room(
            for: metrics, layout, lanePass.environment, boundsSize: lanePass.boundsSize)
        return WaterfallRule(waterfall, metrics, available: room.available)
    }

    private func lane(of item: ReferenceItem, at path: IndexPath, _ rule: WaterfallRule) -> Int? {
        let index = Int(path.section)
        let metrics = sections[index].metrics ?? layout.configuration.sectionMetrics.onGrid
        return rule.lane(
            of: rule.item(item, metrics, Directions(layout)), inPlaceOf: Int(path.item),
            of: items(ofSection: index, rule))
    }

    /// K4: items with other content that take another number of lanes are placed anew, before
    /// anything else of the update.
    func settleReplacedItems(_ update: ReferenceUpdate) {
        let before = sections
        for index in sections.indices {
            guard let rule = waterfallRule(ofSection: index), !rule.isGreedy,
                sections[index].laneCount == rule.laneCount
            else { continue }
            let entries = update.items
                .filter { $0.action == .reload || $0.action == .reconfigure }
                .sorted { ($0.before?.item ?? 0) < ($1.before?.item ?? 0) }
            for entry in entries {
                guard let path = entry.before, Int(path.section) == index, var item = entry.item
                else { continue }
                let old = before[index].items[Int(path.item)]
                item.lane =
                    rule.across(item) == rule.across(old)
                    ? old.lane : lane(of: item, at: path, rule)
                sections[index].items[Int(path.item)] = item
            }
        }
        let settled = sections
        sections = before
        for index in sections.indices {
            for item in sections[index].items.indices {
                sections[index].items[item].lane = settled[index].items[item].lane
            }
        }
    }

    /// K4: a layout pass is to place all anew.
    func forgetLanes() {
        for index in sections.indices { sections[index].laneCount = nil }
        lanePass.isOver = true
    }

    /// What was known when items were last laid out: updates go by it.
    struct LanePass {
        var environment = Environment()
        var boundsSize = Size.zero
        /// Layout or data were replaced since.
        var isOver = true
    }
}
