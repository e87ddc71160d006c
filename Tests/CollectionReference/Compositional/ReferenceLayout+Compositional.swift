import CollectionCore

/// A section of a compositional layout, while it is placed.
private struct CompositionalBody {
    var section: LayoutSection
    var items: [ReferenceItem]
    var number: UInt32
    /// In a section with backgrounds everything else stands before them.
    var leastZIndex: Int32?
    /// What contains groups: along the axes of the screen.
    var container: Size
    /// Where groups begin across.
    var start: Double

    func own(_ item: Int) -> GroupRule.OwnLength {
        if item >= items.count { return .none }
        return items[item].ownLength
    }

    func zIndex(_ own: Int32) -> Int32 { leastZIndex.map { max($0, own) } ?? own }
}

extension ReferenceLayout {
    /// The length of the bounds within the content insets, where layout depends on it (G1).
    static func room(_ layout: Layout, _ environment: Environment, boundsSize: Size) -> Double {
        guard case .compositional = layout else { return 0 }
        let directions = Directions(layout)
        let inset = directions.main(environment.contentInset)
        return Grid.rounded(max(0, directions.main(boundsSize) - inset.start - inset.end))
    }

    mutating func place(
        _ sections: [ReferenceSection], _ layout: CompositionalLayout,
        _ measured: [UInt32: MeasuredLength]
    ) {
        let around = BoundaryRule(
            layout.boundarySupplementaryItems, directions, container: container, room: room,
            inset: (0, 0), path: .max, leastZIndex: nil, measured)
        around.placeAround(&self) { all in
            for (index, section) in sections.enumerated() {
                if index > 0 { all.extent += Grid.rounded(layout.interSectionSpacing) }
                let description = layout.sections[layout.number(ofSection: index, all.container)]
                let start = all.extent
                all.place(section, UInt32(index), description)
                all.sectionSpans.append((start, all.extent))
            }
        }
    }

