// Boundary items, badges and backgrounds of a compositional layout: rules G6 to G8 of
// docs/semantics.md.
extension SectionedGeometry {
    /// Collects all elements near a range of the main axis, in ascending order of `Element`.
    ///
    /// - Parameter visible: The visible part of the main axis, to whose ends pinned views pin.
    func collectElements(
        _ compositional: CompositionalSections, in range: Interval, visible: Interval,
        _ items: SumTree<ItemLeaf>, into collector: inout ElementCollector
    ) {
        for kind in compositional.decorationKinds {
            for index in collector.sections.indices {
                let section = collector.sections[index]
                if let background = background(kind, of: section, compositional) {
                    collector.append(background)
                }
            }
        }
        collector.keepsCellsNearby = compositional.hasBadges
        collectItems(in: range, items, into: &collector)
        collector.keepsCellsNearby = false
        for kind in compositional.supplementaryKinds {
            collectSupplementaries(kind, compositional, visible: visible, into: &collector)
        }
    }

    /// Whether an update may change which description a section has (rule G13): then everything is
    /// laid out anew.
    func needsLayout(for plan: UpdatePlan) -> Bool {
        guard let compositional, !compositional.areAllAlike else { return false }
        return !plan.removedSections.isEmpty || !plan.placedSections.isEmpty
    }

    /// Collects the boundary items and badges of a kind, section by section, and the boundary item
    /// of the layout last.
    private func collectSupplementaries(
        _ kind: ElementKind, _ compositional: CompositionalSections, visible: Interval,
        into collector: inout ElementCollector
    ) {
        var nearby = 0
        for index in collector.sections.indices {
            let section = collector.sections[index]
            if let boundary = boundary(kind, of: section, compositional, visible: visible) {
                collector.append(boundary)
            }
            while nearby < collector.cellsNearby.count {
                let cell = collector.cellsNearby[nearby]
                if Int(cell.element.indexPath.section) != section.index { break }
                if let badge = badge(kind, of: cell, section, compositional) {
                    if let viewport = arrangement(section.metrics).viewport {
                        if collector.clip(to: viewport, along: axis.other) {
                            collector.append(badge)
                        }
                        collector.unclip()
                    } else {
                        collector.append(badge)
                    }
                }
                nearby += 1
            }
            if collector.isFull { return }
        }
        if let boundary = boundaryOfLayout(kind, visible: visible) {
            collector.append(boundary)
        }
    }

    /// The layout attributes of one supplementary or decoration view of a section, visible or not;
    /// nil if there is no such view.
    func attributes(
        for element: Element, _ section: PlacedSection, _ compositional: CompositionalSections,
        visible: Interval, _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        let isOfSection = element.indexPath.item == 0
        if element.category == .decoration {
            return isOfSection ? background(element.kind, of: section, compositional) : nil
        }
        if isOfSection,
            let boundary = boundary(element.kind, of: section, compositional, visible: visible)
        {
            return boundary
        }
        let item = Int(element.indexPath.item)
        if item >= section.itemCount { return nil }
        return badge(element.kind, of: cell(item, of: section, items), section, compositional)
    }

    private func background(
        _ kind: ElementKind, of section: PlacedSection, _ compositional: CompositionalSections
    ) -> LayoutAttributes? {
        let description = described.sections[section.metrics].description
        for item in description.decorationItems where item.kind == kind {
            let whole = axis.rect(
                main: section.start, cross: 0, mainLength: end(of: section) - section.start,
                crossLength: container.length)
            return LayoutAttributes(
                element: .decoration(kind, IndexPath(section: UInt32(section.index), item: 0)),
                reuseIdentifier: item.reuseIdentifier,
                frame: presented(whole.inset(by: item.contentInsets.rounded)), zIndex: item.zIndex,
                flags: [])
        }
        return nil
    }

    /// Where a section ends along the main axis, in points, without the spacing after it.
    func end(of section: PlacedSection) -> Double {
        section.start + section.extent - metrics[section.metrics].spacingAfter
    }

    func boundary(
        _ kind: ElementKind, of section: PlacedSection, _ compositional: CompositionalSections,
        visible: Interval
    ) -> LayoutAttributes? {
        let described = self.described.sections[section.metrics]
        return self.boundary(
            kind, of: described.boundaries,
            IndexPath(section: UInt32(section.index), item: 0),
            around: Interval(section.start, end(of: section)),
            zIndexMinimum: described.zIndexMinimum, visible: visible)
    }

    /// The layout attributes of a boundary item of the layout, which belongs to no section; nil for
    /// any other element.
    func attributesOfLayout(_ element: Element, visible: Interval) -> LayoutAttributes? {
        if element.category != .supplementary || element.indexPath != IndexPath.ofLayout {
            return nil
        }
        return boundaryOfLayout(element.kind, visible: visible)
    }

    func boundaryOfLayout(_ kind: ElementKind, visible: Interval) -> LayoutAttributes? {
        boundary(
            kind, of: boundaries, IndexPath.ofLayout,
            around: Interval(0, contentLength), zIndexMinimum: .min, visible: visible)
    }

    private func boundary(
        _ kind: ElementKind, of boundaries: Boundaries, _ path: IndexPath, around: Interval,
        zIndexMinimum: Int32, visible: Interval
    ) -> LayoutAttributes? {
        for boundary in boundaries.placed where boundary.item.kind == kind {
            let item = boundary.item
            var frame = axis.rect(
                main: boundaries.start(of: boundary, around: around, visible: visible),
                cross: boundary.crossStart, mainLength: boundary.mainLength,
                crossLength: boundary.crossLength)
            frame.move(by: item.offset)
            return LayoutAttributes(
                element: .supplementary(kind, path), reuseIdentifier: item.reuseIdentifier,
                frame: presented(frame), zIndex: max(item.zIndex, zIndexMinimum),
                flags: boundary.isEstimated ? .isEstimated : [])
        }
        return nil
    }

    /// The layout attributes of the badge of a kind at an item; nil if the item has none.
    ///
    /// - Parameter cell: The item's layout attributes, with its frame as the host sees it.
    @inline(never)
    func badge(
        _ kind: ElementKind, of cell: LayoutAttributes, _ section: PlacedSection,
        _ compositional: CompositionalSections
    ) -> LayoutAttributes? {
        let described = self.described.sections[section.metrics]
        let slots = described.template.slots
        let slot = slots[Int(cell.element.indexPath.item) % slots.count]
        for item in described.template.items[slot.item].supplementaryItems where item.kind == kind {
            let frame = item.frame(in: cell.frame, isMirrored: container.isMirrored)
            return LayoutAttributes(
                element: .supplementary(kind, cell.element.indexPath),
                reuseIdentifier: item.reuseIdentifier, frame: presentation.pixels.rounded(frame),
                zIndex: max(item.zIndex, described.zIndexMinimum), flags: [])
        }
        return nil
    }
}

extension Rect {
    /// The rectangle less insets. Its width and height are never less than 0.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
