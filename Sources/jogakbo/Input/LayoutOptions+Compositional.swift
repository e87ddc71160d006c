import CollectionCore

extension LayoutOptions {
    static func compositional(
        _ arguments: Arguments, _ configuration: LayoutConfiguration,
        over base: CompositionalLayout
    ) throws(CommandError) -> CompositionalLayout {
        let behaviors: [(word: String, value: OrthogonalScrollingBehavior)] = [
            ("none", .none), ("continuous", .continuous),
            ("group-leading-boundary", .continuousGroupLeadingBoundary), ("paging", .paging),
            ("group-paging", .groupPaging), ("group-paging-centered", .groupPagingCentered),
        ]
        var layout = base
        layout.configuration = configuration
        guard let behavior = try arguments.choice(.orthogonalScrolling, among: behaviors) else {
            return layout
        }
        for index in layout.sections.indices {
            layout.sections[index].orthogonalScrollingBehavior = behavior
        }
        return layout
    }

    /// A magazine: a large item beside two small ones, then a row of three.
    static func magazine(
        _ arguments: Arguments, _ configuration: LayoutConfiguration
    ) -> CompositionalLayout {
        let metrics = configuration.sectionMetrics
        var section = LayoutSection(group: magazine(spacing: metrics.minimumInteritemSpacing))
        // Where it scrolls across, something of the next one is seen.
        if let word = arguments.string(.orthogonalScrolling), word != "none" {
            section.group.size = LayoutSize(
                width: .fractionalWidth(0.8), height: .fractionalWidth(0.6))
        }
        section.interGroupSpacing = metrics.minimumLineSpacing
        section.contentInsets = metrics.sectionInset
        let length = metrics.headerReferenceSize.height
        if length > 0 {
            var header = LayoutBoundarySupplementaryItem(
                kind: .sectionHeader,
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(length)),
                alignment: .top)
            header.pinToVisibleBounds = configuration.sectionHeadersPinToVisibleBounds
            header.zIndex = LayoutConfiguration.pinnedZIndex
            section.boundarySupplementaryItems = [header]
        }
        return CompositionalLayout(sections: [section])
    }

    private static func magazine(spacing: Double) -> LayoutGroup {
        let inset = spacing / 2
        func item(width: Double, height: Double) -> LayoutSubitem {
            var item = LayoutItem(
                size: LayoutSize(
                    width: .fractionalWidth(width), height: .fractionalHeight(height)))
            item.contentInsets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            return .item(item)
        }
        func part(width: Double, height: Double) -> LayoutSize {
            LayoutSize(width: .fractionalWidth(width), height: .fractionalHeight(height))
        }
        let pair = LayoutGroup.vertical(
            size: part(width: 0.4, height: 1), subitems: [item(width: 1, height: 0.5)])
        let lead = LayoutGroup.horizontal(
            size: part(width: 1, height: 0.65),
            subitems: [item(width: 0.6, height: 1), .group(pair)])
        let row = LayoutGroup.horizontal(
            size: part(width: 1, height: 0.35), subitems: [item(width: 1 / 3, height: 1)])
        return .vertical(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.75)),
            subitems: [.group(lead), .group(row)])
    }
}

extension CommandOption {
    static let orthogonalScrolling = CommandOption(
        "orthogonal-scrolling", valueName: "WORD",
        meaning: "Whether sections of a compositional layout scroll across, and where that comes "
            + "to rest: none (default), continuous, group-leading-boundary, paging, group-paging "
            + "or group-paging-centered.")
    static let sectionOffset = CommandOption(
        "section-offset", valueName: "POINTS",
        meaning: "How far sections that are shown are scrolled across. Default: 0.")
}
