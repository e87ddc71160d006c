/// How one item of a path layout is displayed.
struct PathPlace {
    /// The frame at the item's rest.
    var frame: Rect
    /// The transform from the frame to where the item is displayed.
    var transform = Transform3D.identity
    var alpha = 1.0
    var zIndex: Int32 = 0
    var isHidden = false
    /// Whether the item is visible in no rectangle.
    var isNowhere = false
}

/// The formulas of the path layouts. Items are given by their numbers among all items; `start` is
/// the start of the visible interval along the main axis.
enum Path {
    case carousel(CarouselPath)
    case stack(StackPath)
    case circle(CirclePath)

    /// - Precondition: The layout is a path layout.
    init(_ layout: Layout, _ port: LayoutPort, count: Int) {
        switch layout {
        case .stack(let stack): self = .stack(StackPath(stack, port, count: count))
        case .circle(let circle): self = .circle(CirclePath(circle, port, count: count))
        case .carousel(let carousel):
            self = .carousel(CarouselPath(carousel, port, count: count))
        case .flow, .list, .grid, .waterfall, .justified, .compositional, .custom, .explicit:
            self = .carousel(CarouselPath(CarouselLayout(), port, count: count))
        }
    }

    /// The length of the content along the main axis if there is at least one item.
    var contentLength: Double {
        switch self {
        case .carousel(let path): path.contentLength
        case .stack(let path): path.contentLength
        case .circle(let path): path.contentLength
        }
    }

    /// The distance from an item's rest to the middle of its frame: rule P2.
    var shift: Double {
        switch self {
        case .carousel(let path): path.port.length / 2
        case .stack(let path): path.port.length / 2
        case .circle(let path): path.shift
        }
    }

    /// The distance from the rest of one item to the rest of the next; 0: all items have one rest.
    var step: Double {
        switch self {
        case .carousel(let path): path.step
        case .stack(let path): path.port.length
        case .circle(let path): path.step
        }
    }

    /// Whether scrolling comes to rest only where an item rests.
    var snaps: Bool {
        switch self {
        case .carousel, .stack: true
        case .circle(let path): path.step > 0
        }
    }

    @inline(never)
    func place(_ item: Int, at start: Double) -> PathPlace {
        switch self {
        case .carousel(let path): path.place(item, at: start)
        case .stack(let path): path.place(item, at: start)
        case .circle(let path): path.place(item, at: start)
        }
    }

    /// Returns the numbers of the items that may be visible in an interval of the main axis, as two
    /// ranges that may overlap. The first range begins no later than the second. The ranges are not
    /// clamped to the items that exist.
    func candidates(in range: Interval, start: Double) -> (Range<Int>, Range<Int>) {
        switch self {
        case .carousel(let path): path.candidates(in: range, start: start)
        case .stack(let path): path.candidates(in: range, start: start)
        case .circle(let path): path.candidates(start: start)
        }
    }

    /// Returns the integers from `low` to `high` and a few more at both ends, so that rounding
    /// loses none.
    static func range(_ low: Double, _ high: Double) -> Range<Int> {
        let lower = whole(low) - 2
        return lower..<max(lower, whole(high) + 3)
    }

    /// Rounds any number toward 0, with 0 for NaN and limits of 2^62 on both sides.
    private static func whole(_ value: Double) -> Int {
        let most = 4_611_686_018_427_387_904.0
        if value.isNaN { return 0 }
        return Int(min(max(value, -most), most))
    }
}
