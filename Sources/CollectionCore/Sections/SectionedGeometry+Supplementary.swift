// Headers and footers, pinned ones too.
extension SectionedGeometry {
    func length(of kind: ElementKind, in section: PlacedSection) -> Double {
        kind == .sectionHeader
            ? metrics[section.metrics].headerLength : metrics[section.metrics].footerLength
    }

    /// The attributes of a section's header or footer.
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
        let isPinned =
            isHeader
            ? configuration.sectionHeadersPinToVisibleBounds
            : configuration.sectionFootersPinToVisibleBounds
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
