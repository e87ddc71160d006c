/// The elements in and around the bounds, found ahead of scrolling.
///
/// While nothing changes except the content offset, display frames within the window look nothing
/// up: the window knows where each element begins and ends along the main axis, and between which
/// two content offsets no element enters or leaves the bounds. A display frame outside these two
/// offsets binds and reports only the elements that enter or leave. The window is adjusted for an
/// update that changes nothing within the window; any other change drops the window.
struct ElementWindow {
    /// The elements of the window, sorted by `Element`. Displayed elements have their reusable
    /// views.
    var elements: [LayoutAttributes] = []
    /// The start of each element along the main axis, in content coordinates; `ends` has the end of
    /// each.
    var starts: [Double] = []
    var ends: [Double] = []
    /// For each element, whether it is displayed; `willShow`: whether the next display frame
    /// displays it.
    var isShown: [Bool] = []
    var willShow: [Bool] = []
    var shownCount = 0
    var order = DisplayOrder()
    /// The headers and footers that move with the content offset.
    var pinned: [PinnedElement] = []
    /// The pinned headers and footers in a strip that extends the window.
    var pinnedInStrip: [PinnedElement] = []
    /// Storage for the elements of the next window.
    var sparePinned: [PinnedElement] = []
    var spareElements: [LayoutAttributes] = []
    var spareFlags: [Bool] = []
    /// The interval of the main axis in which the elements were searched.
    var searched = Interval(0, 0)
    /// The bounds around which the elements were searched.
    var bounds = Rect.zero
    /// While the bounds begin between `low` and `high`, no element enters or leaves the bounds.
    var low = Double.infinity
    var high = -Double.infinity
    var isValid = false

    /// The number of display frames that could have made a window, since the last window that was
    /// not worth its cost. A display frame that makes a window costs more than a display frame that
    /// does not, so windows are made only while they last.
    private var quietFrames = 0
    /// The number of display frames that the window served.
    var servedFrames = 0
    /// How many display frames that could make a window pass by before the next window is made.
    private var patience = 0

    /// Whether the window was adjusted for updates since the last display frame. These updates
    /// moved the window by `followedDistance` points, and added `followedItems` to the indices of
    /// its items.
    var hasFollowed = false
    var followedDistance = 0.0
    var followedItems = 0

    struct PinnedElement {
        /// The index in `ElementWindow.elements`.
        var index: Int
        let kind: ElementKind
        let section: PlacedSection
        /// Whether the element moved since the last display frame.
        var hasMoved = false
    }

    /// How many elements appear, disappear and move compared with the last display frame.
    struct Change {
        var comingCount = 0
        var leavingCount = 0
        var movedCount = 0

        var isEmpty: Bool { comingCount + leavingCount + movedCount == 0 }
    }

    /// How far a search reaches ahead of the bounds, in lengths of the bounds; `screensBehind`:
    /// behind the bounds.
    static let screensAhead = 0.6
    static let screensBehind = 0.25
    /// A window that served fewer display frames than this was not worth its cost.
    static let framesToPay = 8
    private static let patienceMaximum = 64
}

// When a window is made, and when it is dropped.
extension ElementWindow {
    /// Drops the window, because of a change that the window cannot be adjusted for.
    mutating func drop() {
        if isValid { end() }
    }

    private mutating func end() {
        isValid = false
        noteFollowed()
        if servedFrames < Self.framesToPay { wait() } else { patience = 0 }
    }

    /// Makes more display frames pass by before the next window, because the last window, or the
    /// attempt to make one, was not worth its cost.
    mutating func wait() {
        quietFrames = 0
        patience = min(max(2 * patience, 1), Self.patienceMaximum)
    }

    /// Notes a display frame that could make a window, and was not served by one.
    ///
    /// - Parameter bounds: The bounds of the display frame.
    /// - Parameter last: The bounds of the display frame before.
    /// - Returns: The interval of the main axis to search for the next window; nil: no window is
    ///   made.
    mutating func nextSearch(for bounds: Rect, after last: Rect, _ axis: Axis) -> Interval? {
        let (start, extent) = (axis.mainStart(bounds), axis.main(bounds.size))
        let distance = start - axis.mainStart(last)
        // Also false for an extent of zero.
        let isNear = distance.magnitude < extent && bounds.size == last.size
        if isValid {
            // Scrolling on leaves a window; after a jump the window is judged by its use.
            if isNear { isValid = false } else { end() }
        }
        quietFrames += 1
        if !isNear || quietFrames <= patience { return nil }
        let behind = (distance < 0 ? Self.screensAhead : Self.screensBehind) * extent
        let screens = Self.screensAhead + 1 + Self.screensBehind
        return Interval(start - behind, start - behind + screens * extent)
    }

    /// Returns whether the window has all elements that are visible in these bounds.
    @inline(__always)
    func covers(_ bounds: Rect, _ axis: Axis) -> Bool {
        isValid && axis.mainStart(bounds) >= searched.start
            && axis.mainEnd(bounds) <= searched.end && bounds.size == self.bounds.size
            && axis.crossStart(bounds) == axis.crossStart(self.bounds)
    }
}
