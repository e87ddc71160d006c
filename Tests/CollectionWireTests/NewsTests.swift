import CollectionCore
import CollectionWire
import Testing

/// What responses tell of views: events, and when there is something to ask for.
@Suite("News of views")
struct NewsTests {
    private static var events: Events {
        var events = Events()
        events.runs = (0..<3).map {
            ItemRun(indexPath: IndexPath(section: $0, item: 7), count: 1 << 40)
        }
        events.identifiers = [.max, 0, 3]
        for kind in EventKind.allCases { events.events.append(Event(kind, at: 9)) }
        events.events[1].element = .supplementary(.sectionFooter, IndexPath(section: 1, item: 0))
        events.events[1].reusableView = ReusableView(rawValue: 0)
        events.events[1].generation = 5
        (events.events[2].firstRun, events.events[2].runCount) = (0, 2)
        (events.events[2].firstIdentifier, events.events[2].identifierCount) = (0, 1)
        (events.events[3].firstRun, events.events[3].runCount) = (2, 1)
        (events.events[3].firstIdentifier, events.events[3].identifierCount) = (1, 2)
        for index in events.events.indices where index > 3 {
            events.events[index].sequence = .max
            events.events[index].cause = 1
            events.events[index].flags = [.isOld, .hasIdentifier]
            events.events[index].origin = .user
            events.events[index].identifier = .max - 1
            (events.events[index].value, events.events[index].otherValue) = (.max, 4)
            (events.events[index].number, events.events[index].otherNumber) = (-.infinity, 0.1)
            events.events[index].point = Point(x: 1, y: -2)
            events.events[index].otherPoint = Point(x: 0, y: 3)
        }
        events.text = Array("t\u{e4} ".utf8)
        for index in events.events.indices where events.events[index].kind == .typeAhead {
            (events.events[index].value, events.events[index].otherValue) = (0, 4)
        }
        // Events that have nothing besides begin where the next one's begins.
        for index in events.events.indices {
            if index == 3 || events.events[index].runCount > 0 { continue }
            events.events[index].firstRun = index < 2 ? 0 : 3
            events.events[index].firstIdentifier = index < 2 ? 0 : 3
        }
        return events
    }

    @Test("Events and times come through a message as they are", arguments: [nil, 0, 1, 2, .max])
    func roundTrip(time: UInt64?) throws {
        var news = ViewNews()
        news.events = Self.events
        news.wakeAt = time.flatMap { $0 < 2 ? .everyFrame : .time_ns($0) }
        for outcome: Result<Response.Answer, Status> in [
            .success(.init(to: SetBounds.self, Done())),
            .success(.init(to: DisplayFrameRequest.self, DisplayFrame())),
            .failure(Status(.unknownView, "none")),
        ] {
            let response = Response(id: 3, outcome: outcome, news: news)
            let message = Array(response.bytes.dropFirst(MessagePrefix.byteCount))
            let received = try unsafe message.withUnsafeBytes { bytes in
                try unsafe MessageArena().unpackResponse(bytes)
            }
            #expect(received.news == news)
            #expect("\(received.outcome)" == "\(response.outcome)")
            #expect(received.bytes == response.bytes)
        }
    }

