// Bare sections, which have neither items nor a length: rules R5 and O6 of docs/semantics.md.
extension SectionedGeometry {
    /// The space behind each section, in points, which belongs to the section's extent.
    var spaceBehindSections: Double { compositional?.interSectionSpacing ?? 0 }

    /// The number of bare sections directly behind a section, or directly before it: at most 15.
    ///
    /// - Complexity: O(log n) for each of them
    func bareSectionCount(beside index: Int, isBehind: Bool) -> Int {
        let step = isBehind ? 1 : -1
        var count = 0
        while count < 15 && isBare(index + step * (count + 1)) { count += 1 }
        return count
    }

    private func isBare(_ index: Int) -> Bool {
        if index < 0 || index >= sections.count { return false }
        let section = section(index)
        return section.itemCount == 0 && section.extent <= spaceBehindSections
    }
}
