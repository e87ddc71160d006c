import CollectionCore
import CollectionWire
import Testing

@Suite("The memory of all connections")
struct MemoryLedgerTests {
    private static func connect(_ ledger: MemoryLedger) -> Conversation {
        let conversation = Conversation()
        conversation.connection.memory = MemoryEntry(in: ledger)
        conversation.send(Request.hello)
        conversation.send(Request(id: 2, view: 0, operation: CreateView()))
        _ = conversation.responses()
        return conversation
    }

    /// Pushes items, each with a height of its own of 4 bytes, or all of one size.
    private static func push(
        _ count: Int, isUniform: Bool = false, on conversation: Conversation
    ) -> Status? {
        var chunk = unsafe DataSourceChunk(
            itemCounts: Sample.entries([UInt32(count)]), options: [])
        if !isUniform {
            unsafe chunk.heights = Sample.entries((0..<count).map { Float($0 % 90 + 10) })
        }
        conversation.send(Request(id: 3, view: 1, operation: BeginDataSource(metrics: [])))
        conversation.send(Request(id: 3, view: 1, operation: AppendDataSource(chunk)))
        conversation.send(Request(id: 3, view: 1, operation: CommitDataSource()))
        for response in conversation.responses() {
            if case .failure(let status) = response.outcome { return status }
        }
        return nil
    }

    /// A ledger in which one connection can hold a million items, and another less than half.
    private static func ledgerForMillion() -> MemoryLedger {
        let ledger = MemoryLedger(limit: 1 << 30, connectionCountMax: 3)
        let conversation = connect(ledger)
        #expect(push(1 << 20, on: conversation) == nil)
        let held = ledger.heldBytes
        #expect(held > 4 << 20)
        return MemoryLedger(limit: (held + (2 << 20)) / 7 * 8, connectionCountMax: 3)
    }

    @Test("Beyond the limit those that hold much may not grow; they can ask and destroy")
    func fullLedger() throws {
        let ledger = Self.ledgerForMillion()
        let (large, other) = (Self.connect(ledger), Self.connect(ledger))
        #expect(Self.push(1 << 20, on: large) == nil)
        let refusal = try #require(Self.push(1 << 20, on: other))
        #expect(refusal.error == 109)
        #expect(refusal.message.contains("\(ledger.limit)"))
        #expect(ledger.heldBytes < ledger.limit)
        let small = Self.connect(ledger)
        #expect(Self.push(1000, on: small) == nil)
        guard case .success = large.ask(GetItemCounts(firstSection: 0, sectionCount: 1)) else {
            Issue.record("a question is refused")
            return
        }
        guard case .success = large.ask(DestroyView()) else {
            Issue.record("destroying is refused")
            return
        }
        #expect(Self.push(1 << 20, on: other) == nil)
    }

    @Test("Of a push of which a chunk is refused, what follows is refused as well")
    func refusedChunk() throws {
        let ledger = Self.ledgerForMillion()
        let (large, other) = (Self.connect(ledger), Self.connect(ledger))
        #expect(Self.push(1 << 20, on: large) == nil)
        var chunk = unsafe DataSourceChunk(itemCounts: Sample.entries([1 << 20]), options: [])
        unsafe chunk.heights = Sample.entries((0..<1 << 20).map { Float($0 % 90 + 10) })
        let append = AppendDataSource(chunk)
        guard case .success = other.ask(BeginDataSource(metrics: [])) else {
            Issue.record("a push of nothing is refused")
            return
        }
        let refusal = try #require(other.ask(append)?.status)
        #expect(refusal.error == 109)
        // Now there is room, but the data would have a hole.
        guard case .success = large.ask(DestroyView()) else {
            Issue.record("destroying is refused")
            return
        }
        #expect(other.ask(append)?.status == refusal)
        #expect(other.ask(CommitDataSource())?.status == refusal)
        #expect(Self.push(1000, on: other) == nil)
    }

