/// The window of a section that was scrolled across: rule W5 of docs/semantics.md.
///
/// Its axis is that along which the section scrolls. Items stand in the window as they do while the
/// section is at its start, so that scrolling moves what is shown, as along the main axis.
struct SectionWindow: Comparable {
    var section: UInt32
    var window: PrefetchWindow
    /// The search that the current display frame needs; nil: none.
    var search: PrefetchWindow.Search?

    static func < (left: Self, right: Self) -> Bool { left.section < right.section }
    static func == (left: Self, right: Self) -> Bool { left.section == right.section }
}

extension [SectionWindow] {
    /// Whether a section has a window.
    func has(_ section: UInt32) -> Bool {
        if isEmpty { return false }
        let index = partitioningIndex { $0.section >= section }
        return index < count && self[index].section == section
    }
}

/// The place of a section that scrolls across, and the part of its content that it shows.
struct SectionPlace {
    /// The section's viewport along the main axis.
    var along: Interval
    /// The stretch across that the section shows of its items, which stand as they do while the
    /// section is at its start.
    var shown: Interval
    /// The length of that stretch.
    var extent: Double
    /// Whether the section begins at the right: its items move to the right as it scrolls on.
    var isMirrored: Bool

    /// Returns the viewport along the main axis, mirrored as the stretches around the bounds are.
    func stretch(_ main: PrefetchReach) -> Interval { main.isMirrored ? along.mirrored : along }
}
