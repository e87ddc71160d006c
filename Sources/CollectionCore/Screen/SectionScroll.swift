/// The distance, in points, by which a section was scrolled since the distances were last read.
struct SectionScroll {
    var section: UInt32
    var distance: Double
}

extension [SectionScroll] {
    /// Adds a distance by which a section is scrolled. The array is sorted by section, and has one
    /// entry for each section.
    ///
    /// - Complexity: O(log k) for one of the k sections in the array, and O(k) for another section
    @inline(never)
    mutating func note(section: UInt32, by distance: Double) {
        let index = partitioningIndex { $0.section >= section }
        if index < count && self[index].section == section {
            self[index].distance += distance
        } else {
            insert(SectionScroll(section: section, distance: distance), at: index)
        }
    }
}
