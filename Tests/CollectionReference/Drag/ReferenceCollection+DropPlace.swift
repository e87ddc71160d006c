import CollectionCore

// O6, O8: where items would be dropped.
extension ReferenceCollection {
    func place(at position: Point) -> ReferencePlace {
        if position.x < 0 || position.y < 0 || position.x >= bounds.width
            || position.y >= bounds.height
        {
            return ReferencePlace()
        }
        let point = Point(
            x: lastFrameOffset.x + position.x, y: lastFrameOffset.y + position.y)
        let placed = placedWithoutGap
        let section = section(at: point, placed)
        let nearest = nearestItem(to: point, placed, inSection: section)
        let box = nearest.flatMap { frame($0, placed) }
        let length = box.map { Directions(layout).main($0.size) } ?? 64
        if nearest == nil || box != nil, let section,
            let bare = bareSection(at: point, placed, beside: section, reach: min(8, length / 8))
        {
            return ReferencePlace(destination: IndexPath(section: UInt32(bare), item: 0))
        }
        guard let path = nearest else {
            return sections.isEmpty ? ReferencePlace() : endOf(section ?? sections.count - 1)
        }
        return place(beside: path, at: point, placed)
    }

    /// O6: of the sections without items and length that stand where a section begins or ends.
    private func bareSection(
        at point: Point, _ placed: ReferenceLayout, beside section: Int, reach: Double
    ) -> Int? {
        if case .compositional(let described) = layout,
            Grid.rounded(described.interSectionSpacing) > 0
        {
            return nil
        }
        let spans = placed.sectionSpans
        if spans.isEmpty { return nil }
        let isVertical = Directions(layout).isVertical
        var place = isVertical ? point.y : point.x
        if layout.isMirrored(in: environment) && !isVertical {
            place = placed.contentSize.width - point.x
        }
        func isBare(_ number: Int) -> Bool {
            sections[number].items.isEmpty && spans[number].end <= spans[number].start
                && !guests.contains { $0.number > 0 && Int($0.place.section) == number }
        }
        let behind = (section + 1..<spans.count).prefix { isBare($0) }.prefix(15)
        let before = (0..<section).reversed().prefix { isBare($0) }.prefix(15)
        for (bare, edge, isBehind) in [
            (Array(behind), spans[section].end, true),
            (before.reversed(), spans[section].start, false),
        ] where !bare.isEmpty {
            let way = place - edge + reach
            if isBehind ? way < 0 : way > 2 * reach { continue }
            let part =
                reach > 0 ? way / (2 * reach) * Double(bare.count) : isBehind ? .infinity : 0
            return bare[Int(min(max(part, 0), Double(bare.count - 1)))]
        }
        return nil
    }

    /// Behind the items that are not seen, if there are any.
    private func endOf(_ section: Int) -> ReferencePlace {
        ReferencePlace(
            destination: IndexPath(
                section: UInt32(section), item: UInt32(sections[section].items.count)))
    }

    /// The section at a point; beyond the content, at its edge.
    private func section(at point: Point, _ placed: ReferenceLayout) -> Int? {
        let directions = Directions(layout)
        let content = contentSize(of: placed)
        let point = point.kept(
            in: Rect(x: 0, y: 0, width: content.width, height: content.height))
        var place = directions.isVertical ? point.y : point.x
        if layout.isMirrored(in: environment) && !directions.isVertical {
            place = placed.contentSize.width - point.x
        }
        let spans = placed.sectionSpans
        // The space behind a section belongs to it.
        var space = 0.0
        if case .compositional(let described) = layout {
            space = Grid.rounded(described.interSectionSpacing)
        }
        return spans.indices.first { number in
            let end = spans[number].end + space
            let isThere = end > spans[number].start || !sections[number].items.isEmpty
            return isThere && end >= place
        }
    }

    private func place(
        beside path: IndexPath, at point: Point, _ placed: ReferenceLayout
    ) -> ReferencePlace {
        guard let own = frame(path, placed) else { return ReferencePlace() }
        let half = stretch(path, own, placed)
        let part = half.part(point)
        let last = IndexPath(
            section: path.section,
            item: UInt32(sections[Int(path.section)].items.count - 1))
        if let end = frame(last, placed), isEndOfSection(path.section, placed),
            isBehind(own, point), isBehind(end, point)
        {
            return ReferencePlace(
                destination: IndexPath(section: path.section, item: last.item + 1),
                line: stretch(last, end, placed).line(
                    isBehind: true, neighbor: nil, others: []))
        }
        let takesIn = traits(of: path).flags.contains(.acceptsDrops) && !isDragged(path)
        let refused = sections[Int(path.section)].items[Int(path.item)].refusedSides
        let onto = (
            from: refused.contains(.before) ? -Double.infinity : 0.25,
            to: refused.contains(.behind) ? Double.infinity : 0.75
        )
        if takesIn && own.contains(point) && part > onto.from && part < onto.to {
            return ReferencePlace(destination: path, isOnto: true)
        }
        let isBehind = part >= 0.5
        var neighbor: IndexPath?
        if isBehind && path.item < last.item {
            neighbor = IndexPath(section: path.section, item: path.item + 1)
        } else if !isBehind && path.item > 0 {
            neighbor = IndexPath(section: path.section, item: path.item - 1)
        }
        return ReferencePlace(
            destination: IndexPath(section: path.section, item: path.item + (isBehind ? 1 : 0)),
            line: half.line(
                isBehind: isBehind, neighbor: neighbor.flatMap { frame($0, placed) },
                others: others(besides: [path, neighbor ?? path], placed)))
    }

