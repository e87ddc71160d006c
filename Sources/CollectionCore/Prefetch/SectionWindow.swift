/// The window of a section that was scrolled orthogonally: rule W5 of docs/semantics.md.
///
/// The axis of the window is the axis along which the section scrolls. Items have the places of a
/// section at its start, so that scrolling moves the bounds of the window, as along the main axis.
struct SectionWindow {
    var section: UInt32
    var window: PrefetchWindow
    /// The search that the current display frame needs; nil: none.
    var search: PrefetchWindow.Search?
}

extension [SectionWindow] {
    /// Whether a section has a window.
    func has(_ section: UInt32) -> Bool {
        if isEmpty { return false }
        let index = partitioningIndex { $0.section >= section }
        return index < count && self[index].section == section
    }
}

/// The place of a section that scrolls orthogonally, and the visible part of the section's content.
struct SectionPlace {
    /// The section's viewport along the main axis.
    var along: Interval
    /// The visible stretch along the axis on which the section scrolls, where items have the places
    /// of a section at its start.
    var shown: Interval
    /// The length of the section's viewport along the axis on which the section scrolls.
    var extent: Double
    /// Whether the section begins at the right: then its items move to the right when it is
    /// scrolled on.
    var isMirrored: Bool

    /// The viewport along the main axis; mirrored if the reach of the main window is mirrored.
    func stretch(_ main: PrefetchReach) -> Interval { main.isMirrored ? along.mirrored : along }
}
