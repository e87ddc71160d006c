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

        /// The best lane for an item.
        func bestLane(across: Int) -> Int? {
            let starts = (0...places.count - across).map { place($0, across: across) }
            return starts.firstIndex { $0 == starts.min() }
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
                dealt[number].lane = places.bestLane(across: items[number].across)
            }
            _ = places.put(dealt[number])
        }
        return dealt
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
    func settleLanes() {
        for index in sections.indices {
            guard let rule = waterfallRule(ofSection: index) else { return }
            let isAnew = rule.isGreedy || sections[index].laneCount != rule.laneCount
            if isAnew { forgetLanes(ofSection: index) }
            sections[index].laneCount = rule.laneCount
            settleLanes(ofSection: index, rule)
        }
    }

    private func settleLanes(ofSection index: Int, _ rule: WaterfallRule) {
        let metrics = sections[index].metrics ?? layout.configuration.sectionMetrics.onGrid
        let items = sections[index].items.map { rule.item($0, metrics, Directions(layout)) }
        for (number, item) in rule.dealt(items).enumerated() {
            sections[index].items[number].lane = item.lane
        }
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

    /// K4: items with other content that take another number of lanes are placed anew, before
    /// anything else of the update.
    func settleReplacedItems(_ update: ReferenceUpdate) {
        let before = sections
        for index in sections.indices {
            guard let rule = waterfallRule(ofSection: index), !rule.isGreedy,
                sections[index].laneCount == rule.laneCount
            else { continue }
            for entry in update.items where entry.action == .reload || entry.action == .reconfigure
            {
                guard let path = entry.before, Int(path.section) == index, var item = entry.item
                else { continue }
                let old = before[index].items[Int(path.item)]
                if rule.across(item) == rule.across(old) { item.lane = old.lane }
                sections[index].items[Int(path.item)] = item
            }
            settleLanes(ofSection: index, rule)
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
