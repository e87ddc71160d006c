/// What a view looks for ahead of scrolling: section W of docs/semantics.md.
///
/// The main window looks along the scroll direction. A section near the bounds that was scrolled
/// across has a window of its own along its axis, which has all items of the section. The main
/// window has the items that the other sections show.
struct Prefetch {
    /// Whether the host is told of items; otherwise the main window only finds cells to be
    /// prepared.
    let tellsItems: Bool
    let collector = CollectorBox()
    var main = PrefetchWindow()
    /// The windows of sections, by section.
    var sections: [SectionWindow] = []
    /// The sections that were scrolled since the last display frame, by section.
    var scrolls: [SectionScroll] = []

    /// The items that the host is to be told of. The main window has those that are cancelled.
    var asked: [PrefetchedItem] = []

    /// Storage.
    var known: [PrefetchedItem] = []
    var paths: [IndexPath] = []
    var itemEvents = ItemEvents()

    /// The most items that are asked for at a time.
    static let outstandingCountMax = 2_048

    init(tellsItems: Bool) {
        self.tellsItems = tellsItems
        main.asks = tellsItems
    }

    /// Notes that items may stand elsewhere.
    mutating func noteChange() {
        main.noteChange()
        for index in sections.indices { sections[index].window.noteChange() }
    }

    /// Forgets all items, and cancels those that are asked for.
    mutating func forgetItems() {
        main.forgetItems()
        for index in sections.indices { sections[index].window.forgetItems() }
        gatherCancelled()
        sections.removeAll()
        scrolls.removeAll()
    }

    /// Collects the items that the windows of sections have cancelled.
    mutating func gatherCancelled() {
        for index in sections.indices {
            main.cancelled += sections[index].window.cancelled
            sections[index].window.cancelled.removeAll(keepingCapacity: true)
        }
    }
}
