/// The items near the bounds along an axis, and which of them the host should fetch the data of:
/// rules W2 to W8 of docs/semantics.md.
///
/// Items are sorted by their starts, in the direction of the motion. A display frame that continues
/// the motion updates only the items that the ends of the stretches pass. An update that changes
/// nothing near the bounds moves all items by the same distance. After any other change all items
/// are found anew, and their states are kept by their index paths.
struct PrefetchWindow {
    /// Whether the host is asked for items of the window.
    var asks = true
    /// Whether items that overlap `reach.shown` count as displayed. They do not count while the
    /// viewport of their section is outside the bounds.
    var shows = true
    /// The distance of the section's viewport from the bounds, in points; 0 for the main window.
    var beyond = 0.0
    var motion = PrefetchMotion()
    var items: [NearItem] = []
    /// The index in `items` of the first item that is near. The items before it have been passed.
    var first = 0
    /// Whether `items` have the places of the current layout.
    var isCurrent = false
    /// Whether `items` are sorted. They are not where elements move with the content offset: then
    /// items are found anew when the content offset changes.
    var isSorted = false
    /// The stretch that was searched: all items that overlap it are in `items`. Mirrored if `reach`
    /// is.
    var searched = Interval(0, 0)
    /// The length of the bounds in the last display frame.
    var extent = 0.0
    /// The extent of the bounds along the other axis at the last search.
    var across = Interval(0, 0)
    var reach = PrefetchReach.none
    /// The reach for the current display frame, before its step has ended.
    var next = PrefetchReach.none

    /// The index in `items` of the first item beyond the end of the bounds.
    var nextShown = 0
    /// The index in `items` of the first item beyond the end of the stretch where items are asked
    /// for.
    var nextAsked = 0
    /// The index behind the last known item in `items`.
    var knownEnd = 0
    /// While `reach.kept` starts before this place, no item has to be forgotten at the start.
    var firstEnd = -Double.infinity
    /// Whether the states of all items were updated since the last search of all items.
    var isSettled = false
    /// The number of items that were asked for and are not displayed yet.
    var outstandingCount = 0
    /// The indices of the items that may be asked for in the current display frame.
    var candidates = 0..<0
    /// Whether some items were not asked for because of the limits on their number.
    var waits = false

    /// The items that are not asked for any more, and whose cancellation is not reported yet.
    var cancelled: [PrefetchedItem] = []

    /// The items ahead of the bounds by at most half the length of the bounds, the nearest ones
    /// first: their cells should be prepared.
    var cellsAhead: [PrefetchedItem] = []
    /// The range of bounds for which no cell has to be prepared or released; nil: not known.
    var settled: Settled?

    /// Storage that searches reuse.
    var spare: [NearItem] = []

    var heldBytes: Int {
        items.heldBytes + cancelled.heldBytes + cellsAhead.heldBytes + spare.heldBytes
    }

    /// The greatest number of elements in a search. If there are more, no event is queued.
    static let elementCountMax = 16_384
}
