import CollectionCore

/// The items of one section, and where its lines may be.
struct ReferenceBody {
    var items: [ReferenceItem]
    var section: UInt32
    var metrics: SectionMetrics
    /// Where lines begin across.
    var start: Double
    /// The length of a line.
    var available: Double

    func path(_ item: Int) -> IndexPath { IndexPath(section: section, item: UInt32(item)) }
}

extension ReferenceLayout {
    /// K5.
    mutating func placeJustified(_ body: ReferenceBody, _ layout: JustifiedLayout) {
        let rule = JustifiedRule(
            available: body.available, spacing: body.metrics.minimumInteritemSpacing,
            target: Grid.rounded(layout.targetLineThickness),
            tolerance: layout.thicknessTolerance, lastAlignment: layout.lastLineAlignment)
        let ratios = body.items.map {
            let size = $0.size(body.metrics)
            return JustifiedRule.ratio(main: directions.main(size), cross: directions.cross(size))
        }
        var item = 0
        let lines = rule.lines(ratios)
        tables[Int(body.section)] = (lines.count, nil)
        for (number, line) in lines.enumerated() {
            if number > 0 { extent += body.metrics.minimumLineSpacing }
            let thickness = rule.thickness(line)
            for place in rule.places(line, from: body.start) {
                elements.append(
                    PlacedElement(
                        body.items[item], body.path(item), body.metrics,
                        slot: Slot(
                            main: extent, cross: place.start, mainLength: thickness,
                            crossLength: place.length)))
                elements[elements.count - 1].table = (number, nil)
                item += 1
            }
            extent += thickness
        }
    }

    /// K1: a separator at the end of an item.
    mutating func placeSeparator(_ item: Int, _ body: ReferenceBody, length: Double) {
        guard case .list(let list) = layout, list.separatorKind != .none,
            item + 1 < body.items.count
        else { return }
        var thickness = Grid.rounded(list.separatorThickness)
        if thickness == 0 || length == 0 { return }
        thickness = min(ReferencePixels(layout).thickness(thickness), length)
        let leading = Grid.rounded(list.separatorLeadingInset)
        let trailing = Grid.rounded(list.separatorTrailingInset)
        elements.append(
            PlacedElement(
                element: .decoration(list.separatorKind, body.path(item)),
                reuseIdentifier: list.separatorReuseIdentifier,
                slot: Slot(
                    main: extent + length - thickness, cross: body.start + leading,
                    mainLength: thickness,
                    crossLength: max(0, body.available - leading - trailing)),
                isPinned: false))
    }
}
