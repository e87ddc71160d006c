/// Section metrics as layout computes with them: along the axes, rounded, in their container.
struct ResolvedMetrics {
    /// Insets before and after the lines, along the main axis.
    var insetStart: Double
    var insetEnd: Double
    /// Where lines begin across, in content coordinates.
    var crossStart: Double
    /// How long a line may be.
    var available: Double
    /// By how much a line may be overfilled.
    var tolerance: Double
    var lineSpacing: Double
    var interitemSpacing: Double
    var headerLength: Double
    var footerLength: Double
    var headerLevel: UInt32 = 0
    /// Room behind the section.
    var spacingAfter = 0.0
    var arrangement: Arrangement
    /// The size of items without one of their own, and whether it is an estimate.
    var itemMain: Double
    var itemCross: Double
    var isItemSizeEstimated: Bool
    var headerReuseIdentifier: ReuseIdentifier
    var footerReuseIdentifier: ReuseIdentifier
    var itemReuseIdentifier: ReuseIdentifier
    var itemZIndex: Int32 = 0

    init(_ metrics: SectionMetrics, _ layout: Layout, _ container: LayoutContainer) {
        let axis = layout.configuration.scrollDirection
        insetStart = Length.rounded(axis.mainStart(metrics.sectionInset))
        insetEnd = Length.rounded(axis.mainEnd(metrics.sectionInset))
        let start = container.start(inset: axis.crossStart(metrics.sectionInset))
        let end = container.end(inset: axis.crossEnd(metrics.sectionInset))
        crossStart = Length.rounded(start)
        available = max(0, Length.rounded(container.length - start - end))
        lineSpacing = Length.rounded(metrics.minimumLineSpacing)
        interitemSpacing = Length.rounded(metrics.minimumInteritemSpacing)
        arrangement = Arrangement(
            metrics, layout, available: available, spacing: interitemSpacing)
        tolerance = 0
        if case .flow(let lines) = arrangement { tolerance = lines.tolerance * max(1, available) }
        headerLength = Length.rounded(axis.main(metrics.headerReferenceSize))
        footerLength = Length.rounded(axis.main(metrics.footerReferenceSize))
        headerLevel = metrics.headerLevel
        isItemSizeEstimated = metrics.isItemSizeEstimated
        itemMain = Length.rounded(axis.main(metrics.initialItemSize))
        itemCross = Length.rounded(axis.cross(metrics.initialItemSize))
        headerReuseIdentifier = metrics.headerReuseIdentifier
        footerReuseIdentifier = metrics.footerReuseIdentifier
        itemReuseIdentifier = metrics.itemReuseIdentifier
    }

    /// Of a section that is described.
    init(
        _ section: CompositionalSection, spacingAfter: Double, _ axis: Axis,
        _ container: LayoutContainer
    ) {
        let description = section.description
        let span = section.span
        insetStart = Length.rounded(axis.mainStart(description.contentInsets))
        insetEnd = Length.rounded(axis.mainEnd(description.contentInsets))
        (crossStart, available) = (span.start, span.length)
        lineSpacing = Length.rounded(description.interGroupSpacing)
        interitemSpacing = 0
        tolerance = 0
        headerLength = section.boundaries.headerLength
        footerLength = section.boundaries.footerLength
        self.spacingAfter = spacingAfter
        let item = section.template.item(ofSlot: 0)
        itemCross = span.length
        headerReuseIdentifier = .standard
        footerReuseIdentifier = .standard
        itemReuseIdentifier = item.reuseIdentifier
        itemZIndex = max(0, section.zIndexMinimum)
        if let length = section.listItemLength(axis) {
            arrangement = .list
            itemMain = length
            isItemSizeEstimated = true
        } else {
            let groups = GroupLines(
                section.template, of: description.group, isUniform: section.uniform.decideAll, axis)
            arrangement =
                section.isOrthogonal
                ? .orthogonal(OrthogonalGroups(section, axis, container)) : .groups(groups)
            itemMain = groups.thickness
            isItemSizeEstimated = section.template.isEstimated
        }
    }

    /// What a section is long beside its lines.
    var lengthBesideLines: Double {
        headerLength + insetStart + insetEnd + footerLength + spacingAfter
    }

    /// Each item is a line, as long as the container.
    var itemsFillLine: Bool {
        if case .list = arrangement { return true }
        return false
    }

    /// How many items of this length a line takes; more than a section can have is `Int.max`.
    func capacity(length: Double) -> Int {
        let more = count(of: length, fitting: available - length)
        return more == .max ? .max : 1 + more
    }

    /// How many items a line takes that are all alike; nil where that is to be found out.
    ///
    /// - Parameter cross: Their length across, if that is the same.
    func capacity(ofEqualItems cross: Double?) -> Int? {
        switch arrangement {
        case .flow: cross.map { capacity(length: $0) }
        case .grid(let grid): grid.laneCount
        case .list, .justified, .waterfall, .groups, .orthogonal: nil
        }
    }

    /// Whether some of the items may be longer than their line. Other layouts say how long they
    /// are.
    func mayBeOversized(_ summary: ItemSummary, _ axis: Axis) -> Bool {
        guard case .flow = arrangement else { return false }
        return summary.longestCross(axis, self) > available
    }

    /// How many items of this length still join a line that has `remaining` points left.
    func count(of length: Double, fitting remaining: Double) -> Int {
        let cost = interitemSpacing + length
        if remaining < cost - tolerance { return 0 }
        let estimate = cost == 0 ? .infinity : (remaining + tolerance) / cost
        if estimate >= Double(UInt32.max) { return .max }
        // The division rounds; what counts is what the items one by one would find.
        var count = max(1, Int(estimate))
        while remaining - Double(count) * cost >= cost - tolerance { count += 1 }
        while remaining - Double(count - 1) * cost < cost - tolerance { count -= 1 }
        return count
    }
}
