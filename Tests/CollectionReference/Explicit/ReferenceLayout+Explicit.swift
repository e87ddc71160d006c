import CollectionCore

extension ReferenceLayout {
    /// X2: whatever has attributes is where they say, and nothing else is.
    mutating func place(_ sections: [ReferenceSection], _ layout: ExplicitLayout) {
        for (number, section) in sections.enumerated() {
            let metrics = section.metrics ?? self.layout.configuration.sectionMetrics
            for (item, content) in section.items.enumerated() {
                guard let said = content.said else { continue }
                let path = IndexPath(section: UInt32(number), item: UInt32(item))
                place(
                    .cell(path), said,
                    content.reuseIdentifier ?? metrics.itemReuseIdentifier)
            }
            for (view, said) in section.saidViews {
                place(view.element(inSection: UInt32(number)), said, .standard)
            }
        }
        explicitSize = Size(
            width: reach(layout.contentSize.width) { $0.frame.x + $0.frame.width },
            height: reach(layout.contentSize.height) { $0.frame.y + $0.frame.height })
    }

    private mutating func place(
        _ element: Element, _ said: SaidAttributes, _ standard: ReuseIdentifier
    ) {
        let frame = said.frame
        var placed = PlacedElement(
            element: element, reuseIdentifier: said.reuseIdentifier ?? standard,
            slot: directions.isVertical
                ? Slot(
                    main: frame.y, cross: frame.x, mainLength: frame.height,
                    crossLength: frame.width)
                : Slot(
                    main: frame.x, cross: frame.y, mainLength: frame.width,
                    crossLength: frame.height),
            isPinned: false)
        placed.isOfItem = element.category == .cell
        placed.zIndex = said.zIndex
        placed.said = said
        elements.append(placed)
    }

    /// X3: as long as the layout says, or as far as anything reaches.
    private func reach(_ given: Double, _ end: (SaidAttributes) -> Double) -> Double {
        if given > 0 { return Grid.rounded(given) }
        return elements.compactMap(\.said).map(end).reduce(0, max)
    }
}

extension Layout {
    var isExplicit: Bool {
        if case .explicit = self { return true }
        return false
    }
}
