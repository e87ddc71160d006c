// Waterfalls whose items keep their lanes: rule K4 of docs/semantics.md.
extension SectionedGeometry {
    /// Returns the range of items of a section, from the first to the last one that is visible
    /// along the main axis; an empty range if none is, and in a section whose items do not keep
    /// their lanes.
    ///
    /// - Parameter bounds: The visible part of the content.
    /// - Complexity: O(lanes * log n)
    func visibleItems(ofSection index: Int, in bounds: Rect) -> Range<Int> {
        if !remembersPlaces { return 0..<0 }
        let section = body(ofSection: index)
        let near = flipped(bounds)
        let start = axis.mainStart(near) - section.linesStart
        return arrangement(section.place.metrics).rememberedItems(
            of: section, in: Interval(start, start + axis.main(near.size)), stored)
    }

    /// Makes the lanes of a section end near one another, where items keep their lanes.
    ///
    /// - Parameter section: The section with all its items. At the end, it has all its lanes.
    /// - Parameter visible: The range of items that a person sees.
    mutating func evenEnds(of section: inout SectionBody, visible: Range<Int>) {
        if !remembersPlaces { return }
        section.place.lineCount = arrangement(section.place.metrics).evenEnds(
            of: section, visible: visible, &stored)
    }
}