    @Test("An event of an unknown kind is refused")
    func unknownKind() {
        let event: [UInt8] = [0x20, 0x7f]
        let bytes = [0x08, 1] + [0xea, 0x03, UInt8(event.count)] + event
        #expect(throws: Status.self) {
            _ = try unsafe bytes.withUnsafeBytes {
                try unsafe MessageArena().unpackResponse($0)
            }
        }
    }

    @Test("Each response brings what has happened; one that has failed brings the time as well")
    func connection() throws {
        var connection = Connection(limits: ConnectionLimits(), token: [], arena: MessageArena())
        func call(_ operation: some Operation, view: UInt32 = 0) throws -> Response {
            var output = ByteBuffer(keptBytes: 0)
            let bytes = Request(id: 1, view: view, operation: operation).bytes
            _ = unsafe bytes.withUnsafeBytes { unsafe connection.receive($0, into: &output) }
            let message = Array(output.bytes.dropFirst(MessagePrefix.byteCount))
            return try unsafe message.withUnsafeBytes {
                try unsafe MessageArena().unpackResponse($0)
            }
        }
        func kinds(_ response: Response) -> [EventKind] { response.news.events.events.map(\.kind) }
        let mask: EventMask = [.completions, .content, .display, .sectionDisplay]
        _ = try call(Hello(protocolVersion: Hello.version, token: []))
        _ = try call(CreateView())
        #expect(try kinds(call(SetEventMask(mask), view: 1)) == [])
        _ = try call(BeginDataSource(metrics: []), view: 1)
        let counts: [UInt32] = [3]
        _ = try unsafe counts.withUnsafeBufferPointer { counts in
            try call(
                AppendDataSource(unsafe DataSourceChunk(itemCounts: counts, options: [])), view: 1)
        }
        #expect(try kinds(call(CommitDataSource(), view: 1)) == [.contentBecameNotEmpty])
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 400, height: 800), time_ns: 0, isComplete: false,
            preferredSizes: [])
        let shown = try call(request, view: 1)
        #expect(kinds(shown) == [.sectionWillDisplay, .willDisplay, .willDisplay, .willDisplay])
        #expect(shown.answer(to: DisplayFrameRequest.self)?.elements.count == 3)
        #expect(try kinds(call(request, view: 1)) == [])
        let options = BatchUpdateOptions(animation: Animation())
        #expect(try call(BeginBatchUpdates(options), view: 1).news.wakeAt == nil)
        #expect(try call(EndBatchUpdates(), view: 1).news.wakeAt == .everyFrame)
        #expect(try call(GetContentSize(), view: 1).news.wakeAt == .everyFrame)
        let refused = try call(EndBatchUpdates(), view: 1)
        #expect(refused.status != nil && refused.news.wakeAt == .everyFrame)
        #expect(try call(GetContentSize(), view: 2).news == ViewNews())
    }

    /// Taps on the first item of a view, one each second, in one message.
    private static func taps(_ count: Int) -> SendPointers {
        var samples: [PointerSample] = []
        for tap in 0..<UInt64(count) {
            let time_ns = tap * 1_000_000_000
            let position = Point(x: 20, y: 20)
            samples.append(PointerSample(.down, position, at: time_ns))
            samples.append(PointerSample(.up, position, at: time_ns + 50_000_000))
        }
        return SendPointers(samples)
    }

    /// The events of a conversation in which a person taps, and how many answers had some.
    private static func events(messageBytes: Int) throws -> (events: [Event], answerCount: Int) {
        var limits = ConnectionLimits()
        limits.messageBytes = messageBytes
        let conversation = Conversation.withView(limits: limits)
        let counts: [UInt32] = [20]
        for operation: any Operation in [
            SetEventMask(.all), BeginDataSource(metrics: []),
            unsafe counts.withUnsafeBufferPointer { counts in
                unsafe AppendDataSource(DataSourceChunk(itemCounts: counts, options: []))
            },
            CommitDataSource(), SetScrollConfiguration(ScrollConfiguration()),
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 400, height: 800), time_ns: 0, isComplete: false,
                preferredSizes: []),
            taps(60),
        ] {
            conversation.send(Request(id: 5, view: 1, operation: operation))
        }
        var (events, answerCount) = ([] as [Event], 0)
        for _ in 0..<200 {
            for response in conversation.responses() {
                #expect(response.bytes.count <= messageBytes + MessagePrefix.byteCount)
                if case .failure(let status) = response.outcome { throw status }
                events += response.news.events.events
                answerCount += response.news.events.isEmpty ? 0 : 1
            }
            conversation.send(
                Request(id: 6, view: 1, operation: SetBounds(Rect(x: 0, y: 0, width: 9, height: 9)))
            )
        }
        return (events, answerCount)
    }

    @Test(
        "Events that an answer has no room for go on in the next ones, in order, and none is lost")
    func newsAreShared() throws {
        let all = try Self.events(messageBytes: 16 << 20)
        #expect(all.events.count > 100)
        let shared = try Self.events(messageBytes: 8192)
        #expect(shared.events == all.events)
        #expect(shared.answerCount > all.answerCount)
    }

    @Test("Events divided anywhere are the same events")
    func divided() {
        for place in 1..<Self.events.events.count {
            var first = Self.events
            let second = first.takeFrom(place)
            #expect(first.events.count == place)
            first.append(second)
            #expect(first == Self.events)
        }
    }

    @Test("Events of which the last tells of lost ones are divided, too")
    func dividedBeforeLost() {
        var all = Events()
        all.runs = (0..<3).map { ItemRun(indexPath: IndexPath(section: $0, item: 1), count: 2) }
        all.events = [Event(.prefetch, at: 1), Event(.prefetch, at: 2), Event(.lost, at: 3)]
        (all.events[0].firstRun, all.events[0].runCount) = (0, 2)
        (all.events[1].firstRun, all.events[1].runCount) = (2, 1)
        var first = all
        let last = first.takeFrom(2)
        #expect(last.runs.isEmpty && last.events.count == 1 && first.runs == all.runs)
        let second = first.takeFrom(1)
        #expect(second.runs == [all.runs[2]] && second.events[0].firstRun == 0)
        first.append(second)
        first.append(last)
        var again = first
        #expect(again.takeFrom(1).runs == [all.runs[2]])
    }
}
