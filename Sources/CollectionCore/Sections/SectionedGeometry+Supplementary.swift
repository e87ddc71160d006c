// Headers and footers, pinned ones too.
extension SectionedGeometry {
    func length(of kind: ElementKind, in section: PlacedSection) -> Double {
        kind == .sectionHeader
            ? metrics[section.metrics].headerLength : metrics[section.metrics].footerLength
    }

    /// Returns whether headers or footers keep to the visible bounds.
    func pins(_ kind: ElementKind) -> Bool {
        kind == .sectionHeader
            ? configuration.sectionHeadersPinToVisibleBounds
            : configuration.sectionFootersPinToVisibleBounds
    }

    /// Whether headers or footers of sections that are not described keep to the visible bounds.
    var pinsViews: Bool {
        compositional == nil && (pins(.sectionHeader) || pins(.sectionFooter))
    }

    /// Whether elements other than the headers and footers of `pinsViews` move with the content
    /// offset.
    var movesViews: Bool {
        compositional?.hasPinnedViews ?? (hasHeaderLevels && pins(.sectionHeader))
    }

    /// Returns the attributes of a section's header or footer.
    ///
    /// A pinned one stays within its section: a header from its natural place to just before the
    /// footer's, a footer from its natural place back to just behind the header's.
    ///
    /// - Parameter visible: What is visible along the main axis, content insets left out.
    func supplementary(
        _ kind: ElementKind, of section: PlacedSection, visible: Interval
    ) -> LayoutAttributes {
        let metrics = self.metrics[section.metrics]
        let footerStart = section.start + section.extent - metrics.footerLength
        let isHeader = kind == .sectionHeader
        let length = isHeader ? metrics.headerLength : metrics.footerLength
        let isPinned = pins(kind)
        var main = isHeader ? section.start : footerStart
        var zIndex = isPinned ? LayoutConfiguration.pinnedZIndex : 0
        if isPinned && isHeader && hasHeaderLevels {
            main = min(
                max(main, visible.start + lengthAbove(section)), pinningEnd(of: section) - length)
            zIndex -= Int32(metrics.headerLevel)
        } else if isPinned && isHeader {
            main = min(max(main, visible.start), footerStart - length)
        } else if isPinned {
            main = max(
                min(main, visible.end - length), section.start + metrics.headerLength)
        }
        let frame = axis.rect(
            main: main, cross: 0, mainLength: length, crossLength: container.length)
        return LayoutAttributes(
            element: .supplementary(
                kind, IndexPath(section: UInt32(section.index), item: 0)),
            reuseIdentifier: isHeader
                ? metrics.headerReuseIdentifier : metrics.footerReuseIdentifier,
            frame: presented(frame), zIndex: zIndex, flags: [])
    }
}
