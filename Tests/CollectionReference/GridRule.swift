import CollectionCore

/// Where the items of one section of a grid stand (rule K3): cell by cell.
struct GridRule {
    struct Place: Equatable {
        var row: Int
        var lane: Int
        var across: Int
        var along: Int
    }

    private struct Cell: Hashable {
        var row: Int
        var lane: Int
    }

    let laneCount: Int

    /// - Parameter spans: Of the items, in order.
    func places(_ spans: [ItemSpan]) -> [Place] {
        var taken: Set<Cell> = []
        var places: [Place] = []
        /// The first row that nothing reaches, and how many items came since the last one that
        /// found nothing in its rows.
        var (end, together) = (0, 0)
        var (row, lane) = (0, 0)
        for span in spans {
            if together == 1_024 { (row, lane) = (end, 0) }
            var place = Place(
                row: row, lane: lane, across: min(Int(span.across), laneCount),
                along: Int(span.along))
            while !isFree(place, taken) {
                place.lane += 1
                if place.lane == laneCount { (place.row, place.lane) = (place.row + 1, 0) }
            }
            together = place.row >= end ? 1 : together + 1
            (row, lane) = (place.row, place.lane)
            end = max(end, place.row + place.along)
            for cell in cells(of: place) { taken.insert(cell) }
            places.append(place)
        }
        return places
    }

    private func isFree(_ place: Place, _ taken: Set<Cell>) -> Bool {
        if place.lane + place.across > laneCount { return false }
        return !cells(of: place).contains { taken.contains($0) }
    }

    private func cells(of place: Place) -> some Sequence<Cell> {
        (0..<place.along * place.across).lazy.map { number in
            Cell(
                row: place.row + number / place.across, lane: place.lane + number % place.across)
        }
    }

    /// How thick rows are, each item having so much of its length in each of its rows.
    func thicknesses(_ places: [Place], _ lengths: [Double], spacing: Double) -> [Double] {
        var rows: [Double] = []
        for (place, length) in zip(places, lengths) {
            var part = (length - Double(place.along - 1) * spacing) / Double(place.along)
            part = (max(0, part) * 65_536).rounded(.up) / 65_536
            for row in place.row..<place.row + place.along {
                while rows.count <= row { rows.append(0) }
                rows[row] = max(rows[row], part)
            }
        }
        return rows
    }
}

extension ReferenceLayout {
    /// K3.
    mutating func placeGrid(_ body: ReferenceBody, _ grid: GridLayout) {
        let lanes = LaneRule(
            grid.lanes, available: body.available, spacing: body.metrics.minimumInteritemSpacing)
        let spacing = body.metrics.minimumLineSpacing
        let places = GridRule(laneCount: lanes.count).places(body.items.map(\.span))
        let side = Grid.rounded(lanes.length * grid.aspectRatio)
        let lengths = zip(body.items, places).map { item, place in
            grid.aspectRatio > 0
                ? Double(place.along) * side + Double(place.along - 1) * spacing
                : directions.main(item.size(body.metrics))
        }
        let rows = GridRule(laneCount: lanes.count).thicknesses(places, lengths, spacing: spacing)
        var starts: [Double] = []
        var end = 0.0
        for thickness in rows {
            starts.append(end)
            end += thickness + spacing
        }
        // Y2: rows are not counted where items span some.
        let hasSpans = body.items.contains { $0.span != .one }
        tables[Int(body.section)] = (hasSpans ? nil : rows.count, lanes.count)
        for (item, place) in places.enumerated() {
            elements.append(
                PlacedElement(
                    body.items[item], body.path(item), body.metrics,
                    slot: Slot(
                        main: extent + starts[place.row],
                        cross: body.start + lanes.start(place.lane),
                        mainLength: lengths[item],
                        crossLength: Double(place.across) * lanes.length
                            + Double(place.across - 1) * body.metrics.minimumInteritemSpacing)))
            elements[elements.count - 1].table = (hasSpans ? nil : place.row, place.lane)
        }
        if !rows.isEmpty { extent += end - spacing }
    }
}