    /// What is seen of the items that are not named.
    private func others(besides named: [IndexPath], _ placed: ReferenceLayout) -> [Rect] {
        var boxes: [Rect] = []
        for (number, section) in sections.enumerated() {
            for item in section.items.indices {
                let path = IndexPath(section: UInt32(number), item: UInt32(item))
                guard !named.contains(path), let cell = placed.cell(path),
                    !presentation(placed).pose(of: cell).attributes.flags.contains(.isHidden),
                    let box = frame(path, placed)
                else { continue }
                boxes.append(box)
            }
        }
        return boxes
    }

    /// What is seen of an item: its bounding box, within the container of its section.
    private func frame(_ path: IndexPath, _ placed: ReferenceLayout) -> Rect? {
        guard let cell = placed.cell(path) else { return nil }
        var box = presentation(placed).pose(of: cell).box
        guard let rule = placed.rules[Int(path.section)] else { return box }
        let (start, end) = Directions(layout).cross(box)
        let (near, far) = (max(start, 0), min(end, rule.container))
        if far < near { return nil }
        if Directions(layout).isVertical {
            (box.x, box.width) = (near, far - near)
        } else {
            (box.y, box.height) = (near, far - near)
        }
        return box
    }

    /// Whether what is behind all items of a section is its end.
    private func isEndOfSection(_ section: UInt32, _ placed: ReferenceLayout) -> Bool {
        !placed.sectionSpans.isEmpty && placed.rules[Int(section)] == nil
    }

    /// Whether a point is behind an item along the axis of scrolling.
    private func isBehind(_ frame: Rect, _ point: Point) -> Bool {
        if Directions(layout).isVertical { return point.y >= frame.y + frame.height }
        if layout.isMirrored(in: environment) { return point.x < frame.x }
        return point.x >= frame.x + frame.width
    }

    /// O8: along lines, where items stand side by side; else along the axis of scrolling.
    private func stretch(_ path: IndexPath, _ frame: Rect, _ placed: ReferenceLayout) -> Stretch {
        let directions = Directions(layout)
        let content = contentSize(of: placed)
        let fitsTwice = 2 * directions.cross(frame.size) <= directions.cross(content)
        let isSideBySide =
            !placed.sectionSpans.isEmpty && (placed.rules[Int(path.section)] != nil || fitsTwice)
        let isAlongX = isSideBySide == directions.isVertical
        return Stretch(
            frame: frame, isAlongX: isAlongX,
            isReversed: isAlongX && layout.isMirrored(in: environment))
    }
}

/// What an item takes up along the axis of its halves, in the direction in which items follow.
private struct Stretch {
    let frame: Rect
    let isAlongX: Bool
    /// From right to left.
    let isReversed: Bool

    private func range(_ rect: Rect) -> (start: Double, end: Double) {
        if !isAlongX { return (rect.y, rect.y + rect.height) }
        return isReversed ? (-(rect.x + rect.width), -rect.x) : (rect.x, rect.x + rect.width)
    }

    private func rangeAcross(_ rect: Rect) -> (start: Double, end: Double) {
        isAlongX ? (rect.y, rect.y + rect.height) : (rect.x, rect.x + rect.width)
    }

    /// How much of the item lies before a point.
    func part(_ point: Point) -> Double {
        let (start, length) = isAlongX ? (frame.x, frame.width) : (frame.y, frame.height)
        let way = (isAlongX ? point.x : point.y) - start
        let part = length > 0 ? way / length : way > 0 ? 1 : 0
        return isReversed ? 1 - part : part
    }

    /// - Parameter others: The items through which no line between two leads.
    func line(isBehind: Bool, neighbor: Rect?, others: [Rect]) -> Rect {
        let own = range(frame)
        let edge = isBehind ? own.end : own.start
        var middle = edge
        if let neighbor {
            let (across, other) = (rangeAcross(frame), rangeAcross(neighbor))
            let isOnLine = across.start < other.end && other.start < across.end
            let beside = range(neighbor)
            if isOnLine && isBehind && beside.start >= own.end {
                middle = (own.end + beside.start) / 2
            } else if isOnLine && !isBehind && beside.end <= own.start {
                middle = (own.start + beside.end) / 2
            }
        }
        let line = line(at: middle)
        let isFree = middle == edge || !others.contains { $0.isVisible(in: line) }
        return isFree ? line : self.line(at: edge)
    }

    private func line(at place: Double) -> Rect {
        let place = isReversed ? -place : place
        return isAlongX
            ? Rect(x: place - 1, y: frame.y, width: 2, height: frame.height)
            : Rect(x: frame.x, y: place - 1, width: frame.width, height: 2)
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
    }
}
