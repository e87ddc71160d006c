// Headers and footers of sections, pinned or not. Compositional layouts have boundary items
// instead.
extension SectionedGeometry {
    func length(of kind: ElementKind, in section: PlacedSection) -> Double {
        let isHeader = kind == .sectionHeader
        let length =
            isHeader
            ? metrics[section.metrics].headerLength : metrics[section.metrics].footerLength
        if !hasMeasuredEnds { return length }
        let ends = ends(of: section)
        return length + (isHeader ? ends.headerExcess : ends.footerExcess)
    }

    /// Whether the layout pins its section headers, or its section footers, to the visible bounds.
    func pins(_ kind: ElementKind) -> Bool {
        kind == .sectionHeader
            ? settings.pinsHeaders
            : settings.pinsFooters
    }

    /// Whether section headers or footers pin to the visible bounds; false in a compositional
    /// layout, whose boundary items pin on their own.
    var pinsViews: Bool {
        compositional == nil && (pins(.sectionHeader) || pins(.sectionFooter))
    }

    /// Whether elements move as the content offset changes, apart from headers and footers that
    /// each pin within their own section. Pinned boundary items move so, and headers that pin
    /// beneath the headers of other sections.
    var movesViews: Bool {
        compositional?.hasPinnedViews ?? (hasHeaderLevels && pins(.sectionHeader))
    }

    /// Returns the layout attributes of a section's header or footer.
    ///
    /// A pinned header moves from its natural place at most to just before the section's footer;
    /// where headers have levels, at most to `pinningEnd`. A pinned footer moves from its natural
    /// place back at most to just after the section's header.
    ///
    /// - Parameter visible: The visible part of the main axis, without the content insets.
    func supplementary(
        _ kind: ElementKind, of section: PlacedSection, visible: Interval
    ) -> LayoutAttributes {
        let metrics = metrics(of: section)
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
            frame: presented(frame), zIndex: zIndex,
            flags: isEstimated(kind, of: section) ? .isEstimated : [])
    }

    /// Whether the length of a header or a footer is an estimate, so that the host should measure
    /// it.
    private func isEstimated(_ kind: ElementKind, of section: PlacedSection) -> Bool {
        if !isMeasurable(kind, in: section) { return false }
        let ends = ends(of: section)
        return !(kind == .sectionHeader ? ends.isHeaderFinal : ends.isFooterFinal)
    }

    /// What was measured of the header and the footer of a section.
    ///
    /// - Complexity: O(log n); O(1) where nothing was measured.
    func ends(of section: PlacedSection) -> MeasuredEnds {
        if !hasMeasuredEnds { return .none }
        let place = sections.place(of: section.index)
        return place.leaf.ends[section.index - place.before.count]
    }

    /// Whether the host may measure a header or a footer. One without length is not shown.
    func isMeasurable(_ kind: ElementKind, in section: PlacedSection) -> Bool {
        let metrics = metrics[section.metrics]
        let isEstimated =
            kind == .sectionHeader ? metrics.isHeaderSizeEstimated : metrics.isFooterSizeEstimated
        return isEstimated && length(of: kind, in: section) > 0
    }
}