    @Test("What a view shows counts, also where only display frames follow")
    func shownElements() throws {
        let ledger = MemoryLedger(limit: 1 << 30, connectionCountMax: 3)
        let conversation = Self.connect(ledger)
        #expect(Self.push(20_000, on: conversation) == nil)
        let before = ledger.heldBytes
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 400, height: 1e6), time_ns: 1, isComplete: false,
            preferredSizes: [])
        guard case .success = conversation.ask(request) else {
            Issue.record("the display frame is refused")
            return
        }
        let shown = ledger.heldBytes - before
        #expect(shown > 20_000 * MemoryLayout<LayoutAttributes>.stride)
        guard case .success(let memory) = conversation.ask(GetMemory()) else {
            Issue.record("no memory is told")
            return
        }
        #expect(memory.displayFrames >= shown / 2)
        #expect(memory.total >= memory.data + memory.displayFrames)
        guard case .success = conversation.ask(DestroyView()) else {
            Issue.record("destroying is refused")
            return
        }
        #expect(ledger.heldBytes < 1 << 16)
    }

    /// Shows the first lines of 20,000 items.
    private static func show(_ count: Int, on conversation: Conversation) -> Status? {
        let bounds = Rect(x: 0, y: 0, width: 400, height: Double(count) * 10)
        return conversation.ask(
            DisplayFrameRequest(bounds: bounds, time_ns: 1, isComplete: true, preferredSizes: [])
        )?.status
    }

    @Test("What a layout stores counts, and the most of it counts before it is laid out")
    func layouts() throws {
        let ledger = MemoryLedger(limit: 1 << 30, connectionCountMax: 3)
        let conversation = Self.connect(ledger)
        #expect(Self.push(20_000, on: conversation) == nil)
        #expect(Self.show(20, on: conversation) == nil)
        let flow = ledger.heldBytes
        let waterfall = SetLayout(
            .waterfall(WaterfallLayout()), animation: nil, tag: 0)
        #expect(conversation.ask(waterfall)?.status == nil)
        #expect(ledger.heldBytes - flow > 20_000 * 14)
        #expect(Self.show(20, on: conversation) == nil)
        guard case .success(let memory) = conversation.ask(GetMemory()) else {
            Issue.record("no memory is told")
            return
        }
        #expect(memory.layout > 20_000 * 14)
        #expect(ledger.heldBytes >= memory.total - memory.state)
    }

    @Test("Lines count that a display frame lays out anew, as its bounds are narrower")
    func narrowerBounds() throws {
        let ledger = MemoryLedger(limit: 1 << 30, connectionCountMax: 3)
        let conversation = Self.connect(ledger)
        #expect(Self.push(20_000, on: conversation) == nil)
        var held: [Int] = []
        for width in [6000.0, 60] {
            let bounds = Rect(x: 0, y: 0, width: width, height: 10)
            for _ in 1...6 {
                let request = DisplayFrameRequest(
                    bounds: bounds, time_ns: 1, isComplete: true, preferredSizes: [])
                #expect(conversation.ask(request)?.status == nil)
            }
            held.append(ledger.heldBytes)
        }
        #expect(held[1] - held[0] > 20_000 * 8)
    }

    @Test("Where display frames fill the memory, others have no more elements than before")
    func fullOfElements() throws {
        let ledger = MemoryLedger(limit: 3 << 19, connectionCountMax: 3)
        let (large, other) = (Self.connect(ledger), Self.connect(ledger))
        for conversation in [large, other] {
            #expect(Self.push(20_000, isUniform: true, on: conversation) == nil)
        }
        #expect(Self.show(10_000, on: large) == nil)
        #expect(ledger.heldBytes > ledger.limit)
        let held = ledger.heldBytes
        for _ in 0..<4 {
            let refusal = try #require(Self.show(10_000, on: other))
            #expect(refusal.error == 109)
            #expect(refusal.message.contains("\(ledger.limit)"))
            #expect(Self.show(20, on: other) == nil)
            #expect(Self.show(15_000, on: large)?.error == 109)
            #expect(Self.show(9_000, on: large) == nil)
        }
        // The first display frames make what those that follow are compared with.
        #expect(ledger.heldBytes < 3 * held)
        let question = GetLayoutAttributesInRect(Rect(x: 0, y: 0, width: 400, height: 1e6))
        #expect(other.ask(question)?.status?.error == 109)
        guard case .success = large.ask(DestroyView()) else {
            Issue.record("destroying is refused")
            return
        }
        #expect(Self.show(10_000, on: other) == nil)
    }

    @Test(
        "Shares of all connections are at most half of the limit", arguments: [1, 100, 5000])
    func shares(connectionCountMax: Int) {
        let ledger = MemoryLedger(limit: 64 << 20, connectionCountMax: connectionCountMax)
        #expect(ledger.shareBytes * connectionCountMax <= 32 << 20)
        #expect(ledger.shareBytes <= 1 << 20)
    }

    @Test("Where the memory is full, few answers wait for a client that does not read")
    func waitingAnswers() {
        let ledger = MemoryLedger(limit: 3 << 19, connectionCountMax: 3)
        let (large, other) = (Self.connect(ledger), Self.connect(ledger))
        for conversation in [large, other] {
            #expect(Self.push(20_000, isUniform: true, on: conversation) == nil)
        }
        #expect(Self.show(2_000, on: other) == nil)
        #expect(Self.show(10_000, on: large) == nil)
        var output = ByteBuffer(keptBytes: 0)
        let frame = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 400, height: 20_000), time_ns: 1, isComplete: true,
            preferredSizes: [])
        let request = Request(id: 9, view: 1, operation: frame).bytes
        let requests = [[UInt8]](repeating: request, count: 100).flatMap { $0 }
        let progress = unsafe requests.withUnsafeBytes { bytes in
            unsafe other.connection.receive(bytes, into: &output)
        }
        #expect(progress.isBlocked)
        #expect(output.count < 2 * ledger.shareBytes)
    }

    @Test("A message that arrives counts, and is refused where there is no room for it")
    func unfinishedMessages() {
        let ledger = MemoryLedger(limit: 5 << 18, connectionCountMax: 3)
        let conversation = Self.connect(ledger)
        let before = ledger.heldBytes
        conversation.send([0, 0, 0x0f, 0, 0] + [UInt8](repeating: 0, count: 3000))
        #expect(ledger.heldBytes == before + 3005)
        let other = Self.connect(ledger)
        other.send([0, 0, 0x20, 0, 0, 0])
        #expect(other.isFinished)
        #expect(other.responses().last?.outcome.status?.error == 109)
        #expect(ledger.heldBytes == before + 3005)
    }

    @Test("What a connection held is given back at its end")
    func endings() {
        let ledger = MemoryLedger(limit: 1 << 30, connectionCountMax: 3)
        do {
            let conversation = Self.connect(ledger)
            #expect(Self.push(1 << 20, on: conversation) == nil)
            #expect(ledger.heldBytes > 4 << 20)
        }
        #expect(ledger.heldBytes == 0)
    }
}
