/// How one item of a path is shown.
struct PathPlace {
    /// Where it rests.
    var frame: Rect
    /// What brings it from there to where it is shown.
    var transform = Transform3D.identity
    var alpha = 1.0
    var zIndex: Int32 = 0
    var isHidden = false
    /// It is in no rectangle.
    var isNowhere = false
}

/// The closed forms of the layouts that follow a path. Items are given by their numbers; `start` is
/// where what is visible begins along the main axis.
enum Path {
    case carousel(CarouselPath)
    case stack(StackPath)
    case circle(CirclePath)

    /// - Precondition: The layout is one of them.
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

    /// With at least one item.
    var contentLength: Double {
        switch self {
        case .carousel(let path): path.contentLength
        case .stack(let path): path.contentLength
        case .circle(let path): path.contentLength
        }
    }

    /// How far the middle of an item's frame is from where it rests: rule P2.
    var shift: Double {
        switch self {
        case .carousel(let path): path.port.length / 2
        case .stack(let path): path.port.length / 2
        case .circle(let path): path.shift
        }
    }

    /// From the rest of one item to that of the next; 0: all are the same.
    var step: Double {
        switch self {
        case .carousel(let path): path.step
        case .stack(let path): path.port.length
        case .circle(let path): path.step
        }
    }

    /// Whether scrolling comes to an end only where an item rests.
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

    /// The items that may be in a rectangle, as two ranges that may overlap: the first one begins
    /// no later. They are not clamped to the items that there are.
    func candidates(in range: Interval, start: Double) -> (Range<Int>, Range<Int>) {
        switch self {
        case .carousel(let path): path.candidates(in: range, start: start)
        case .stack(let path): path.candidates(in: range, start: start)
        case .circle(let path): path.candidates(start: start)
        }
    }

    /// Whole numbers around `low` to `high`, ends included, none missing by rounding.
    static func range(_ low: Double, _ high: Double) -> Range<Int> {
        let lower = whole(low) - 2
        return lower..<max(lower, whole(high) + 3)
    }

    /// Towards 0, of any number.
    private static func whole(_ value: Double) -> Int {
        let most = 4_611_686_018_427_387_904.0
        if value.isNaN { return 0 }
        return Int(min(max(value, -most), most))
    }
}
