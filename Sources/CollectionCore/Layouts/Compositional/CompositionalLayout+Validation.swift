extension CompositionalLayout {
    /// The maximum number of section descriptions, and of rules.
    static let sectionsMax = 4096

    /// - Throws: `invalidNumber`, `invalidArgument`. The index in an error is that of the section
    ///   description or of the rule; `sections.count` stands for the boundary items of the layout.
    func validateSections() throws(CollectionError) {
        if sections.isEmpty { throw .invalidArgument("layout_sections", .empty) }
        if sections.count > Self.sectionsMax || rules.count > Self.sectionsMax {
            throw .invalidArgument("layout_sections", .tooLong)
        }
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
                rule.minimumContainerLength, "minimum_container_length", index: index)
            try Length.validate(
                rule.maximumContainerLength, "maximum_container_length", index: index)
            if rule.section >= UInt32(sections.count) {
                throw .invalidArgument("layout_section_rule", .outOfRange)
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
            throw .invalidArgument("element_kind", .conflicting)
        }
    }
}

extension LayoutSection {
    /// - Parameter nodes: The number of nodes in the descriptions so far, to which this
    ///   description's nodes are added.
    func validate(index: Int, _ nodes: inout Int) throws(CollectionError) {
        try LayoutGroup.count(boundarySupplementaryItems.count + decorationItems.count, &nodes)
        try group.validate(index: index, depth: 0, &nodes)
        try Length.validate(interGroupSpacing, "inter_group_spacing", index: index)
        try contentInsets.validate("content_insets", index: index)
        for item in boundarySupplementaryItems { try item.validate(index: index) }
        for item in decorationItems {
            try item.contentInsets.validate("content_insets", index: index)
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
            throw .invalidArgument("element_kind", .conflicting)
        }
    }
}

extension LayoutBoundarySupplementaryItem {
    fileprivate func validate(index: Int) throws(CollectionError) {
        try size.validate(index: index)
        try offset.validate("layout_offset", index: index)
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
        if depth > Self.depthMax { throw .invalidArgument("layout_group", .tooLong) }
        try Self.count(1, &nodes)
        try size.validate(index: index)
        try interItemSpacing.validate(index: index)
        try contentInsets.validate("content_insets", index: index)
        try edgeSpacing.validate(index: index)
        switch arrangement {
        case .custom(let items):
            if items.isEmpty { throw .invalidArgument("layout_group", .empty) }
            if items.count > GroupCounts.slotsMax {
                throw .invalidArgument("layout_group", .tooLong)
            }
            try Self.count(items.count, &nodes)
            for item in items { try item.frame.validateCustom(index: index) }
        case .subitems(_, let subitems):
            if subitems.isEmpty { throw .invalidArgument("layout_group", .empty) }
            for subitem in subitems { try subitem.validate(index: index, depth: depth, &nodes) }
        case .repeating(_, let subitem, let count):
            if count < 1 || count > UInt32(GroupCounts.slotsMax) {
                throw .invalidArgument("layout_group", .outOfRange)
            }
            try subitem.validate(index: index, depth: depth, &nodes)
        }
    }

    fileprivate static func count(_ more: Int, _ nodes: inout Int) throws(CollectionError) {
        nodes += more
        if nodes > nodesMax { throw .invalidArgument("layout_group", .tooLong) }
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
            try item.size.validate(index: index)
            try item.contentInsets.validate("content_insets", index: index)
            try item.edgeSpacing.validate(index: index)
            try item.validateKinds()
            for badge in item.supplementaryItems {
                try badge.size.validate(index: index)
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
    func validate(index: Int) throws(CollectionError) {
        try Length.validate(width.value, "layout_dimension", index: index)
        try Length.validate(height.value, "layout_dimension", index: index)
    }
}

extension LayoutSpacing {
    func validate(index: Int) throws(CollectionError) {
        try Length.validate(length, "layout_spacing", index: index)
    }
}

extension LayoutEdgeSpacing {
    func validate(index: Int) throws(CollectionError) {
        try leading.validate(index: index)
        try top.validate(index: index)
        try trailing.validate(index: index)
        try bottom.validate(index: index)
    }
}

extension LayoutAnchor {
    func validate(index: Int) throws(CollectionError) {
        if !edges.isSubset(of: .all) { throw .invalidArgument("layout_anchor", .unknownValue) }
        try offset.validate("layout_offset", index: index)
    }
}

extension Rect {
    /// Checks the frame of an item in a custom group: lengths must be small enough to be added
    /// exactly.
    fileprivate func validateCustom(index: Int) throws(CollectionError) {
        try Length.validate(x, "custom_frame", index: index)
        try Length.validate(y, "custom_frame", index: index)
        try Length.validate(width, "custom_frame", index: index)
        try Length.validate(height, "custom_frame", index: index)
    }
}
