import CollectionClient
import CollectionCore
import CollectionWire

/// A view with which a person does what a script says, display frame by display frame.
struct Play {
    private let name: String
    private let words: String
    private let classes: ViewClasses
    private let axis: Axis
    private let viewport: Size
    /// With the items in the order that the person has given them.
    private var document: Document
    private var moments: [(time_ns: UInt64, scene: PictureScene)] = []
    /// What was done and what happened, in order.
    private(set) var lines: [Line] = []
    private var overlay = Overlay()
    private var host = PlayHost()
    private var pointers: [UInt32: PointerSample] = [:]
    private var pinch: PinchSample?

    struct Line: Equatable {
        let time_ns: UInt64
        let words: String
        /// Whether a person has done it.
        let isInput: Bool
        /// Whether it is drawn as a pointer.
        var isPointer = false
    }

    private static let framesPerSecond = 60.0
    private static let framesMost = 3_600

    /// Lays out what the bounds show, sends what the script has, and asks for 60 display frames a
    /// second until nothing moves.
    ///
    /// - Parameter offset: The content offset before.
    init(
        name: String, document: Document, options: LayoutOptions, viewport: Size, offset: Double,
        script: PlayScript, marks: Marks
    ) throws(CollectionError) {
        (self.name, self.document, self.viewport) = (name, document, viewport)
        axis = options.scrollDirection
        words = script.title ?? document.words
        var view = CollectionView(limits: Limits())
        classes = try view.fill(with: document, options)
        try view.setLayout(options.layout)
        try view.place(document, options, viewport: viewport)
        try marks.mark(&view)
        let bounds = axis.bounds(at: offset, viewport)
        _ = try view.displayFrame(for: Self.request(bounds, time_ns: 0))
        if options.setup.scrolling == nil { try view.setScrollConfiguration(.enabled) }
        if options.setup.dragging == nil {
            var dragging = DragConfiguration()
            dragging.isDragInteractionEnabled = true
            view.setDragConfiguration(dragging)
        }
        if options.setup.eventMask.isEmpty { try view.setEventMask(.listed) }
        try follow(script, in: &view, bounds)
    }

    private mutating func follow(
        _ script: PlayScript, in view: inout CollectionView, _ bounds: Rect
    ) throws(CollectionError) {
        var waiting = script.steps[...]
        for index in 0..<Self.framesMost {
            let time_ns = UInt64((Double(index) * 1e9 / Self.framesPerSecond).rounded())
            while let step = waiting.first, step.time_ns <= time_ns {
                try send(step, to: &view)
                try note(view.nextEvents(), of: &view)
                waiting.removeFirst()
            }
            try host.advance(to: time_ns, in: &view)
            let frame = try view.displayFrame(for: Self.request(bounds, time_ns: time_ns))
            try note(view.nextEvents(), of: &view)
            moments.append((time_ns, scene(frame, view.dropState)))
            let isAtRest = view.wakeAt == nil && !host.isRefreshing
            let isOver = script.end_ns.map { $0 <= time_ns } ?? isAtRest
            if waiting.isEmpty && isOver { return }
        }
    }

    private mutating func send(
        _ step: PlayScript.Step, to view: inout CollectionView
    ) throws(CollectionError) {
        var isPointer = false
        switch step.sample {
        case .pointer(let sample):
            isPointer = true
            pointers[sample.pointer] =
                sample.phase == .up || sample.phase == .cancel ? nil : sample
            if !host.closesMenu(sample, in: &view) {
                try view.sendPointers(([sample] as [1 of PointerSample]).span)
            }
        case .wheel(let sample): try view.sendWheels(([sample] as [1 of WheelSample]).span)
        case .pinch(let sample):
            isPointer = true
            pinch = sample.phase == .ended || sample.phase == .cancelled ? nil : sample
            try view.sendPinches(([sample] as [1 of PinchSample]).span)
        case .key(let sample): _ = try view.sendKey(sample)
        case .text(let text):
            _ = try view.sendText(Array(text.utf8).span, at: step.time_ns)
        }
        guard let words = step.words else { return }
        let said = words.split(separator: " ").dropFirst().joined(separator: " ")
        lines.append(
            Line(time_ns: step.time_ns, words: said, isInput: true, isPointer: isPointer))
    }

