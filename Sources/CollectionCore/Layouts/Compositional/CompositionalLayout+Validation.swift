extension CompositionalLayout {
    /// The maximum number of section descriptions, and of rules.
    static let sectionsMax = 4096

    /// - Throws: `invalidNumber`, `invalidArgument`. The index in an error is that of the section
    ///   description or of the rule; `sections.count` stands for the boundary items of the layout.
    func validateSections() throws(CollectionError) {
        let most = Self.sectionsMax
        if sections.isEmpty || sections.count > most {
            throw .size("sections", sections.count, most: most, "entries")
        }
        if rules.count > most { throw .size("rules", rules.count, least: 0, most: most, "entries") }
        try Length.validate(interSectionSpacing, "inter_section_spacing")
        var nodes = 0
        for (index, section) in sections.enumerated() {
            try section.validate(index: index, &nodes)
        }
        for item in boundarySupplementaryItems { try item.validate(index: sections.count) }
        var own = boundarySupplementaryItems.map { $0.kind.rawValue }
        try LayoutSection.validateDifferent(&own)
        try validateKinds()
        for (index, rule) in rules.enumerated() {
            try Length.validate(
                rule.minimumContainerLength, "rules#.minimum_container_length", index: index)
            try Length.validate(
                rule.maximumContainerLength, "rules#.maximum_container_length", index: index)
            if rule.section >= UInt32(sections.count) {
                throw .outside(
                    "rules#.section", index: index, Int(rule.section), of: sections.count)
            }
        }
    }
}

extension CompositionalLayout {
    /// Checks that in the whole layout, each kind of supplementary view belongs either to items or
    /// to sections, because the index paths of both have the same form.
    private func validateKinds() throws(CollectionError) {
        // Each entry is twice the kind, plus one if the view belongs to an item.
        var kinds: [Int] = []
        for item in boundarySupplementaryItems { kinds.append(2 * Int(item.kind.rawValue)) }
        for section in sections {
            for item in section.boundarySupplementaryItems {
                kinds.append(2 * Int(item.kind.rawValue))
            }
            var badges: [UInt32] = []
            section.group.appendSupplementaryKinds(to: &badges)
            for kind in badges { kinds.append(2 * Int(kind) + 1) }
        }
        kinds.sortAscending()
        for index in kinds.indices.dropFirst()
        where kinds[index - 1] != kinds[index] && kinds[index - 1] / 2 == kinds[index] / 2 {
            throw .kind(
                UInt32(kinds[index] / 2), "is of views of items and of views of sections")
        }
    }
}

extension LayoutSection {
    /// - Parameter nodes: The number of nodes in the descriptions so far, to which this
    ///   description's nodes are added.
    func validate(index: Int, _ nodes: inout Int) throws(CollectionError) {
        try LayoutGroup.count(boundarySupplementaryItems.count + decorationItems.count, &nodes)
        try group.validate(index: index, depth: 0, &nodes)
        try Length.validate(interGroupSpacing, "sections#.inter_group_spacing", index: index)
        try contentInsets.validate("sections#.content_insets", index: index)
        for item in boundarySupplementaryItems { try item.validate(index: index) }
        for item in decorationItems {
            try item.contentInsets.validate(
                "sections#.decoration_items.content_insets", index: index)
        }
        try validateKinds(index: index)
    }

    /// Checks that at most one element has each category, kind and index path.
    private func validateKinds(index: Int) throws(CollectionError) {
        var kinds = boundarySupplementaryItems.map { $0.kind.rawValue }
        group.appendSupplementaryKinds(to: &kinds)
        var decorations = decorationItems.map { $0.kind.rawValue }
        try Self.validateDifferent(&kinds)
        try Self.validateDifferent(&decorations)
    }

    fileprivate static func validateDifferent(_ kinds: inout [UInt32]) throws(CollectionError) {
        kinds.sortAscending()
        for index in kinds.indices.dropFirst() where kinds[index - 1] == kinds[index] {
            throw .kind(kinds[index], "is of two views of one section or item")
        }
    }
}

extension LayoutBoundarySupplementaryItem {
    fileprivate func validate(index: Int) throws(CollectionError) {
        try size.validate("sections#.boundary_supplementary_items.size", index: index)
        try offset.validate("sections#.boundary_supplementary_items.offset", index: index)
    }
}

extension CollectionError {
    /// The error of an element kind that a layout uses twice.
    @inline(never)
    fileprivate static func kind(_ kind: UInt32, _ words: Word) -> CollectionError {
        .invalidArgument(
            "element_kind", .conflicting, Detail(.value(UInt64(kind), words)))
    }

    @inline(never)
    static func deepGroups(_ depth: Int) -> CollectionError {
        .size("group", depth, least: 0, most: LayoutGroup.depthMax, "levels of groups in groups")
    }
}

extension LayoutGroup {
    /// The maximum depth of groups in groups.
    static let depthMax = 16
    /// The maximum number of items, groups and views in a whole layout.
    package static let nodesMax = 4096

