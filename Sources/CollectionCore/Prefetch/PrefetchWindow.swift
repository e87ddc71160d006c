/// The items near the bounds, and which of them the host is to fetch the data of: rules W2 to W8 of
/// docs/semantics.md.
///
/// Items are sorted by where they begin, in the direction of the motion. A display frame that moves
/// on looks only at the items that the ends of the stretches pass. An update that changes nothing
/// near the bounds moves all items along; after any other change they are looked for anew, and what
/// is known of them is kept by their index paths.
struct PrefetchWindow {
    /// Whether the host is told of items; otherwise the window only finds cells to be prepared.
    var tellsItems = false
    var motion = PrefetchMotion()
    let collector = CollectorBox()
    var items: [NearItem] = []
    /// The index of the first one in `items` that is near; those before have been passed.
    var first = 0
    /// Whether `items` are those of the layout that is shown.
    var isCurrent = false
    /// Whether they are sorted. Where elements follow the content offset they are not: they are
    /// looked for anew when it changes.
    var isSorted = false
    /// All items that overlap this are in `items`; mirrored as `reach` is.
    var searched = Interval(0, 0)
    /// The bounds across, as of the last search.
    var across = Interval(0, 0)
    var reach = PrefetchReach.none
    /// The reach of the display frame that is being looked at.
    var next = PrefetchReach.none

    /// The index of the first item beyond the end of what is shown, and of what is asked for.
    var nextShown = 0
    var nextAsked = 0
    /// The index behind the last item that is known.
    var knownEnd = 0
    /// While `reach.kept` begins before, no item has to be let go.
    var firstEnd = -Double.infinity
    /// Whether all items were looked at since they were found.
    var isSettled = false
    /// The number of items that are asked for and were not displayed yet.
    var outstandingCount = 0
    /// Whether there was no room to ask for some items.
    var waits = false

    /// The items that the host is to be told of: those asked for, and those asked for no more.
    var asked: [PrefetchedItem] = []
    var cancelled: [PrefetchedItem] = []
    /// Items that are asked for no more, and were not found near the bounds.
    var lost: [IndexPath] = []

    /// The items that lie ahead of the bounds by at most half their length, the nearest ones first:
    /// their cells are to be prepared.
    var cellsAhead: [PrefetchedItem] = []
    /// Where no cell comes or goes; nil: not known.
    var settled: Settled?

    /// Storage.
    var known: [PrefetchedItem] = []
    var spare: [NearItem] = []
    var paths: [IndexPath] = []
    var itemEvents = ItemEvents()

    /// The most items that are asked for at a time.
    static let outstandingCountMax = 2_048
    /// The most elements that are looked for; where there are more, nothing is told.
    static let elementCountMax = 16_384
}
