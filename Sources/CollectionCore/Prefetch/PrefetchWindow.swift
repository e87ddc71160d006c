/// The items near the bounds along an axis, and which of them the host is to fetch the data of:
/// rules W2 to W8 of docs/semantics.md.
///
/// Items are sorted by where they begin, in the direction of the motion. A display frame that moves
/// on looks only at the items that the ends of the stretches pass. An update that changes nothing
/// near the bounds moves all items along; after any other change they are looked for anew, and what
/// is known of them is kept by their index paths.
struct PrefetchWindow {
    /// Whether items of the window are asked for.
    var asks = true
    /// Whether items in the stretch that is shown are displayed. The items of a section are not
    /// while the section is beside the bounds.
    var shows = true
    /// The distance of the section from the bounds; 0 for the main window.
    var beyond = 0.0
    var motion = PrefetchMotion()
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
    /// The indices of items that may be asked for in the current display frame.
    var candidates = 0..<0
    /// Whether there was no room to ask for some items.
    var waits = false

    /// The items that were asked for and no longer are: the host is to be told of them.
    var cancelled: [PrefetchedItem] = []

    /// The items that lie ahead of the bounds by at most half their length, the nearest ones first:
    /// their cells are to be prepared.
    var cellsAhead: [PrefetchedItem] = []
    /// Where no cell comes or goes; nil: not known.
    var settled: Settled?

    /// Storage.
    var spare: [NearItem] = []

    /// The most elements that are looked for; where there are more, nothing is told.
    static let elementCountMax = 16_384
}
