import CollectionCore

extension ReferenceLayout {
    /// X2: whatever has attributes is where they say, and nothing else is.
    mutating func place(_ sections: [ReferenceSection], _ layout: ExplicitLayout) {
        elements += saidElements(.shown, sections)
        explicitSize = Size(
            width: reach(layout.contentSize.width) { $0.frame.x + $0.frame.width },
            height: reach(layout.contentSize.height) { $0.frame.y + $0.frame.height })
    }

    /// X8: elements as they are where attributes of one role say.
    func saidElements(
        _ role: LayoutAttributesRole, _ sections: [ReferenceSection]
    ) -> [PlacedElement] {
        var found: [PlacedElement] = []
        for (number, section) in sections.enumerated() {
            let metrics = section.metrics ?? self.layout.configuration.sectionMetrics
            for (item, content) in section.items.enumerated() {
                guard let said = content.said[role] else { continue }
                let path = IndexPath(section: UInt32(number), item: UInt32(item))
                let standard = content.reuseIdentifier ?? metrics.itemReuseIdentifier
                found.append(placed(.cell(path), said, standard))
            }
            for (view, roles) in section.saidViews {
                guard let said = roles[role] else { continue }
                found.append(placed(view.element(inSection: UInt32(number)), said, .standard))
            }
        }
        for (view, roles) in saidViews {
            guard let said = roles[role] else { continue }
            found.append(placed(view.element(inSection: IndexPath.noSection), said, .standard))
        }
        return found
    }

    private func placed(
        _ element: Element, _ said: SaidAttributes, _ standard: ReuseIdentifier
    ) -> PlacedElement {
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
        return placed
    }

    /// X3: as long as the layout says, or as far as anything reaches.
    private func reach(_ given: Double, _ end: (SaidAttributes) -> Double) -> Double {
        if given > 0 { return Grid.rounded(given) }
        return elements.compactMap(\.said).map(end).reduce(0, max)
    }
}

extension Element {
    /// X1: whether the host may say where it is although it belongs to no section.
    var isOfNoSection: Bool {
        indexPath.section == IndexPath.noSection
            && (category == .supplementary || category == .decoration)
    }
}

extension Layout {
    var isExplicit: Bool {
        if case .explicit = self { return true }
        return false
    }
}
