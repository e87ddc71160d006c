import CollectionClient
import CollectionCore
import Glibc

/// Flicks through all of a remote view: a finger is the only thing that moves the content.
///
/// Time passes as fast as the server answers: a finger does at most 8,000 points in a second.
struct PhysicsRun {
    private let viewport: Size
    private let axis: Axis
    private let inset: EdgeInsets
    private let interval_ns: UInt64
    /// Nil: nothing is edited.
    private let insertedClass: ReuseIdentifier?
    /// Whether every display frame has something to show.
    private let isFilled: Bool

    private var check: MotionCheck
    private var shown = ShownViews()
    private var random = RandomNumbers(seed: 1)
    private var waiting: ArraySlice<PointerSample> = []
    private var nextFlick_ns: UInt64 = 0
    private var flickCount = 0
    private var time_ns: UInt64 = 0
    private var frameCount = 0
    private var farthest = -Double.infinity
    private var flicksSinceFarthest = 0
    private(set) var edits: [UpdateColumns] = []

    private static let slowest = 2_500.0
    private static let patience = 200
    private static let lineCount = 6

    /// - Parameter first: The display frame at the start of the content.
    init(
        viewport: Size, options: LayoutOptions, framesPerSecond: Double,
        insertedClass: ReuseIdentifier?, isFilled: Bool, after first: DisplayFrame
    ) {
        self.viewport = viewport
        axis = options.scrollDirection
        inset = options.environment.contentInset
        interval_ns = UInt64(1e9 / framesPerSecond)
        self.insertedClass = insertedClass
        self.isFilled = isFilled
        let range = Self.range(first.contentSize, inset, viewport, axis)
        check = MotionCheck(
            axis: axis, viewport: viewport, range: range, offset: axis.main(first.contentOffset))
        _ = shown.apply(first)
    }

    /// The content offsets at which content rests: rule F3.
    private static func range(
        _ content: Size, _ inset: EdgeInsets, _ viewport: Size, _ axis: Axis
    ) -> ClosedRange<Double> {
        let least = 0 - axis.mainStart(inset)
        return least...max(least, axis.main(content) + axis.mainEnd(inset) - axis.main(viewport))
    }

    mutating func run(_ view: inout RemoteView) throws(CommandError) {
        try view.enableScrolling()
        let start_ns = Clock.now_ns
        var nextLine = 1
        repeat {
            if try edit(&view) { try checkPlaces(&view) }
            time_ns += interval_ns
            try pull(&view, after: dueSamples())
            let way = (check.offset - check.range.lowerBound) / length * Double(Self.lineCount)
            if way >= Double(nextLine) {
                nextLine = Int(way) + 1
                printText(line)
            }
        } while try goesOn(&view)
        printText(summary(elapsed_ns: Clock.now_ns - start_ns))
    }

    private var length: Double { max(1, check.range.upperBound - check.range.lowerBound) }

    /// Takes the samples that are due.
    private mutating func dueSamples() -> ArraySlice<PointerSample> {
        if waiting.isEmpty, time_ns >= nextFlick_ns, length > 1 { flick() }
        let due = waiting.prefix { $0.time_ns <= time_ns }
        waiting.removeFirst(due.count)
        if waiting.isEmpty && !due.isEmpty {
            nextFlick_ns = time_ns + UInt64((0.1 + 0.7 * random.unit()) * 1e9)
        }
        return due
    }

    /// The first flick goes back, and bounces at the start.
    private mutating func flick() {
        let speed = Self.slowest + (FingerFlick.fastest - Self.slowest) * random.unit()
        let velocity = flickCount == 0 ? -Self.slowest : speed
        flickCount += 1
        flicksSinceFarthest += 1
        waiting =
            FingerFlick(velocity: velocity, along: axis, in: viewport, at: time_ns).samples[...]
    }