    func validate(
        index: Int, depth: Int, _ nodes: inout Int
    ) throws(CollectionError) {
        if depth > Self.depthMax { throw .deepGroups(depth) }
        try Self.count(1, &nodes)
        try size.validate("sections#.group.size", index: index)
        try interItemSpacing.validate("sections#.group.inter_item_spacing", index: index)
        try contentInsets.validate("sections#.group.content_insets", index: index)
        try edgeSpacing.validate(index: index)
        switch arrangement {
        case .custom(let items):
            try Self.check(items.count, GroupCounts.slotsMax)
            try Self.count(items.count, &nodes)
            for item in items { try item.frame.validateCustom(index: index) }
        case .subitems(_, let subitems):
            try Self.check(subitems.count, .max)
            for subitem in subitems { try subitem.validate(index: index, depth: depth, &nodes) }
        case .repeating(_, let subitem, let count):
            if count < 1 || count > UInt32(GroupCounts.slotsMax) {
                throw .outside(
                    "sections#.group.count", index: index, Int(count), 1, GroupCounts.slotsMax)
            }
            try subitem.validate(index: index, depth: depth, &nodes)
        }
    }

    fileprivate static func count(_ more: Int, _ nodes: inout Int) throws(CollectionError) {
        nodes += more
        if nodes > nodesMax {
            throw .size("the layout", nodes, most: nodesMax, "items, groups and views in groups")
        }
    }

    /// Checks how many subitems a group has.
    private static func check(_ count: Int, _ most: Int) throws(CollectionError) {
        if count < 1 || count > most { throw .size("group", count, most: most, "subitems") }
    }

    func appendSupplementaryKinds(to kinds: inout [UInt32]) {
        switch arrangement {
        case .custom: break
        case .subitems(_, let subitems):
            for subitem in subitems { subitem.appendSupplementaryKinds(to: &kinds) }
        case .repeating(_, let subitem, _): subitem.appendSupplementaryKinds(to: &kinds)
        }
    }
}

extension LayoutSubitem {
    fileprivate func validate(
        index: Int, depth: Int, _ nodes: inout Int
    ) throws(CollectionError) {
        switch self {
        case .group(let group): try group.validate(index: index, depth: depth + 1, &nodes)
        case .item(let item):
            try LayoutGroup.count(1 + item.supplementaryItems.count, &nodes)
            try item.size.validate("sections#.group.size", index: index)
            try item.contentInsets.validate("sections#.group.content_insets", index: index)
            try item.edgeSpacing.validate(index: index)
            try item.validateKinds()
            for badge in item.supplementaryItems {
                try badge.size.validate(
                    "sections#.group.supplementary_items.size", index: index)
                try badge.containerAnchor.validate(index: index)
                try badge.itemAnchor?.validate(index: index)
            }
        }
    }

    /// Appends each kind of supplementary view once: items may share kinds, as their index paths
    /// differ.
    fileprivate func appendSupplementaryKinds(to kinds: inout [UInt32]) {
        switch self {
        case .group(let group): group.appendSupplementaryKinds(to: &kinds)
        case .item(let item):
            for badge in item.supplementaryItems where !kinds.contains(badge.kind.rawValue) {
                kinds.append(badge.kind.rawValue)
            }
        }
    }
}

extension LayoutItem {
    fileprivate func validateKinds() throws(CollectionError) {
        var kinds = supplementaryItems.map { $0.kind.rawValue }
        try LayoutSection.validateDifferent(&kinds)
    }
}

extension LayoutSize {
    func validate(
        _ argument: CollectionError.Argument, index: Int
    ) throws(CollectionError) {
        try Length.validate(width.value, argument.field("width.value"), index: index)
        try Length.validate(height.value, argument.field("height.value"), index: index)
    }
}

extension LayoutSpacing {
    func validate(
        _ argument: CollectionError.Argument, index: Int
    ) throws(CollectionError) {
        try Length.validate(length, argument.field("length"), index: index)
    }
}

extension LayoutEdgeSpacing {
    func validate(index: Int) throws(CollectionError) {
        try leading.validate("sections#.group.edge_spacing.leading", index: index)
        try top.validate("sections#.group.edge_spacing.top", index: index)
        try trailing.validate("sections#.group.edge_spacing.trailing", index: index)
        try bottom.validate("sections#.group.edge_spacing.bottom", index: index)
    }
}

extension LayoutAnchor {
    func validate(index: Int) throws(CollectionError) {
        if !edges.isSubset(of: .all) {
            throw .unknownBits(
                "sections#.group.supplementary_items.container_anchor.edges", index: index,
                UInt64(edges.rawValue), known: UInt64(Edges.all.rawValue))
        }
        try offset.validate(
            "sections#.group.supplementary_items.container_anchor.offset", index: index)
    }
}

extension Rect {
    /// Checks the frame of an item in a custom group: lengths must be small enough to be added
    /// exactly.
    fileprivate func validateCustom(index: Int) throws(CollectionError) {
        let frame: CollectionError.Argument = "sections#.group.frame"
        try Length.validate(x, frame.field("x"), index: index)
        try Length.validate(y, frame.field("y"), index: index)
        try Length.validate(width, frame.field("width"), index: index)
        try Length.validate(height, frame.field("height"), index: index)
    }
}
