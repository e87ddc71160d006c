// Sections that scroll orthogonally: rule G9 of docs/semantics.md.
extension SectionedGeometry {
    /// Returns the groups of a section that scrolls orthogonally; nil for other sections.
    ///
    /// - Complexity: O(log n)
    func row(of section: PlacedSection) -> OrthogonalRow? {
        arrangement(section.metrics).row(of: body(section), stored)
    }

    /// Returns the groups of a section that scrolls orthogonally; nil for other sections, and for
    /// sections of the data that are not laid out, as in a layout without sections.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    func row(ofSection index: UInt32) -> OrthogonalRow? {
        Int(index) < sections.count ? row(of: section(Int(index))) : nil
    }

    /// Returns the groups of the section that scrolls orthogonally and whose viewport contains a
    /// point of the content; nil if there is none.
    ///
    /// - Complexity: O(log n)
    func row(at point: Point) -> OrthogonalRow? {
        if compositional == nil { return nil }
        guard let index = sectionIndex(at: point) else { return nil }
        guard let row = row(of: section(index)), viewport(of: row).contains(point) else {
            return nil
        }
        return row
    }

    /// Returns where an item begins and ends along the cross axis, in points from the start of the
    /// row's first group.
    ///
    /// - Complexity: O(log n + items in a group)
    func span(ofItem item: Int, of row: OrthogonalRow, _ items: SumTree<ItemLeaf>) -> Interval? {
        row.span(ofItem: item, items, stored)
    }

    /// Whether a point of the content lies within a section's viewport along the cross axis; true
    /// for a section that does not scroll orthogonally.
    func isInViewport(_ point: Point, ofSection index: UInt32) -> Bool {
        if compositional == nil { return true }
        guard let viewport = arrangement(section(Int(index)).metrics).viewport else { return true }
        let across = axis.cross(point)
        return across >= viewport.start && across < viewport.end
    }

    /// Returns the part of a rectangle that lies within a section's viewport along the cross axis;
    /// nil if no part does. For a section that does not scroll orthogonally, the whole rectangle.
    func inViewport(_ rect: Rect, ofSection index: UInt32) -> Rect? {
        if compositional == nil { return rect }
        guard let viewport = arrangement(section(Int(index)).metrics).viewport else { return rect }
        let start = max(axis.crossStart(rect), viewport.start)
        let end = min(axis.crossStart(rect) + axis.cross(rect.size), viewport.end)
        if end < start { return nil }
        return axis.rect(
            main: axis.mainStart(rect), cross: start, mainLength: axis.main(rect.size),
            crossLength: end - start)
    }

    /// Returns the part of the content in which a section's groups are visible, in content
    /// coordinates.
    ///
    /// - Parameter reach: How far the rectangle extends beyond the groups at both ends along the
    ///   main axis, in points.
    func viewport(of row: OrthogonalRow, reach: Double = 0) -> Rect {
        let thickness = row.section.place.extent - row.section.metrics.lengthBesideLines
        return flipped(
            axis.rect(
                main: row.section.linesStart - reach, cross: 0,
                mainLength: thickness + 2 * reach,
                crossLength: row.groups.viewportLength))
    }
}
