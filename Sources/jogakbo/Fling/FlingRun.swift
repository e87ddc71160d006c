import CollectionClient
import CollectionCore
import Glibc

/// Scrolls through all of a remote view at a steady rate, and keeps count.
struct FlingRun {
    private let viewport: Size
    private let axis: Axis
    private let interval_ns: UInt64
    private let frameCount: Int
    private let isInteractive: Bool

    private var shown = ShownViews()
    private var roundTrips = LatencyHistogram()
    private var totals = ShownViews.Change()
    private var late = 0
    /// Nil: nothing is edited.
    private let insertedClass: ReuseIdentifier?
    /// What was edited on the way, in order.
    private(set) var edits: [UpdateColumns] = []
    private var offset = 0.0
    private var contentEnd = 0.0
    private var lastTime_ns: UInt64 = 0

    private static let linesPerSecond: UInt64 = 12

    /// - Parameter frameCount: How many display frames the way through the content takes.
    /// - Parameter insertedClass: The reuse identifier of items that come on the way; nil: none
    ///   come, and nothing is edited.
    init(
        viewport: Size, axis: Axis, frameCount: Int, framesPerSecond: Double,
        insertedClass: ReuseIdentifier?
    ) {
        self.insertedClass = insertedClass
        self.viewport = viewport
        self.axis = axis
        self.frameCount = max(2, frameCount)
        interval_ns = UInt64(1e9 / framesPerSecond)
        isInteractive = isatty(STDERR_FILENO) == 1
    }

    /// - Parameter first: The display frame at the start of the content.
    mutating func run(
        _ view: inout RemoteView, after first: DisplayFrame
    ) throws(CommandError) {
        _ = take(first)
        let start_ns = Clock.now_ns
        let bytesBefore = view.client.bytesReceived
        var nextLine_ns = start_ns
        for index in 0..<frameCount {
            let due_ns = start_ns + UInt64(index) * interval_ns
            Clock.sleep(until: due_ns)
            if Clock.now_ns > due_ns + interval_ns { late += 1 }
            if index > 0, try edit(&view, before: index) {
                try checkPlaces(&view, before: index)
            }
            if index > 0 { offset += (contentEnd - offset) / Double(frameCount - index) }
            let change = try pull(&view, time_ns: due_ns - start_ns)
            let now_ns = Clock.now_ns
            if isInteractive ? now_ns >= nextLine_ns : (index + 1) % max(1, frameCount / 6) == 0 {
                nextLine_ns = now_ns + 1_000_000_000 / FlingRun.linesPerSecond
                let bytes = view.client.bytesReceived - bytesBefore
                show(line(index: index, change: change, bytes: bytes))
            }
        }
        if isInteractive { printError("\r\u{1B}[K") }
        let bytes = view.client.bytesReceived - bytesBefore
        printText(summary(bytes: bytes, elapsed_ns: Clock.now_ns - start_ns))
    }

    /// - Returns: Whether there was anything to edit.
    private mutating func edit(
        _ view: inout RemoteView, before index: Int
    ) throws(CommandError) -> Bool {
        guard let insertedClass,
            let (update, options) = FlingEdits.edit(
                before: index, cells: shown.cells, reuseIdentifier: insertedClass.rawValue)
        else { return false }
        let number = view.number
        try view.perform { (client) throws(ClientError) in
            try client.performBatchUpdates(update, options: options, view: number)
        }
        edits.append(update)
        return true
    }

    /// Pulls the last display frame once more, and compares it with what was shown before an
    /// update: whatever runs by then, nothing jumps.
    private mutating func checkPlaces(
        _ view: inout RemoteView, before index: Int
    ) throws(CommandError) {
        let before = PlacesOnScreen(shown.elements, offset: origin)
        _ = try pull(&view, time_ns: lastTime_ns)
        let after = PlacesOnScreen(shown.elements, offset: origin)
        if let (number, distance) = before.jump(to: after) {
            throw .failure(
                "display frame \(index): view \(number) jumps by "
                    + "\(Decimal.grouped(distance, places: 3)) points as an update begins")
        }
    }

    private var origin: Point {
        let bounds = axis.bounds(at: offset, viewport)
        return Point(x: bounds.x, y: bounds.y)
    }

    /// The content may have moved, and become longer or shorter.
    private mutating func take(_ frame: DisplayFrame) -> ShownViews.Change {
        let distance = frame.contentOffsetAdjustment
        offset += axis == .vertical ? distance.y : distance.x
        contentEnd = max(0, axis.main(frame.contentSize) - axis.main(viewport))
        return shown.apply(frame)
    }

    private mutating func pull(
        _ view: inout RemoteView, time_ns: UInt64
    ) throws(CommandError) -> ShownViews.Change {
        let request = DisplayFrameRequest(
            bounds: axis.bounds(at: offset, viewport), time_ns: time_ns, isComplete: false,
            preferredSizes: [])
        lastTime_ns = time_ns
        let sent_ns = Clock.now_ns
        let frame = try view.displayFrame(request)
        roundTrips.record(Clock.now_ns - sent_ns)
        let change = take(frame)
        totals.appeared += change.appeared
        totals.reused += change.reused
        totals.removed += change.removed
        return change
    }

    private func show(_ line: String) {
        if isInteractive {
            printError("\r\u{1B}[K\(line)")
        } else {
            printText(line + "\n")
        }
    }

    private func line(
        index: Int, change: ShownViews.Change, bytes: Int
    ) -> String {
        let number = "\(index + 1)".leftPadded(to: "\(frameCount)".count)
        let place = Decimal.grouped(offset, places: 0).leftPadded(to: 11)
        return "  frame \(number)/\(frameCount)  offset \(place)"
            + "  shown \("\(shown.count)".leftPadded(to: 3))"
            + "  new \("\(change.appeared)".leftPadded(to: 3))"
            + "  reused \("\(change.reused)".leftPadded(to: 3))"
            + "  \(Decimal.bytes(bytes).leftPadded(to: 7))  \(roundTripFigures)"
    }

    private var roundTripFigures: String {
        let median = roundTrips.value_ns(at: .median).map(Decimal.duration) ?? "-"
        let high = roundTrips.value_ns(at: .p99).map(Decimal.duration) ?? "-"
        return "p50 \(median)  p99 \(high)"
    }

    private var editWords: String {
        if edits.isEmpty { return "" }
        var counts: [UInt32: UInt32] = [:]
        for item in edits.flatMap(\.items) {
            counts[item.action?.rawValue ?? 0, default: 0] += item.count
        }
        func count(_ action: UpdateItem.Action) -> UInt32 { counts[action.rawValue] ?? 0 }
        return "  \(edits.count) updates on the way: \(count(.insert)) items came, "
            + "\(count(.delete)) went, \(count(.move)) changed places\n"
    }

    private func summary(bytes: Int, elapsed_ns: UInt64) -> String {
        """
        \(editWords)  \(Decimal.grouped(frameCount)) display frames in \
        \(Decimal.duration(elapsed_ns)), \(late) of them late; round trip \(roundTripFigures), \
        max \(Decimal.duration(roundTrips.maximum_ns))
          \(Decimal.grouped(totals.appeared)) elements appeared, \
        \(Decimal.grouped(totals.reused)) of them in a view used before: \
        \(Decimal.grouped(shown.viewCount)) views did it all; \(Decimal.bytes(bytes)) received

        """
    }
}
