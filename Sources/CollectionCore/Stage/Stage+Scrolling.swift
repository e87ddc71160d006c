// Content offsets to scroll to.
extension Stage {
    /// Returns the content offset that scrolls to a rectangle of the content, clamped to the
    /// content.
    ///
    /// - Parameter obstacles: The lengths that pinned views cover at the start and the end of the
    ///   main axis.
    /// - Precondition: Everything is laid out.
    @inline(never)
    func contentOffset(
        forScrollingTo rect: Rect,
        at alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment),
        obstacles: Interval, in viewport: Viewport
    ) -> Point {
        let size = contentSize
        let (bounds, inset) = (viewport.bounds, viewport.contentInset)
        let none = Interval(0, 0)
        let isVertical = settings.scrollDirection == .vertical
        let y = ScrollPort(
            offset: bounds.y, length: bounds.height,
            range: viewport.offsetRange(.vertical, content: size),
            inset: Interval(inset.top, inset.bottom), covered: isVertical ? obstacles : none)
        let x = ScrollPort(
            offset: bounds.x, length: bounds.width,
            range: viewport.offsetRange(.horizontal, content: size),
            inset: Interval(inset.left, inset.right), covered: isVertical ? none : obstacles)
        return Point(
            x: x.offset(showing: Interval(rect.x, rect.maxX), alignments.horizontal),
            y: y.offset(showing: Interval(rect.y, rect.maxY), alignments.vertical))
    }

    /// The rectangle of the content, in content coordinates.
    ///
    /// - Precondition: Everything is laid out.
    var content: Rect {
        let size = contentSize
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Returns the section at the point of the content that is nearest to `point`; nil if there is
    /// no section there, and in layouts without sections.
    ///
    /// - Parameter hasSpace: Whether the space behind a section belongs to the section.
    /// - Precondition: Everything is laid out.
    /// - Complexity: O(log n)
    func section(nearestTo point: Point, hasSpace: Bool) -> UInt32? {
        if free != nil { return nil }
        return geometry.filledSectionIndex(at: content.nearestPoint(to: point), hasSpace: hasSpace)
            .map { UInt32($0) }
    }

    /// Returns the frame of a section in content coordinates, mirrored if the content is: from the
    /// start of its header to the end of its footer, across the whole content.
    ///
    /// - Precondition: Everything is laid out, and the layout has sections.
    func frame(ofSection index: Int) -> Rect {
        let (section, axis) = (geometry.section(index), geometry.axis)
        return geometry.presentation.presented(
            axis.rect(
                main: section.start, cross: 0,
                mainLength: geometry.end(of: section) - section.start,
                crossLength: axis.cross(contentSize)))
    }

    /// Returns the lengths that the pinned views of a section cover at both ends of the main axis,
    /// mirrored if the content is.
    func obstacles(aboutSection index: Int) -> Interval {
        if let base = bases.first { return base.obstacles(aboutSection: index) }
        if free != nil { return Interval(0, 0) }
        let lengths = pinnedLengths(of: geometry.section(index))
        return geometry.container.isMirrored && geometry.axis == .horizontal
            ? Interval(lengths.end, lengths.start) : lengths
    }

    /// Returns the lengths of a section's views that are pinned at the start, and at the end.
    private func pinnedLengths(of section: PlacedSection) -> Interval {
        if geometry.compositional != nil {
            let described = geometry.described.sections[section.metrics]
            let ofSection = described.boundaries.pinnedLengths
            let ofLayout = geometry.boundaries.pinnedLengths
            return Interval(
                max(ofSection.start, ofLayout.start), max(ofSection.end, ofLayout.end))
        }
        var lengths = Interval(0, 0)
        if settings.pinsHeaders {
            lengths.start = geometry.length(of: .sectionHeader, in: section)
            if geometry.hasHeaderLevels { lengths.start += geometry.lengthAbove(section) }
        }
        if settings.pinsFooters {
            lengths.end = geometry.length(of: .sectionFooter, in: section)
        }
        return lengths
    }
}
