import CollectionClient
import CollectionCore
import CollectionWire

/// The way of the content from a finger that flicks it until it rests, display frame by display
/// frame.
struct Flick {
    let name: String
    let document: Document
    let classes: ViewClasses
    let axis: Axis
    let viewport: Size
    /// Points per second, positive towards the end of the content.
    let velocity: Double
    /// The content offsets between which the content rests.
    let range: ClosedRange<Double>
    private(set) var moments: [Moment] = []
    private(set) var marks: [Mark] = []
    /// The moment at which the finger is lifted.
    private(set) var release: Moment

    /// The content at a time.
    struct Moment {
        let time_ns: UInt64
        let offset: Double
        /// Points per second; 0 while the finger drags.
        let velocity: Double
        let frame: DisplayFrame
    }

    /// Something that happens on the way.
    struct Mark: Equatable {
        let time_ns: UInt64
        let words: String
    }

    static let framesPerSecond = 60.0
    /// No motion takes as long.
    private static let framesMost = 3_600

    /// Lays out what the bounds show, flicks, and asks for 60 display frames a second until
    /// nothing moves.
    ///
    /// - Parameter offset: The content offset before the flick.
    init(
        name: String, document: Document, options: LayoutOptions, viewport: Size, offset: Double,
        velocity: Double
    ) throws(CollectionError) {
        let axis = options.scrollDirection
        var view = CollectionView(limits: Limits())
        classes = try view.fill(with: document, options)
        try view.setLayout(options.layout)
        try view.place(document, options, viewport: viewport)
        let bounds = axis.bounds(at: offset, viewport)
        let first = try view.displayFrame(for: Self.request(bounds, time_ns: 0))
        var scrolling = options.setup.scrolling?.configuration ?? .enabled
        scrolling.isEnabled = true
        try view.setScrollConfiguration(scrolling)
        try view.setEventMask(.scrolling)
        let inset = options.environment.contentInset
        let least = 0 - axis.mainStart(inset)
        let greatest = axis.main(first.contentSize) + axis.mainEnd(inset) - axis.main(viewport)
        range = least...max(least, greatest)
        (self.name, self.document, self.axis) = (name, document, axis)
        (self.viewport, self.velocity) = (viewport, velocity)
        release = Moment(time_ns: 0, offset: offset, velocity: 0, frame: first)
        let finger = FingerFlick(velocity: velocity, along: axis, in: viewport, at: 0)
        try follow(finger, in: &view, bounds)
        addEdges()
        marks.sort { $0.time_ns < $1.time_ns }
    }

    private mutating func follow(
        _ finger: FingerFlick, in view: inout CollectionView, _ bounds: Rect
    ) throws(CollectionError) {
        var waiting = finger.samples[...]
        for index in 0..<Self.framesMost {
            let time_ns = UInt64((Double(index) * 1e9 / Self.framesPerSecond).rounded())
            while let sample = waiting.first, sample.time_ns <= time_ns {
                try view.sendPointers(([sample] as [1 of PointerSample]).span)
                waiting.removeFirst()
                note(view.nextEvents())
                if waiting.isEmpty {
                    release = moment(
                        sample.time_ns, view.scrolling, moments.last?.frame ?? release.frame)
                }
            }
            let frame = try view.displayFrame(for: Self.request(bounds, time_ns: time_ns))
            note(view.nextEvents())
            moments.append(moment(time_ns, view.scrolling, frame))
            if waiting.isEmpty && view.wakeAt == nil { return }
        }
    }

    private func moment(_ time_ns: UInt64, _ scrolling: Scrolling, _ frame: DisplayFrame) -> Moment
    {
        Moment(
            time_ns: time_ns, offset: axis.main(scrolling.contentOffset),
            velocity: axis.main(scrolling.velocity), frame: frame)
    }

    private mutating func note(_ events: Events) {
        // Events that name a section are about a section that scrolls across.
        for event in events.events where event.element == .none {
            let words: String
            switch event.kind {
            case .willBeginDragging: words = "will begin dragging"
            case .didEndDragging: words = "did end dragging"
            case .didEndDecelerating: words = "did end decelerating"
            default: continue
            }
            marks.append(Mark(time_ns: event.time_ns, words: words))
        }
    }

    /// Marks where the content comes to an edge, from either side. No event tells of that.
    private mutating func addEdges() {
        let moving = [release] + moments.filter { $0.time_ns > release.time_ns }
        for (before, after) in zip(moving, moving.dropFirst()) {
            for (edge, word) in [(range.lowerBound, "start"), (range.upperBound, "end")] {
                let isBeyond = word == "start" ? after.offset < edge : after.offset > edge
                let wasBeyond = word == "start" ? before.offset < edge : before.offset > edge
                guard isBeyond && !wasBeyond else { continue }
                let part = (edge - before.offset) / (after.offset - before.offset)
                let time_ns =
                    before.time_ns + UInt64(part * Double(after.time_ns - before.time_ns))
                marks.append(Mark(time_ns: time_ns, words: "bounces at the \(word)"))
            }
        }
    }

    /// The time from the finger that goes down to the content that rests.
    var duration_s: Double { Double(moments.last?.time_ns ?? 0) / 1e9 }

    /// Returns the display frame that is shown at a time.
    func moment(at time_s: Double) -> Moment {
        let index = Int((time_s * Self.framesPerSecond).rounded(.down))
        return moments.isEmpty ? release : moments[min(max(0, index), moments.count - 1)]
    }

    func scene(_ moment: Moment) -> PictureScene {
        let offset = moment.frame.contentOffset
        return PictureScene(
            name: name, document: document, classes: classes, axis: axis,
            bounds: Rect(
                x: offset.x, y: offset.y, width: viewport.width, height: viewport.height),
            frame: moment.frame, sectionStarts: [])
    }

    /// `a flick of 1,500 points per second; the content goes from 0 to 739 points, and rests after
    /// 3.4 s`
    var words: String {
        let start = Decimal.grouped(moments.first?.offset ?? 0)
        let end = Decimal.grouped(moments.last?.offset ?? 0)
        let sizes = "\(Decimal.grouped(range.lowerBound)) to \(Decimal.grouped(range.upperBound))"
        return "a flick of \(Decimal.grouped(velocity)) points per second from \(start) to \(end) "
            + "points in \(Decimal.short(duration_s, places: 2)) s; the content scrolls from "
            + "\(sizes)"
    }

    /// What happens on the way, line by line.
    var text: String {
        var text = "\(name)\n\(words)\n\n"
        for mark in marks {
            let time = Decimal.fixed(Double(mark.time_ns) / 1e9, places: 3).leftPadded(to: 8)
            text += "\(time) s  \(mark.words)\n"
        }
        return text
    }

    private static func request(_ bounds: Rect, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: [])
    }
}
