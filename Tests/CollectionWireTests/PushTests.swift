import CollectionCore
import CollectionWire
import Testing

@Suite struct PushTests {
    private func itemCount(_ conversation: Conversation, view: UInt32 = 1) -> UInt64 {
        let question = GetItemCounts(firstSection: 0, sectionCount: 0)
        return conversation.ask(question, view: view)?.answer?.sectionCount ?? .max
    }

    private static func chunk(
        _ counts: [UInt32], heights: [Float], options: ChunkOptions = []
    ) -> AppendDataSource {
        var chunk = unsafe DataSourceChunk(itemCounts: Sample.entries(counts), options: options)
        unsafe chunk.heights = Sample.entries(heights)
        return AppendDataSource(chunk)
    }

    @Test("Chunks and commits need a begin")
    func noBegin() {
        let conversation = Conversation.withView()
        for operation in [Sample.chunk, CommitDataSource()] as [any Operation] {
            let status = conversation.outcome(of: operation)?.status
            #expect(status?.error == ProtocolError.noDataSourceBegun.rawValue)
            #expect(status?.code == .failedPrecondition)
        }
    }

    @Test("Nothing changes before the commit, and a commit ends the push")
    func commit() {
        let conversation = Conversation.withView()
        _ = conversation.ask(BeginDataSource(metrics: []))
        #expect(conversation.ask(Self.chunk([2], heights: [1, 2]))?.status == nil)
        #expect(itemCount(conversation) == 0)
        #expect(conversation.ask(CommitDataSource())?.status == nil)
        #expect(itemCount(conversation) == 1)
        #expect(conversation.ask(CommitDataSource())?.status != nil)
        #expect(itemCount(conversation) == 1)
    }

    @Test("To begin again drops what was begun")
    func beginAgain() {
        let conversation = Conversation.withView()
        _ = conversation.ask(BeginDataSource(metrics: []))
        _ = conversation.ask(Self.chunk([1, 1, 1], heights: [1, 2, 3]))
        _ = conversation.ask(BeginDataSource(metrics: []))
        _ = conversation.ask(Self.chunk([1], heights: [1]))
        #expect(conversation.ask(CommitDataSource())?.status == nil)
        #expect(itemCount(conversation) == 1)
    }

    @Test("After a chunk that was refused the whole push is, with the first reason")
    func refusedChunk() {
        let conversation = Conversation.withView()
        _ = conversation.ask(BeginDataSource(metrics: []))
        let first = conversation.ask(Self.chunk([2], heights: [1, .nan]))?.status
        #expect(first?.error == 1)
        #expect(conversation.ask(Self.chunk([1], heights: [1]))?.status == first)
        #expect(conversation.ask(CommitDataSource())?.status == first)
        #expect(itemCount(conversation) == 0)
        _ = conversation.ask(BeginDataSource(metrics: []))
        #expect(conversation.ask(Self.chunk([1], heights: [1]))?.status == nil)
        #expect(conversation.ask(CommitDataSource())?.status == nil)
        #expect(itemCount(conversation) == 1)
    }

    @Test(
        "Chunks that do not fit together are refused, with the column's name",
        arguments: [
            ([2], [1, 2, 3], [], "heights"), ([2], [1], [], "heights"),
            ([.max, .max], [1], [], "items"), ([1], [1], [.continuesSection], "chunk"),
            ([], [1], [], "heights"),
        ] as [([UInt32], [Float], ChunkOptions, String)])
    func badChunk(counts: [UInt32], heights: [Float], options: ChunkOptions, name: String) {
        let conversation = Conversation.withView()
        _ = conversation.ask(BeginDataSource(metrics: []))
        let chunk = Self.chunk(counts, heights: heights, options: options)
        let status = conversation.ask(chunk)?.status
        #expect(status != nil && status?.isFatal == false)
        #expect(status?.message.contains(name) == true, "\(status?.message ?? "none")")
    }

    @Test("Data and views count for the whole connection")
    func limits() {
        var limits = ConnectionLimits()
        limits.itemCount = 10
        limits.viewCount = 2
        let conversation = Conversation.withView(limits: limits)
        #expect(conversation.ask(CreateView(), view: 0)?.status == nil)
        let third = conversation.ask(CreateView(), view: 0)?.status
        #expect(third?.error == ProtocolError.connectionLimit.rawValue)
        #expect(third?.code == .resourceExhausted)
        _ = conversation.ask(BeginDataSource(metrics: []))
        #expect(conversation.ask(Self.chunk([6], heights: []))?.status == nil)
        _ = conversation.ask(BeginDataSource(metrics: []), view: 2)
        let second = conversation.ask(Self.chunk([5], heights: []), view: 2)?.status
        #expect(second?.error == ProtocolError.connectionLimit.rawValue)
        #expect(second?.message.contains("11") == true)
        #expect(conversation.ask(CommitDataSource(), view: 2)?.status == second)
        #expect(conversation.ask(CommitDataSource())?.status == nil)
        #expect(conversation.ask(DestroyView())?.status == nil)
        _ = conversation.ask(BeginDataSource(metrics: []), view: 2)
        #expect(conversation.ask(Self.chunk([10], heights: []), view: 2)?.status == nil)
    }

    @Test("Bytes of columns are limited")
    func dataBytes() {
        var limits = ConnectionLimits()
        limits.dataBytes = 1000
        let conversation = Conversation.withView(limits: limits)
        _ = conversation.ask(BeginDataSource(metrics: []))
        let heights = (0..<200).map { Float($0) }
        #expect(conversation.ask(Self.chunk([200], heights: heights))?.status == nil)
        let status = conversation.ask(Self.chunk([200], heights: heights))?.status
        #expect(status?.code == .resourceExhausted)
    }

    @Test("A view replaced by its own data is not charged twice")
    func replaced() {
        var limits = ConnectionLimits()
        limits.itemCount = 10
        let conversation = Conversation.withView(limits: limits)
        for _ in 0..<3 {
            _ = conversation.ask(BeginDataSource(metrics: []))
            #expect(conversation.ask(Self.chunk([8], heights: []))?.status == nil)
            #expect(conversation.ask(CommitDataSource())?.status == nil)
        }
    }
}
