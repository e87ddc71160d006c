/// The items near the bounds, for which a view fetches data or prepares cells ahead of scrolling:
/// section W of docs/semantics.md.
///
/// The main window is along the scroll direction. A section near the bounds that was scrolled
/// orthogonally has a window of its own, along the axis on which it scrolls, with all items of the
/// section. Of other sections, the main window has the items that they show.
struct Prefetch {
    /// Whether the host gets events about items. Otherwise the main window only finds cells to
    /// prepare.
    let tellsItems: Bool
    let collector = CollectorBox()
    var main = PrefetchWindow()
    /// The windows of sections, in the order of the sections.
    var sections: [SectionWindow] = []
    /// The sections that were scrolled since the last display frame, in the order of the sections.
    var scrolls: [SectionScroll] = []

    /// The items that the host should fetch, not reported yet. Items to cancel are in
    /// `main.cancelled`.
    var asked: [PrefetchedItem] = []

    /// Storage that steps reuse. `known` has the known items of windows that are searched again.
    var known: [PrefetchedItem] = []
    var paths: [IndexPath] = []
    var itemEvents = ItemEvents()

    var heldBytes: Int {
        var bytes = main.heldBytes + collector.value.heldBytes + sections.heldBytes
        for section in sections { bytes += section.window.heldBytes }
        return bytes
    }

    /// The greatest number of items that are asked for and not displayed yet.
    static let outstandingCountMax = 2_048

    init(tellsItems: Bool) {
        self.tellsItems = tellsItems
        main.asks = tellsItems
    }

    /// Notes that the places of items may have changed.
    mutating func noteChange() {
        main.noteChange()
        for index in sections.indices { sections[index].window.noteChange() }
    }

    /// Forgets all items, and cancels the items that were asked for.
    mutating func forgetItems() {
        main.forgetItems()
        for index in sections.indices { sections[index].window.forgetItems() }
        gatherCancelled()
        sections.removeAll()
        scrolls.removeAll()
    }

    /// Moves the cancelled items of the windows of sections to those of the main window.
    mutating func gatherCancelled() {
        for index in sections.indices {
            main.cancelled += sections[index].window.cancelled
            sections[index].window.cancelled.removeAll(keepingCapacity: true)
        }
    }
}
