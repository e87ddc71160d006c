import CollectionCore
import CollectionWire
import Testing

/// Samples and the display frame after them, in one request.
@Suite("Input and a display frame in one request")
struct InputFrameTests {
    /// A view that scrolls by itself, with events of scrolling.
    private static func scrollingView(elementCount: Int = 100) -> Conversation {
        var limits = ConnectionLimits()
        limits.elementCount = elementCount
        let conversation = Conversation.withView(limits: limits)
        var scrolling = ScrollConfiguration()
        (scrolling.isEnabled, scrolling.alwaysBouncesVertically) = (true, true)
        for operation: any Operation in [
            SetScrollConfiguration(scrolling), SetEventMask(.scrolling), Sample.frame(at: 0),
        ] {
            conversation.send(Request(id: 3, view: 1, operation: operation))
        }
        _ = conversation.responses()
        return conversation
    }

    private static func frame(at time_ns: UInt64, width: Double = 400) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: width, height: 100), time_ns: time_ns,
            isComplete: false, preferredSizes: [])
    }

    private static let drag = [
        PointerSample(.down, Point(x: 5, y: 50), at: 10),
        PointerSample(.move, Point(x: 5, y: 30), at: 20),
        PointerSample(.move, Point(x: 5, y: 20), at: 30),
    ]

    @Test("One response has the display frame and the events of both")
    func response() throws {
        let conversation = Self.scrollingView()
        let operation = DisplayFrameAfterInput(
            Self.frame(at: 40), after: InputSamples(pointers: Self.drag))
        conversation.send(Request(id: 4, view: 1, operation: operation))
        let response = try #require(conversation.responses().first)
        let frame = try #require(response.answer(to: DisplayFrameRequest.self))
        #expect(frame.sequence == 2)
        let told = response.news.events.events
        #expect(told.map(\.kind) == [.willBeginDragging, .didScroll])
        #expect(told.last?.point == frame.contentOffset && frame.contentOffset.y > 0)
        #expect(conversation.counts.displayFrames == 2)
    }

    @Test("What is invalid in either part refuses both")
    func refusal() throws {
        var late = Self.drag
        late[1].time_ns = 5
        for operation in [
            DisplayFrameAfterInput(Self.frame(at: 40), after: InputSamples(pointers: late)),
            DisplayFrameAfterInput(Self.frame(at: 29), after: InputSamples(pointers: Self.drag)),
            DisplayFrameAfterInput(
                Self.frame(at: 40, width: .nan), after: InputSamples(pointers: Self.drag)),
        ] {
            let conversation = Self.scrollingView()
            conversation.send(Request(id: 4, view: 1, operation: operation))
            let refused = try #require(conversation.responses().first)
            #expect(refused.status?.error == CollectionError.Code.invalidArgument.rawValue)
            #expect(refused.news.events.isEmpty)
            conversation.send(Request(id: 5, view: 1, operation: GetScrolling()))
            let scrolling = conversation.responses().first?.answer(to: GetScrolling.self)
            #expect(scrolling == Scrolling(.idle, .zero, velocity: .zero))
        }
    }

    @Test("Samples of all sorts count in the order of their times")
    func sorts() throws {
        let conversation = Self.scrollingView()
        conversation.send(Request(id: 3, view: 1, operation: SetEventMask([.scrolling, .pinches])))
        let samples = InputSamples(
            pointers: [Self.drag[0], Self.drag[1], Self.drag[2]],
            wheels: [WheelSample(Point(x: 0, y: 7), .zero, at: 5)],
            pinches: [PinchSample(.began, scale: 1, Point(x: 5, y: 5), at: 30)])
        let operation = DisplayFrameAfterInput(Self.frame(at: 40), after: samples)
        conversation.send(Request(id: 4, view: 1, operation: operation))
        let response = try #require(conversation.responses().last)
        let told = response.news.events.events.map { "\($0.kind) \($0.cause)" }
        // The content is dragged beyond its end, and comes back.
        #expect(
            told == [
                "willBeginDragging 3", "didScroll 5", "willEndDragging 5", "didEndDragging 5",
                "willBeginDecelerating 5", "pinchBegan 5", "didScroll 0",
            ])
    }

    @Test("A sample of any sort that is invalid refuses those of all")
    func refusedSorts() throws {
        for samples in [
            InputSamples(
                pointers: Self.drag, wheels: [WheelSample(Point(x: .nan, y: 0), .zero, at: 15)]),
            InputSamples(
                pointers: Self.drag, pinches: [PinchSample(.began, scale: 0, .zero, at: 15)]),
            InputSamples(
                pointers: Self.drag, wheels: [WheelSample(.zero, .zero, at: 41)]),
        ] {
            let conversation = Self.scrollingView()
            let operation = DisplayFrameAfterInput(Self.frame(at: 40), after: samples)
            conversation.send(Request(id: 4, view: 1, operation: operation))
            let refused = try #require(conversation.responses().first)
            #expect(refused.status?.error == CollectionError.Code.invalidArgument.rawValue)
            #expect(refused.news.events.isEmpty)
        }
    }

    @Test("A limit that is in the way of the display frame leaves the samples sent")
    func limit() throws {
        let conversation = Self.scrollingView(elementCount: 2)
        let items = unsafe DataSourceChunk(itemCounts: Sample.entries([3]), options: [])
        for operation: any Operation in [
            BeginDataSource(metrics: []), AppendDataSource(items), CommitDataSource(),
            DisplayFrameAfterInput(Self.frame(at: 40), after: InputSamples(pointers: Self.drag)),
            GetScrolling(),
        ] {
            conversation.send(Request(id: 5, view: 1, operation: operation))
        }
        let responses = conversation.responses()
        let refused = responses[responses.count - 2]
        #expect(refused.status?.error == CollectionError.Code.resourceExhausted.rawValue)
        #expect(refused.news.events.events.first?.kind == .willBeginDragging)
        let scrolling = responses.last?.answer(to: GetScrolling.self)
        #expect(scrolling?.state == .dragging)
    }
}
