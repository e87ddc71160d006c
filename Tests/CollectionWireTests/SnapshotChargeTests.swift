import CollectionCore
import CollectionWire
import Testing

/// Snapshots count against the connection's limits, as views do.
@Suite struct SnapshotChargeTests {
    private let limit = ProtocolError.connectionLimit.rawValue

    private func conversation(
        items: Int = 1 << 32, bytes: Int = 1 << 30
    ) -> Conversation {
        var limits = ConnectionLimits()
        limits.itemCount = items
        limits.dataBytes = bytes
        limits.viewCount = 3
        let conversation = Conversation.withSnapshot(limits: limits)
        _ = conversation.edit(.appendSections([1]))
        return conversation
    }

    private func items(_ range: Range<UInt64>) -> SnapshotEdit { .appendItems(Array(range)) }

    @Test("There are as many of each sort as views")
    func count() {
        let conversation = conversation()
        for operation: any Operation in [
            CreateSnapshot(.empty), CreateSectionSnapshot(.empty),
        ] {
            for _ in 0..<2 { #expect(conversation.outcome(of: operation)?.status == nil) }
            let refusal = conversation.outcome(of: operation)?.status
            #expect(refusal?.error == limit)
            #expect(refusal?.message.contains("3") == true)
        }
        #expect(conversation.ask(DestroySnapshot(2))?.status == nil)
        #expect(conversation.ask(CreateSnapshot(.empty))?.status == nil)
        #expect(conversation.ask(CreateView(), view: 0)?.status == nil)
    }

    @Test("Items count for the whole connection: of snapshots, of copies and of what is shown")
    func itemCount() {
        let conversation = conversation(items: 10)
        let refusal = conversation.edit(items(0..<11))?.refusal
        #expect(refusal?.error == limit)
        #expect(refusal?.message.contains("11") == true)
        #expect(conversation.edit(items(0..<4)) == .success(0))
        #expect(conversation.ask(CreateSnapshot(.copy(of: 1)))?.status == nil)
        #expect(conversation.ask(CreateSnapshot(.copy(of: 1)))?.status?.error == limit)
        #expect(conversation.apply()?.error == limit)
        #expect(conversation.itemCounts() == [])
        #expect(conversation.edit(items(4..<7), 2)?.refusal?.error == limit)
        // What is moved is not counted twice.
        #expect(conversation.edit(items(2..<6), 2) == .success(2))
        #expect(conversation.edit(.append([1]))?.error == limit)
        #expect(conversation.ask(DestroySnapshot(2))?.status == nil)
        #expect(conversation.apply() == nil)
        #expect(conversation.edit(.append([1, 2])) == nil)
        #expect(conversation.ask(CreateSectionSnapshot(.copy(of: 1)))?.status?.error == limit)
        #expect(conversation.ask(DestroySectionSnapshot(1))?.status == nil)
        #expect(conversation.edit(items(4..<6)) == .success(0))
        #expect(conversation.apply()?.error == limit)
        #expect(conversation.itemCounts() == [4])
        #expect(conversation.edit(.deleteItems([0, 4])) == .success(0))
        #expect(conversation.apply() == nil)
        #expect(conversation.itemCounts() == [4])
        #expect(conversation.ask(DestroyView())?.status == nil)
        #expect(conversation.edit(items(10..<16)) == .success(0))
    }

    @Test("Bytes count for the whole connection")
    func bytes() {
        let conversation = conversation(bytes: 4300)
        #expect(conversation.edit(items(0..<200))?.refusal?.error == limit)
        #expect(conversation.edit(items(0..<50)) == .success(0))
        #expect(conversation.ask(BeginDataSource(metrics: []))?.status == nil)
        let chunk = AppendDataSource(Conversation.chunk([700]))
        #expect(conversation.ask(chunk)?.status?.error == limit)
        #expect(conversation.edit(.append(Array(0..<100)))?.error == limit)
        #expect(conversation.edit(.append(Array(0..<10))) == nil)
        for _ in 0..<100 {
            #expect(conversation.edit(.reloadItems([1])) == .success(0))
            #expect(conversation.apply() == nil)
        }
        let columns = ItemColumns(widths: [1], heights: [1], reuseIdentifiers: [1])
        #expect(conversation.edit(.appendItems([50], content: columns))?.refusal?.error == limit)
        let metrics = Array(repeating: SectionMetrics(), count: 100)
        #expect(conversation.edit(.setMetrics(metrics))?.refusal?.error == limit)
        #expect(conversation.ask(DestroySnapshot(1))?.status == nil)
        #expect(conversation.ask(chunk)?.status?.error != nil)
    }

    @Test("An identifier counts what it takes in memory, and so does each mark on it")
    func identifierBytes() {
        let conversation = conversation(bytes: 10_000)
        #expect(conversation.edit(items(0..<280))?.refusal?.error == limit)
        #expect(conversation.edit(items(0..<130)) == .success(0))
        #expect(conversation.apply() == nil)
        #expect(conversation.edit(.reloadItems(Array(0..<10))) == .success(0))
        #expect(conversation.edit(.reconfigureItems(Array(0..<100)))?.refusal?.error == limit)
        #expect(conversation.edit(.reloadItems(Array(0..<100)))?.refusal?.error == limit)
        #expect(conversation.identifiers(.reloadedItems)?.count == 10)
        #expect(conversation.identifiers(.reconfiguredItems) == [])
        #expect(conversation.edit(.reloadItems(Array(0..<10))) == .success(0))
        #expect(conversation.ask(DestroyView())?.status == nil)
        #expect(conversation.edit(.reconfigureItems(Array(0..<100))) == .success(0))
        #expect(conversation.edit(.reloadSections([1, 2])) == .success(0))
    }

    @Test("Completions do not pile up where no display frame is asked for")
    func completions() {
        var limits = ConnectionLimits()
        limits.elementCount = 50
        let conversation = Conversation.withSnapshot(limits: limits)
        _ = conversation.edit(.appendSections([1]))
        for _ in 0..<50 { #expect(conversation.apply() == nil) }
        #expect(conversation.apply()?.error == limit)
        let apply = ApplySectionSnapshot(1, toSection: 1)
        #expect(conversation.ask(apply)?.status?.error == limit)
        #expect(conversation.frame().completions.count == 50)
        #expect(conversation.ask(apply)?.status == nil)
    }
}
