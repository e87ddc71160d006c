import CollectionCore

/// The lanes of one section of a waterfall (rules K2 and K4).
struct WaterfallRule {
    private let laneRule: LaneRule
    let isGreedy: Bool
    private let keepsAspectRatio: Bool
    private let spacing: Double

    init(_ layout: WaterfallLayout, _ metrics: SectionMetrics, available: Double) {
        laneRule = LaneRule(
            layout.lanes, available: available, spacing: metrics.minimumInteritemSpacing)
        spacing = metrics.minimumLineSpacing
        keepsAspectRatio = layout.keepsAspectRatio
        isGreedy = layout.lanePlacement == .greedy
    }

    var laneCount: Int { laneRule.count }
    var laneLength: Double { laneRule.length }

    func start(ofLane lane: Int) -> Double { laneRule.start(lane) }

    func length(main: Double, cross: Double) -> Double {
        if !keepsAspectRatio || main == 0 || cross == 0 { return main }
        return min(Double(Grid.rounded(Float(laneLength * main / cross))), 16_777_216)
    }

    /// Where each lane's next item would begin, after items of which the lanes are known.
    private func nextPlaces(_ items: some Sequence<(lane: Int?, length: Double)>) -> [Double] {
        var places = [Double](repeating: 0, count: laneCount)
        for item in items {
            if let lane = item.lane { places[lane] += item.length + spacing }
        }
        return places
    }

    /// Gives a lane to every item that has none, in order.
    func dealt(_ lanes: [Int?], _ lengths: [Double]) -> [Int] {
        var dealt = lanes
        for number in lanes.indices where lanes[number] == nil {
            let places = nextPlaces(
                (0..<number).map { (lane: dealt[$0], length: lengths[$0]) })
            dealt[number] = places.firstIndex { $0 == places.min() }
        }
        return dealt.map { $0 ?? 0 }
    }

    /// Gives lanes to all items.
    func dealt(_ lengths: [Double]) -> [Int] {
        var places = [Double](repeating: 0, count: laneCount)
        return lengths.map { length in
            let lane = places.firstIndex { $0 == places.min() } ?? 0
            places[lane] += length + spacing
            return lane
        }
    }

    /// Where each item begins along the main axis, and where the last one ends.
    func starts(_ lanes: [Int], _ lengths: [Double]) -> (starts: [Double], end: Double) {
        var places = [Double](repeating: 0, count: laneCount)
        var end = 0.0
        let starts = zip(lanes, lengths).map { lane, length in
            defer { places[lane] += length + spacing }
            end = max(end, places[lane] + length)
            return places[lane]
        }
        return (starts, end)
    }
}

extension ReferenceLayout {
    /// K2, K4: the lanes of items are known.
    mutating func placeLanes(_ body: ReferenceBody, _ waterfall: WaterfallLayout) {
        let rule = WaterfallRule(waterfall, body.metrics, available: body.available)
        let lanes = body.items.map { $0.lane ?? 0 }
        let lengths = body.items.map { item in
            let size = item.size(body.metrics)
            return rule.length(main: directions.main(size), cross: directions.cross(size))
        }
        let (starts, end) = rule.starts(lanes, lengths)
        for item in body.items.indices {
            elements.append(
                PlacedElement(
                    body.items[item], body.path(item), body.metrics,
                    slot: Slot(
                        main: extent + starts[item],
                        cross: body.start + rule.start(ofLane: lanes[item]),
                        mainLength: lengths[item], crossLength: rule.laneLength)))
        }
        extent += end
    }
}

extension ReferenceCollection {
    /// K4: gives lanes to items that have none, and to all items of sections that have another
    /// number of lanes than before.
    func settleLanes() {
        guard case .waterfall(let waterfall) = layout else { return }
        for index in sections.indices {
            let metrics = sections[index].metrics ?? layout.configuration.sectionMetrics.onGrid
            let room = ReferenceLayout.room(
                for: metrics, layout, lanePass.environment, boundsSize: lanePass.boundsSize)
            let rule = WaterfallRule(waterfall, metrics, available: room.available)
            let directions = Directions(layout)
            let lengths = sections[index].items.map { item in
                let size = item.size(metrics)
                return rule.length(main: directions.main(size), cross: directions.cross(size))
            }
            let isAnew = rule.isGreedy || sections[index].laneCount != rule.laneCount
            let lanes =
                isAnew
                ? rule.dealt(lengths)
                : rule.dealt(sections[index].items.map(\.lane), lengths)
            sections[index].laneCount = rule.laneCount
            for item in lanes.indices { sections[index].items[item].lane = lanes[item] }
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
