/// By how much a section was scrolled since the last display frame.
struct SectionScroll: Comparable {
    var section: UInt32
    var distance: Double

    static func < (left: Self, right: Self) -> Bool { left.section < right.section }
    static func == (left: Self, right: Self) -> Bool { left.section == right.section }
}

extension [SectionScroll] {
    /// Adds a distance by which a section is scrolled. The array is sorted by section, and has one
    /// entry for each.
    ///
    /// - Complexity: O(log k) for k sections that were scrolled, and O(k) for another one
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