    private mutating func note(
        _ events: Events, of view: inout CollectionView
    ) throws(CollectionError) {
        for event in events.events {
            try host.note(event, in: &view)
            switch event.kind {
            case .bandChanged:
                overlay.band =
                    event.value == 0 ? nil : Rect(from: event.point, to: event.otherPoint)
                continue
            case .didScroll, .longPressChanged, .pinchChanged, .swipeChanged, .didZoom: continue
            case .itemMoved: move(events.runs(of: event), to: event.element.indexPath)
            case .performDrop where event.number >= 0:
                var target = event.element.indexPath
                target.item = UInt32(event.number)
                move(events.runs(of: event), to: target)
            default: break
            }
            let line = Line(
                time_ns: event.time_ns, words: event.words(events), isInput: false)
            lines.append(line)
        }
    }

    /// Does with the document what the view has done with its data.
    private mutating func move(_ runs: ArraySlice<ItemRun>, to target: IndexPath) {
        var target = target
        var items: [UpdateItem] = []
        for run in runs {
            var path = run.indexPath
            for _ in 0..<run.count {
                items.append(.move(path, to: target))
                path.item += 1
                target.item += 1
            }
        }
        document.apply(UpdateColumns(items: items), title: "")
    }

    private func scene(_ frame: DisplayFrame, _ drop: DropState?) -> PictureScene {
        let offset = frame.contentOffset
        var frame = frame
        let actions = host.moveRows(of: &frame)
        var scene = PictureScene(
            name: name, document: document, classes: classes, axis: axis,
            bounds: Rect(
                x: offset.x, y: offset.y, width: viewport.width, height: viewport.height),
            frame: frame, sectionStarts: [])
        scene.overlay = overlay
        scene.overlay.pointers = pointers.sorted { $0.key < $1.key }.map { _, sample in
            (sample.position, sample.device == .touch)
        }
        if let pinch { scene.overlay.pointers += fingers(of: pinch) }
        if let line = drop?.line, line.width > 0 { scene.overlay.dropLine = line }
        (scene.overlay.actions, scene.overlay.menu) = (actions, host.menu)
        if host.isRefreshing {
            scene.overlay.refresh = Point(x: viewport.width / 2, y: -PlayHost.refreshLength / 2)
        }
        return scene
    }

    /// Two fingers, 30 points from one another as the pinch begins.
    private func fingers(of pinch: PinchSample) -> [(position: Point, isTouch: Bool)] {
        [-15, 15].map { distance in
            (Point(x: pinch.center.x + distance * pinch.scale, y: pinch.center.y), true)
        }
    }

    /// The last display frame.
    var end: PictureScene? { moments.last?.scene }

    /// Display frames at equal distances of time, from the first one to the last one.
    func film(frameCount: Int) -> Film {
        let last = moments.count - 1
        let chosen = (0..<frameCount).map { number in
            frameCount == 1 ? last : last * number / (frameCount - 1)
        }
        var noted_ns: UInt64 = 0
        var notes: [String] = []
        for (number, index) in chosen.enumerated() {
            let time_ns = moments[index].time_ns
            let done = lines.filter { line in
                line.isInput && !line.isPointer && line.time_ns <= time_ns
                    && (line.time_ns > noted_ns || number == 0)
            }
            notes.append(done.map(\.words).joined(separator: ", "))
            noted_ns = time_ns
        }
        return Film(
            words: words, scenes: chosen.map { moments[$0].scene },
            times_ns: chosen.map { moments[$0].time_ns }, notes: notes)
    }

    /// What was done and what happened, line by line.
    var text: String {
        var text = "\(name)\n\(words)\n\n"
        for line in lines {
            let time = Decimal.fixed(Double(line.time_ns) / 1e9, places: 3).leftPadded(to: 8)
            text += "\(time) s  \(line.isInput ? "> " : "  ")\(line.words)\n"
        }
        return text
    }

    private static func request(_ bounds: Rect, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: [])
    }
}

extension Rect {
    /// The rectangle between two corners.
    fileprivate init(from corner: Point, to other: Point) {
        self.init(
            x: min(corner.x, other.x), y: min(corner.y, other.y),
            width: abs(corner.x - other.x), height: abs(corner.y - other.y))
    }
}
