/// By how much a section was scrolled since the last display frame.
struct SectionScroll: Comparable {
    var section: UInt32
    var distance: Double

    static func < (left: Self, right: Self) -> Bool { left.section < right.section }
    static func == (left: Self, right: Self) -> Bool { left.section == right.section }
}
