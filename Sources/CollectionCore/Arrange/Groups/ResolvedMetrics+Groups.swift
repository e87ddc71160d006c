extension ResolvedMetrics {
    /// Resolves the metrics of a section from its solved description in a compositional layout.
    init(
        _ section: CompositionalSection, spacingAfter: Double, _ axis: Axis
    ) {
        let description = section.description
        let span = section.span
        insetStart = Length.rounded(axis.mainStart(description.contentInsets))
        insetEnd = Length.rounded(axis.mainEnd(description.contentInsets))
        (crossStart, available) = (span.start, span.length)
        lineSpacing = Length.rounded(description.interGroupSpacing)
        interitemSpacing = 0
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
            itemMain = length
            isItemSizeEstimated = true
        } else {
            itemMain = CompositionalSection.rounded(axis.main(section.template.size))
            isItemSizeEstimated = section.template.isEstimated
        }
    }
}
