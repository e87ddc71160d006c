import CollectionCore
import CollectionWire
import Testing

/// Updates that fail alone, with a reason, and change nothing.
@Suite struct UpdateRefusalTests {
    /// Sends an operation made by hand, as field `number` of a request to view 1.
    private func status(
        _ number: Int, _ message: [UInt8], to conversation: Conversation
    ) -> Status? {
        conversation.send(framed([0x08, 77, 0x10, 1] + field(number, message)))
        let responses = conversation.responses()
        #expect(responses.count == 1 && responses.first?.id == 77)
        return responses.first?.status
    }

    @Test("What does not go with the data is refused with all facts")
    func invalidUpdate() {
        let conversation = Conversation.withItems([3, 2])
        let path = IndexPath(section: 1, item: 2)
        let missing = conversation.update([.delete(path)])
        #expect(missing?.error == 3)
        #expect(missing?.code == .failedPrecondition)
        #expect(missing?.invalidUpdate == .missing(.delete, path, count: 2, .before))
        let twice = IndexPath(section: 0, item: 1)
        #expect(
            conversation.update([.delete(twice), .reload(twice, flags: .keepsContent)])?
                .invalidUpdate == .conflict(.delete, .reload, twice, .before))
        let counts = InvalidUpdate.Counts(
            before: 3, after: 3, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0)
        #expect(
            conversation.update([.delete(twice)], counts: [3, 2])?.invalidUpdate
                == .itemCount(section: 0, counts))
        #expect(conversation.itemCounts() == [3, 2])
    }

    @Test("Columns of unequal length are refused by name")
    func unequalColumns() {
        let conversation = Conversation.withItems([3, 2])
        for (number, name) in [
            (1, "actions"), (2, "sections_before"), (3, "items_before"), (4, "sections_after"),
            (5, "items_after"), (6, "counts"), (7, "flags"),
        ] {
            // Two entries in one column and three in another.
            let other = number == 1 ? 2 : 1
            let items = field(other, [0, 0, 0]) + field(number, [0, 0])
            let refusal = status(25, field(1, items), to: conversation)
            #expect(refusal?.error == ProtocolError.malformedMessage.rawValue)
            #expect(refusal?.message.contains(name) == true, "\(refusal?.message ?? "none")")
            #expect(refusal?.isFatal == false)
        }
        let items: [UpdateItem] = [.insert(IndexPath(section: 0, item: 0), count: 2)]
        for count in [1, 3] {
            let content = Conversation.chunk([], singleItems: count)
            let refusal = conversation.update(items, content: content)
            #expect(refusal?.code == .invalidArgument)
            #expect(refusal?.message.contains("\(count)") == true)
        }
        #expect(conversation.itemCounts() == [3, 2])
    }

    @Test("Numbers that mean nothing are refused by name")
    func unknownValues() {
        let conversation = Conversation.withItems([3, 2])
        let zeros = { Array(repeating: UInt8(0), count: $0) }
        let options = { (animation: [UInt8]) in field(5, field(1, [0x08, 1] + animation)) }
        for (message, name) in [
            (field(1, field(1, [4])), "action"), (field(1, field(7, [2])), "flags"),
            (field(1, field(6, [0])), "count"),
            (options(field(3, [0x08, 6])), "kind"), (options(field(4, [0x18, 5])), "edge"),
            (options(field(5, [0x18, 5])), "edge"),
            (options(field(3, field(2, zeros(8)))), "parameters"),
            (options(field(3, [0x08, 5])), "parameters"),
            (options(field(3, [0x08, 4] + field(2, zeros(16)))), "parameters"),
            (options(field(4, field(4, zeros(120)))), "transform"),
            (options(field(5, field(4, zeros(136)))), "transform"),
            (field(2, [0x30, 1]), "content"),
        ] {
            let refusal = status(25, message, to: conversation)
            #expect(refusal?.code == .invalidArgument)
            #expect(refusal?.isFatal == false)
            #expect(refusal?.message.contains(name) == true, "\(refusal?.message ?? "none")")
        }
        let policy = status(28, [0x08, 7], to: conversation)
        #expect(policy?.message.contains("policy") == true)
        #expect(conversation.itemCounts() == [3, 2])
    }

    @Test("Animations out of bounds are refused by the core")
    func badAnimations() {
        let conversation = Conversation.withItems([3])
        var slow = Animation()
        slow.duration_ns = .max
        var wild = Animation()
        wild.curve = TimingCurve(kind: .spring, parameters: [.nan, 0, 0, 0])
        var bright = Animation()
        bright.appearing.alpha = 2
        for animation in [slow, wild, bright] {
            let options = BatchUpdateOptions(animation: animation)
            let item = UpdateItem.delete(IndexPath(section: 0, item: 0))
            #expect(conversation.update([item], options: options)?.error == 1)
            #expect(conversation.ask(BeginBatchUpdates(options))?.status?.error == 1)
        }
        #expect(conversation.itemCounts() == [3])
        #expect(conversation.ask(EndBatchUpdates())?.status?.error == 7)
    }

    @Test("Runs as long as a number can say are refused soon")
    func hostileCounts() {
        let conversation = Conversation.withItems([3])
        let sections = Array(
            repeating: UpdateItem.insert(IndexPath(section: 0), count: .max), count: 1000)
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(conversation.update(sections)?.code == .invalidArgument)
            let items = Array(
                repeating: UpdateItem.insert(IndexPath(section: 0, item: 0), count: .max),
                count: 1000)
            #expect(conversation.update(items) != nil)
            let end = IndexPath(section: .max, item: .max - 1)
            #expect(conversation.update([.delete(end, count: .max)]) != nil)
            #expect(conversation.update([.move(end, to: end, count: .max)]) != nil)
        }
        #expect(time < .seconds(5))
        #expect(conversation.itemCounts() == [3])
    }

    @Test("Thousands of parts of one section are carried out soon")
    func manyParts() {
        let conversation = Conversation.withItems([3])
        let items = (0..<20_000).map { UpdateItem.insert(IndexPath(section: 0, item: 2 * $0)) }
        let deletes = (0..<20_000).map { UpdateItem.delete(IndexPath(section: 0, item: $0)) }
        let time = ContinuousClock().measure {
            #expect(conversation.update(items)?.error == 3)
            let ones = (0..<20_000).map { UpdateItem.insert(IndexPath(section: 0, item: $0)) }
            #expect(conversation.update(ones) == nil)
            #expect(conversation.update(deletes) == nil)
        }
        #expect(time < .seconds(10))
        #expect(conversation.itemCounts() == [3])
    }

    @Test("A message has no more parts than are allowed")
    func tooManyParts() {
        let conversation = Conversation.withItems([3])
        let actions = Array(repeating: UInt8(1), count: UpdateItem.countMaxInMessage + 1)
        let refusal = status(25, field(1, field(1, actions)), to: conversation)
        #expect(refusal?.error == 5)
        #expect(refusal?.message.contains("\(UpdateItem.countMaxInMessage)") == true)
        #expect(refusal?.isFatal == false)
    }

    @Test("A display frame whose elements refer to matrices that are not there is none")
    func missingMatrix() {
        let elements = field(8, Array(repeating: 0, count: 32)) + field(13, [1]) + [0x78, 1]
        let message = field(7, field(8, elements))
        let arena = MessageArena()
        let response = unsafe message.withUnsafeBytes { bytes in
            try? unsafe arena.unpackResponse(bytes)
        }
        #expect(response == nil)
        let completions = field(15, field(1, [1, 2]) + field(2, [1]))
        let other = unsafe field(7, completions).withUnsafeBytes { bytes in
            try? unsafe arena.unpackResponse(bytes)
        }
        #expect(other == nil)
    }
}