    /// G5: where boundary items may stand across.
    private func boundaryInset(_ section: LayoutSection) -> (start: Double, end: Double) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        if section.supplementaryContentInsetsReference != .automatic {
            return crossInset(insets, section.supplementaryContentInsetsReference)
        }
        if !section.supplementariesFollowContentInsets { return (0, 0) }
        return crossInset(insets, section.contentInsetsReference)
    }

    /// G4: boundary items, inset, groups, inset, boundary items.
    private mutating func place(
        _ data: ReferenceSection, _ number: UInt32, _ section: LayoutSection
    ) {
        let inset = crossInset(section.contentInsets, section.contentInsetsReference)
        let along = directions.main(section.contentInsets)
        let body = CompositionalBody(
            section: section, items: data.items, number: number,
            leastZIndex: section.decorationItems.isEmpty ? nil : 1,
            container: directions.size(
                main: max(0, room - Grid.rounded(along.start) - Grid.rounded(along.end)),
                cross: Grid.rounded(max(0, container - inset.start - inset.end))),
            start: Grid.rounded(inset.start))
        let start = extent
        let boundary = BoundaryRule(
            section.boundarySupplementaryItems, directions, container: container, room: room,
            inset: boundaryInset(section), path: body.number, leastZIndex: body.leastZIndex,
            data.measuredBoundaries)
        boundary.placeAround(&self) { all in
            all.extent += Grid.rounded(along.start)
            if section.orthogonalScrollingBehavior == .none {
                all.placeGroups(body)
            } else {
                all.placeRow(body, inset)
            }
            all.extent += Grid.rounded(along.end)
        }
        for decoration in section.decorationItems {
            elements.append(background(decoration, number, from: start))
        }
    }

    /// A group of a section, with the items that it has.
    private struct SolvedGroup {
        var firstItem: Int
        var slots: [Slot]
        var descriptions: [GroupRule.PlaceDescription]
        /// Along the main axis, and across.
        var along: Double
        var across: Double
    }

    /// G4: item i has place i mod k of group i div k.
    private func solvedGroups(_ body: CompositionalBody) -> [SolvedGroup] {
        let group = body.section.group
        let full = GroupRule { _ in .none }.solve(group, in: body.container)
        let placeCount = full.places.count
        return stride(from: 0, to: body.items.count, by: placeCount).map { first in
            let solved = GroupRule { body.own(first + $0) }.solve(group, in: body.container)
            let present = solved.places.prefix(body.items.count - first)
            var found = SolvedGroup(
                firstItem: first, slots: present.map { directions.slot($0.frame) },
                descriptions: present.map(\.description),
                along: directions.main(solved.size), across: directions.cross(solved.size))
            if present.count < placeCount {
                if group.size.along(layout.axis).isMeasured {
                    found.along = found.slots.reduce(0) { max($0, $1.main + $1.mainLength) }
                }
                if group.size.along(layout.axis.other).isMeasured {
                    found.across = found.slots.reduce(0) { max($0, $1.cross + $1.crossLength) }
                }
            }
            return found
        }
    }

    private mutating func placeGroups(_ body: CompositionalBody) {
        let groups = solvedGroups(body)
        // G1: the groups of a section are siblings.
        let isUniform = body.section.group.size.along(layout.axis).isUniform
        let longest = isUniform ? groups.reduce(0) { max($0, $1.along) } : 0
        for (number, group) in groups.enumerated() {
            if number > 0 { extent += Grid.rounded(body.section.interGroupSpacing) }
            for (place, own) in group.slots.enumerated() {
                var slot = own
                slot.main += extent
                slot.cross += body.start
                placeItem(body, group.firstItem + place, group.descriptions[place], slot)
            }
            extent += Grid.rounded(max(group.along, longest))
        }
    }

    /// G9: groups follow one another across; the section is as long as the longest.
    private mutating func placeRow(
        _ body: CompositionalBody, _ inset: (start: Double, end: Double)
    ) {
        let groups = solvedGroups(body)
        let isUniform = body.section.group.size.along(layout.axis.other).isUniform
        let longest = isUniform ? groups.reduce(0) { max($0, $1.across) } : 0
        var rule = OrthogonalRule(
            behavior: body.section.orthogonalScrollingBehavior, groups: [], container: container,
            inset: (Grid.rounded(inset.start), Grid.rounded(inset.end)), main: extent)
        var start = 0.0
        for (number, group) in groups.enumerated() {
            if number > 0 { start += Grid.rounded(body.section.interGroupSpacing) }
            let across = max(group.across, longest)
            for (place, own) in group.slots.enumerated() {
                var slot = own
                slot.main += extent
                let before = elements.count
                placeItem(body, group.firstItem + place, group.descriptions[place], slot)
                for index in before..<elements.count { elements[index].group = rule.groups.count }
            }
            rule.groups.append((start, Grid.rounded(across)))
            start += Grid.rounded(across)
            rule.thickness = max(rule.thickness, Grid.rounded(group.along))
        }
        extent += rule.thickness
        rules[Int(body.number)] = rule
    }

    private mutating func placeItem(
        _ body: CompositionalBody, _ item: Int, _ description: GroupRule.PlaceDescription,
        _ slot: Slot
    ) {
        let path = IndexPath(section: body.number, item: UInt32(item))
        let own = body.items[item]
        switch description {
        case .custom(let custom):
            var placed = PlacedElement(
                element: .cell(path),
                reuseIdentifier: own.reuseIdentifier ?? custom.reuseIdentifier, slot: slot,
                isPinned: false)
            placed.isEstimated = own.isEstimated(nil)
            placed.zIndex = body.zIndex(custom.zIndex)
            elements.append(placed)
        case .item(let described):
            var placed = PlacedElement(
                element: .cell(path),
                reuseIdentifier: own.reuseIdentifier ?? described.reuseIdentifier, slot: slot,
                isPinned: false)
            placed.isEstimated = own.isEstimated(described.size)
            placed.zIndex = body.zIndex(0)
            elements.append(placed)
            for badge in described.supplementaryItems {
                var view = PlacedElement(
                    element: .supplementary(badge.kind, path),
                    reuseIdentifier: badge.reuseIdentifier,
                    slot: slot, isPinned: false)
                view.badge = badge
                view.zIndex = body.zIndex(badge.zIndex)
                view.isOfItem = true
                elements.append(view)
            }
        }
    }

    /// G8.
    private func background(
        _ decoration: LayoutDecorationItem, _ section: UInt32, from start: Double
    ) -> PlacedElement {
        let along = directions.main(decoration.contentInsets.onGrid)
        let across = directions.cross(decoration.contentInsets.onGrid)
        var placed = PlacedElement(
            element: .decoration(decoration.kind, IndexPath(section: section, item: 0)),
            reuseIdentifier: decoration.reuseIdentifier,
            slot: Slot(
                main: start + along.start, cross: across.start,
                mainLength: max(0, extent - start - along.start - along.end),
                crossLength: max(0, container - across.start - across.end)),
            isPinned: false)
        placed.zIndex = decoration.zIndex
        placed.isOfItem = false
        return placed
    }
}

extension CompositionalLayout {
    /// G13.
    func number(ofSection index: Int, _ container: Double) -> Int {
        for rule in rules {
            let end = Int(rule.firstSection) + Int(rule.sectionCount)
            let isInRange = rule.sectionCount == 0 || index < end
            let least = Grid.rounded(rule.minimumContainerLength)
            let limit = Grid.rounded(rule.maximumContainerLength)
            let isWide = container >= least && (limit == 0 || container < limit)
            if index >= Int(rule.firstSection) && isInRange && isWide { return Int(rule.section) }
        }
        return 0
    }
}

extension ReferenceItem {
    /// Given or measured.
    fileprivate var ownLength: GroupRule.OwnLength {
        if let measured {
            return GroupRule.OwnLength(width: measured.size.width, height: measured.size.height)
        }
        return GroupRule.OwnLength(
            width: width.map { Double($0) }, height: height.map { Double($0) })
    }

    /// A15, with the place for the section.
    fileprivate func isEstimated(_ place: LayoutSize?) -> Bool {
        if let measured { return measured.isStale }
        let isIncomplete = width == nil || height == nil
        let isPlaceEstimated = place.map { $0.width.isMeasured || $0.height.isMeasured } ?? false
        return isGivenAsEstimate || isIncomplete && isPlaceEstimated
    }
}
