import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Transitions that the host leads: rule T9 of docs/semantics.md, worked out by hand.
@Suite("Interactive transitions")
struct InteractiveTransitionTests {
    private static let ms: UInt64 = 1_000_000

    /// Ten items of 20 x 20 in a list; bounds of 100 x 60.
    private func scene(_ layout: Layout? = nil, offset: Double = 0) throws -> Scene {
        var stage = Stage(width: 100, height: 60)
        stage.other = layout ?? Self.list
        stage.add([(Double, Double)](repeating: (20, 20), count: 10))
        let scene = Scene(stage)
        scene.bounds.y = offset
        _ = try frame(scene, 0)
        return scene
    }

    private static var list: Layout {
        var list = ListLayout()
        list.configuration.sectionMetrics.minimumLineSpacing = 0
        return .list(list)
    }

    /// Five in a row.
    private static var flow: Layout {
        var flow = FlowLayout()
        flow.sectionMetrics.minimumInteritemSpacing = 0
        flow.sectionMetrics.minimumLineSpacing = 0
        return .flow(flow)
    }

    /// The bounds go with what the frame says.
    @discardableResult
    private func frame(_ scene: Scene, _ time_ns: UInt64) throws -> ShownFrame {
        let outcome = scene.perform(
            .displayFrame(bounds: scene.bounds, time_ns: time_ns, isComplete: true, []))
        guard case .frame(let frame) = outcome else { throw Scene.NoFrame(outcome: outcome) }
        scene.bounds.x = frame.contentOffset.x
        scene.bounds.y = frame.contentOffset.y
        return frame
    }

    private func lead(_ scene: Scene, _ step: LeadStep) {
        #expect(scene.perform(.lead(step)) == .done)
    }

    private func cell(_ frame: ShownFrame, _ item: UInt32) -> [Double]? {
        frame.elements.first { $0.element == .cell(IndexPath(section: 0, item: item)) }
            .map(\.frame.numbers)
    }

