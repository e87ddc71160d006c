import CollectionCore
import CollectionWire
import Testing

/// What updates bring counts against the connection's limits, and what they delete does not.
@Suite struct UpdateChargeTests {
    private func limits(items: Int = 1 << 32, bytes: Int = 1 << 30) -> ConnectionLimits {
        var limits = ConnectionLimits()
        limits.itemCount = items
        limits.dataBytes = bytes
        return limits
    }

    @Test("Items count for the whole connection, by what is there after the update")
    func items() {
        let conversation = Conversation.withItems([4], views: 2, limits: limits(items: 10))
        let refusal = conversation.insert(3)
        #expect(refusal?.error == ProtocolError.connectionLimit.rawValue)
        #expect(refusal?.message.contains("11") == true)
        #expect(refusal?.message.contains("10") == true)
        #expect(conversation.itemCounts() == [4])
        #expect(conversation.insert(2) == nil)
        #expect(conversation.insert(1, view: 2)?.error == ProtocolError.connectionLimit.rawValue)
        let first = IndexPath(section: 0, item: 0)
        #expect(conversation.update([.delete(first, count: 6)]) == nil)
        #expect(conversation.insert(6, view: 2) == nil)
        #expect(conversation.itemCounts(view: 2) == [10])
        _ = conversation.ask(BeginDataSource(metrics: []))
        let chunk = AppendDataSource(Conversation.chunk([1]))
        #expect(conversation.ask(chunk)?.status?.error == ProtocolError.connectionLimit.rawValue)
    }

    @Test("Bytes of content count for the whole connection")
    func bytes() {
        let conversation = Conversation.withItems([10], views: 2, limits: limits(bytes: 1000))
        let refusal = conversation.insert(300)
        #expect(refusal?.error == ProtocolError.connectionLimit.rawValue)
        #expect(refusal?.message.contains("1000") == true)
        #expect(conversation.itemCounts() == [10])
        for _ in 0..<100 {
            #expect(conversation.insert(100) == nil)
            let first = IndexPath(section: 0, item: 0)
            #expect(conversation.update([.delete(first, count: 100)]) == nil)
        }
        #expect(conversation.insert(100) == nil)
        #expect(conversation.insert(200, view: 2)?.code == .resourceExhausted)
        #expect(conversation.insert(100, view: 2) == nil)
    }

    @Test("What waits in an open batch is charged, until it is dropped")
    func openBatch() {
        let conversation = Conversation.withItems([10], views: 2, limits: limits(bytes: 1000))
        _ = conversation.ask(BeginBatchUpdates(BatchUpdateOptions()))
        #expect(conversation.insert(110) == nil)
        #expect(conversation.insert(110)?.error == ProtocolError.connectionLimit.rawValue)
        #expect(conversation.insert(120, view: 2)?.code == .resourceExhausted)
        let parts = Array(
            repeating: UpdateItem.delete(IndexPath(section: 0, item: 0)), count: 20)
        #expect(conversation.update(parts)?.error == ProtocolError.connectionLimit.rawValue)
        #expect(conversation.update([.delete(IndexPath(section: 9))]) == nil)
        #expect(conversation.ask(EndBatchUpdates())?.status?.error == 3)
        #expect(conversation.itemCounts() == [10])
        #expect(conversation.insert(120, view: 2) == nil)
    }

    @Test("What a transition keeps of the data before is charged until it ends")
    func transitions() {
        let conversation = Conversation.withItems([100], views: 2, limits: limits(bytes: 2000))
        _ = conversation.frame()
        let animation = Animation(duration_ns: 1000)
        let first = IndexPath(section: 0, item: 0)
        let options = BatchUpdateOptions(animation: animation)
        #expect(conversation.update([.delete(first, count: 90)], options: options) == nil)
        _ = conversation.frame()
        #expect(conversation.insert(300, view: 2)?.error == ProtocolError.connectionLimit.rawValue)
        _ = conversation.frame(time_ns: 1000)
        #expect(conversation.insert(300, view: 2) == nil)
    }

    @Test("Completions do not pile up where no display frame is asked for")
    func completions() {
        var limits = ConnectionLimits()
        limits.elementCount = 50
        let conversation = Conversation.withItems([4], limits: limits)
        for _ in 0..<50 { #expect(conversation.update([]) == nil) }
        let refusal = conversation.update([])
        #expect(refusal?.error == ProtocolError.connectionLimit.rawValue)
        #expect(conversation.ask(BeginBatchUpdates(BatchUpdateOptions()))?.status != nil)
        #expect(conversation.frame().completions.count == 50)
        #expect(conversation.update([]) == nil)
    }
}