    /// Pulls a display frame, after samples that are sent along with the request.
    private mutating func pull(
        _ view: inout RemoteView, after samples: ArraySlice<PointerSample> = []
    ) throws(CommandError) {
        let request = DisplayFrameRequest(
            bounds: axis.bounds(at: 0, viewport), time_ns: time_ns, isComplete: false,
            preferredSizes: [])
        let number = view.number
        let isAwake = view.client.wakeAt(view: number) != nil
        let frame = try view.perform { (client) throws(ClientError) in
            samples.isEmpty
                ? try client.displayFrame(for: request, view: number)
                : try client.displayFrame(
                    for: request, after: InputSamples(pointers: Array(samples)), view: number)
        }
        let events = view.client.takeEvents(view: number)
        if !samples.isEmpty { try check.follow(samples, events, isAwake: isAwake) }
        frameCount += 1
        _ = shown.apply(frame)
        try check.check(
            frame, at: time_ns, range: Self.range(frame.contentSize, inset, viewport, axis))
        if check.offset > farthest { (farthest, flicksSinceFarthest) = (check.offset, 0) }
        if isFilled && shown.count == 0 {
            throw .failure("at \(Decimal.grouped(check.offset)) the display frame is empty")
        }
    }

    /// - Returns: Whether there was anything to edit.
    private mutating func edit(_ view: inout RemoteView) throws(CommandError) -> Bool {
        guard let insertedClass,
            let (update, options) = FlingEdits.edit(
                before: frameCount, cells: shown.cells, reuseIdentifier: insertedClass.rawValue)
        else { return false }
        let number = view.number
        try view.perform { (client) throws(ClientError) in
            try client.performBatchUpdates(update, options: options, view: number)
        }
        edits.append(update)
        return true
    }

    /// Pulls the last display frame once more, and compares it with what was shown before an
    /// update: whatever moves by then, nothing jumps.
    private mutating func checkPlaces(_ view: inout RemoteView) throws(CommandError) {
        let before = PlacesOnScreen(shown.elements, offset: origin)
        try pull(&view)
        let after = PlacesOnScreen(shown.elements, offset: origin)
        if let (number, distance) = before.jump(to: after) {
            throw .failure(
                "display frame \(frameCount): view \(number) jumps by "
                    + "\(Decimal.grouped(distance, places: 3)) points as an update begins")
        }
    }

    private var origin: Point { axis.point(main: check.offset, cross: 0) }

    /// - Returns: Whether the end of the content is still to come.
    private mutating func goesOn(_ view: inout RemoteView) throws(CommandError) -> Bool {
        if flicksSinceFarthest > Self.patience {
            throw .failure(
                "\(Self.patience) flicks have not moved the content beyond "
                    + Decimal.grouped(farthest))
        }
        if !waiting.isEmpty { return true }
        let isAwake = view.client.wakeAt(view: view.number) != nil
        if check.isMoving(at: time_ns) ?? isAwake {
            // Content that comes back from an edge is not caught.
            if check.endsAtEdge { nextFlick_ns = time_ns + 2 * interval_ns }
            return true
        }
        try check.rest(at: time_ns)
        return check.offset < check.range.upperBound - 0.5
    }

    private var line: String {
        let share = Int(100 * (check.offset - check.range.lowerBound) / length)
        return "  after \(Decimal.grouped(Double(time_ns) / 1e9)) s: \(flickCount) flicks, offset "
            + "\(Decimal.grouped(check.offset, places: 0)), \(share) %, shown \(shown.count)\n"
    }

    private func summary(elapsed_ns: UInt64) -> String {
        let updates = edits.isEmpty ? "" : ", \(edits.count) updates on the way"
        let time = Decimal.grouped(Double(time_ns) / 1e9)
        return """
              \(Decimal.grouped(flickCount)) flicks, \(Decimal.grouped(frameCount)) display frames \
            of \(time) s in \(Decimal.duration(elapsed_ns))\(updates)
              \(Decimal.grouped(check.count)) content offsets are where the finger, and the motion \
            after it, must have them; \(Decimal.grouped(shown.viewCount)) views did it all

            """
    }
}