    @Test("T9: frames, content size and offset are between those of both layouts")
    func between() throws {
        let scene = try scene()
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.25, time_ns: 0))
        let shown = try frame(scene, 10)
        // From 0, 20 and 100 x 20 to 20, 0 and 20 x 20.
        #expect(cell(shown, 1) == [5, 15, 80, 20])
        #expect(shown.contentSize == Size(width: 100, height: 200 - 0.25 * 160))
        #expect(shown.didLayoutChange)
        #expect(shown.completions == [])
        // The ninth is not visible in the list, but in the flow layout.
        #expect(cell(shown, 9) != nil)
        // Questions go by the layout that the view has.
        #expect(scene.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 200)))
    }

    @Test("T9: the anchor holds at both ends; the offset between them goes with progress")
    func offset() throws {
        let scene = try scene(offset: 100)
        lead(scene, .start(Self.flow, tag: 7))
        #expect(try frame(scene, 0).contentOffset.y == 100)
        lead(scene, .progress(0.5, time_ns: 1))
        // In the flow layout all content is visible: its offset is 0.
        let half = try frame(scene, 1)
        #expect(half.contentOffset.y == 50 && half.contentOffsetAdjustment.y == -50)
        lead(scene, .progress(1, time_ns: 2))
        #expect(try frame(scene, 2).contentOffset.y == 0)
        lead(scene, .cancel(time_ns: 3))
        #expect(try frame(scene, 3).contentOffset.y == 100)
    }

    @Test("T9: scrolling meanwhile goes on, and stays after a cancel")
    func scrolling() throws {
        let scene = try scene(offset: 100)
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.5, time_ns: 1))
        try frame(scene, 0)
        scene.bounds.y -= 30
        let shown = try frame(scene, 1)
        // The list at its own offset, 70: the fourth item reaches in.
        #expect(cell(shown, 3) != nil)
        lead(scene, .cancel(time_ns: 1))
        #expect(try frame(scene, 1).contentOffset.y == 70)
    }

    @Test("T9: finishing takes what is left of 0.3 s, and tells at its end")
    func finish() throws {
        let scene = try scene()
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.5, time_ns: 0))
        try frame(scene, 0)
        lead(scene, .finish(time_ns: 0))
        let begin = try frame(scene, 0)
        #expect(begin.transitionEnd_ns == 150 * Self.ms)
        #expect(cell(begin, 1) == [10, 10, 60, 20])
        #expect(begin.contentSize == Size(width: 100, height: 40))
        // Half of the time: q + q^2 - q^3 is 5/8.
        let middle = try frame(scene, 75 * Self.ms)
        #expect(cell(middle, 1) == [16.25, 3.75, 35, 20])
        let end = try frame(scene, 150 * Self.ms)
        #expect(cell(end, 1) == [20, 0, 20, 20])
        #expect(end.completions == [Completion(tag: 7, isFinished: true)])
    }

    @Test("T9: a flick goes on as fast as it was; one that stood still does not")
    func speed() throws {
        for (letsGo, expected) in [(35 * Self.ms, 50), (200 * Self.ms, 150)] {
            let scene = try scene()
            lead(scene, .start(Self.flow, tag: 7))
            lead(scene, .progress(0.25, time_ns: 0))
            try frame(scene, 0)
            lead(scene, .progress(0.5, time_ns: 25 * Self.ms))
            #expect(scene.perform(.lead(.askProgress)) == .point(Point(x: 0.5, y: 10)))
            lead(scene, .finish(time_ns: letsGo))
            let begin = try frame(scene, letsGo)
            let duration = Int((begin.transitionEnd_ns ?? 0) - letsGo) / Int(Self.ms)
            #expect(duration == expected)
        }
    }

    @Test("T9: cancelling goes back, and all is as before")
    func cancel() throws {
        let scene = try scene(offset: 40)
        let before = try frame(scene, 0)
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.5, time_ns: 0))
        try frame(scene, 0)
        lead(scene, .cancel(time_ns: 0))
        #expect(try frame(scene, 0).completions == [])
        let end = try frame(scene, 150 * Self.ms)
        #expect(end.completions == [Completion(tag: 7, isFinished: false)])
        let after = try frame(scene, 200 * Self.ms)
        #expect(after.elements == before.elements)
        #expect(after.contentOffset == before.contentOffset)
        #expect(after.contentSize == before.contentSize)
    }

    @Test("T9: a batch applies to both layouts at the current progress")
    func batch() throws {
        let scene = try scene()
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.5, time_ns: 0))
        try frame(scene, 0)
        let delete = UpdateDescription([.delete(IndexPath(section: 0, item: 0))])
        #expect(scene.perform(.performBatch(delete, BatchSettings())) == .done)
        let shown = try frame(scene, 1)
        #expect(cell(shown, 1) == [10, 10, 60, 20])
        #expect(shown.contentSize.height == (180.0 + 40) / 2)
        lead(scene, .cancel(time_ns: 0))
        #expect(scene.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 180)))
    }

    @Test("T9: elements that one of the layouts lacks fade with progress")
    func fades() throws {
        var list = ListLayout()
        list.configuration.sectionMetrics.minimumLineSpacing = 0
        list.separatorKind = ElementKind(rawValue: 3)
        list.separatorThickness = 1
        let scene = try scene(.list(list))
        lead(scene, .start(Self.flow, tag: 7))
        lead(scene, .progress(0.25, time_ns: 0))
        let shown = try frame(scene, 0)
        let separators = shown.elements.filter { $0.element.category == .decoration }
        #expect(separators.count == 3 && separators.allSatisfy { $0.alpha == 0.75 })
    }

    @Test("T9: another layout, or other data, interrupts it")
    func interruptions() throws {
        let interruptions: [(Step, [Completion])] = [
            (.setLayout(Self.flow, nil, tag: 3), [Completion(tag: 3, isFinished: true)]),
            (.setData(DataDescription(metrics: [], chunks: [])), []),
        ]
        for (interruption, own) in interruptions {
            let scene = try scene()
            lead(scene, .start(Self.flow, tag: 7))
            try frame(scene, 0)
            #expect(scene.perform(interruption) == .done)
            let shown = try frame(scene, 0)
            #expect(shown.completions == [Completion(tag: 7, isFinished: false)] + own)
            let outcome = scene.perform(.lead(.cancel(time_ns: 0)))
            #expect(outcome == .failure(.wrongState(.noInteractiveTransition)))
        }
    }

    @Test("T9: what is refused")
    func refusals() throws {
        let scene = try scene()
        func refusal(_ step: LeadStep) -> CollectionError? {
            guard case .failure(let error) = scene.perform(.lead(step)) else { return nil }
            return error
        }
        #expect(refusal(.finish(time_ns: 0)) == .wrongState(.noInteractiveTransition))
        #expect(refusal(.progress(0, time_ns: 0)) == .wrongState(.noInteractiveTransition))
        lead(scene, .start(Self.flow, tag: 7))
        #expect(refusal(.start(Self.flow, tag: 8)) == .wrongState(.interactiveTransitionRuns))
        lead(scene, .progress(0.5, time_ns: 10))
        #expect(refusal(.progress(0.6, time_ns: 9)) == .invalidArgument("time_ns", .goesBack))
        #expect(refusal(.finish(time_ns: 9)) == .invalidArgument("time_ns", .goesBack))
        #expect(
            refusal(.progress(2, time_ns: 10)) == .invalidNumber("progress", .tooLarge))
        #expect(
            refusal(.setValue(1, key: 16, time_ns: 0)) == .invalidArgument("key", .outOfRange)
        )
        #expect(refusal(.askValue(key: 16)) == .invalidArgument("key", .outOfRange))
        var view = CollectionView(limits: Limits())
        #expect(throws: CollectionError.invalidNumber("progress", .notANumber)) {
            try view.startInteractiveTransition(to: Self.flow)
            try view.setTransitionProgress(.nan, at: 0)
        }
    }
}
