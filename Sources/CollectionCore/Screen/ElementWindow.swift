/// The elements around the bounds, found ahead of scrolling.
///
/// While nothing changes except the content offset, display frames within the window look nothing
/// up: the window knows where each of its elements begins and ends along the main axis, and between
/// which two offsets no element comes or goes. A display frame that crosses such an edge binds and
/// tells only the elements that come and go. The window goes along with an update that changes
/// nothing within it; any other change drops the window.
struct ElementWindow {
    /// The elements of the window in the order of their identity; those that are shown have their
    /// views.
    var elements: [LayoutAttributes] = []
    /// The start and the end of each element along the main axis.
    var starts: [Double] = []
    var ends: [Double] = []
    /// Whether each element is shown, and whether the next display frame shows it.
    var isShown: [Bool] = []
    var willShow: [Bool] = []
    var shownCount = 0
    var order = DisplayOrder()
    /// The headers and footers that move with the content offset.
    var pinned: [PinnedElement] = []
    /// The same in a strip that extends the window.
    var pinnedInStrip: [PinnedElement] = []
    /// Storage for the elements of the next window.
    var sparePinned: [PinnedElement] = []
    var spareElements: [LayoutAttributes] = []
    var spareFlags: [Bool] = []
    /// What was searched along the main axis.
    var searched = Interval(0, 0)
    /// The bounds that the search was for.
    var bounds = Rect.zero
    /// The bounds may begin between these two offsets without an element coming or going.
    var low = Double.infinity
    var high = -Double.infinity
    var isValid = false

    /// The display frames since the last window that could have made one. A display frame that
    /// makes a window costs more than one without: windows are only made while they last.
    private var quietFrames = 0
    /// The display frames that the window served.
    var servedFrames = 0
    /// The number of display frames to pass before the next window is made, of those that could
    /// make one.
    private var patience = 0

    /// Whether updates have come since the last display frame, and by how much they moved the
    /// window and the indices of its items.
    var hasFollowed = false
    var followedDistance = 0.0
    var followedItems = 0

    struct PinnedElement {
        /// The index in `elements`.
        var index: Int
        let kind: ElementKind
        let section: PlacedSection
        /// Whether the element moved since the last display frame.
        var hasMoved = false
    }

    /// How the elements that are shown differ from those of the last display frame.
    struct Change {
        var comingCount = 0
        var leavingCount = 0
        var movedCount = 0

        var isEmpty: Bool { comingCount + leavingCount + movedCount == 0 }
    }

    /// Screens that are searched ahead of the bounds and behind them.
    static let screensAhead = 0.6
    static let screensBehind = 0.25
    /// A window that served fewer display frames did not pay.
    static let framesToPay = 8
    private static let patienceMaximum = 64
}

// When there is a window.
extension ElementWindow {
    /// Forgets the window, as something changed that it does not go along with.
    mutating func drop() {
        if isValid { end() }
    }

    private mutating func end() {
        isValid = false
        noteFollowed()
        if servedFrames < Self.framesToPay { wait() } else { patience = 0 }
    }

    /// Has more display frames go by before the next window, as the last one did not pay.
    mutating func wait() {
        quietFrames = 0
        patience = min(max(2 * patience, 1), Self.patienceMaximum)
    }

    /// Notes a display frame that could make a window, and was not served by one.
    ///
    /// - Parameter bounds: The bounds of the display frame.
    /// - Returns: The interval of the main axis to be searched for the next window; nil: there is
    ///   to be none.
    mutating func nextSearch(for bounds: Rect, after last: Rect, _ axis: Axis) -> Interval? {
        let (start, extent) = (axis.mainStart(bounds), axis.main(bounds.size))
        let distance = start - axis.mainStart(last)
        // Also false for an extent of zero.
        let isNear = distance.magnitude < extent && bounds.size == last.size
        if isValid {
            // Scrolling on leaves the window; a jump shows that it was not worth its cost.
            if isNear { isValid = false } else { end() }
        }
        quietFrames += 1
        if !isNear || quietFrames <= patience { return nil }
        let behind = (distance < 0 ? Self.screensAhead : Self.screensBehind) * extent
        let screens = Self.screensAhead + 1 + Self.screensBehind
        return Interval(start - behind, start - behind + screens * extent)
    }

    /// Returns whether the window has whatever these bounds show.
    @inline(__always)
    func covers(_ bounds: Rect, _ axis: Axis) -> Bool {
        isValid && axis.mainStart(bounds) >= searched.start
            && axis.mainEnd(bounds) <= searched.end && bounds.size == self.bounds.size
            && axis.crossStart(bounds) == axis.crossStart(self.bounds)
    }
}
