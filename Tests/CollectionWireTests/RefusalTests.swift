import CollectionCore
import CollectionWire
import Testing

/// What fails its request alone: a status, nothing changed, and the conversation goes on.
@Suite struct RefusalTests {
    /// A conversation whose view 1 has the sample's data.
    private func withData(limits: ConnectionLimits = ConnectionLimits()) -> Conversation {
        let conversation = Conversation.withView(limits: limits)
        for request in Sample.data { conversation.send(request) }
        #expect(conversation.responses().allSatisfy { $0.status == nil })
        return conversation
    }

    /// Sends an operation made by hand, as field `number` of a request to view 1.
    private func status(
        _ number: Int, _ message: [UInt8], to conversation: Conversation
    ) -> Status? {
        conversation.send(framed([0x08, 77, 0x10, 1] + field(number, message)))
        let responses = conversation.responses()
        #expect(responses.count == 1 && responses.first?.id == 77)
        return responses.first?.status
    }

    /// The whole of what can be asked about a view, to see that nothing has changed.
    private func picture(_ conversation: Conversation) -> String {
        let questions: [any Operation] = [
            GetContentSize(), GetItemCounts(firstSection: 0, sectionCount: 2),
            GetLayoutAttributesInRect(Rect(x: 0, y: 0, width: 400, height: 1000)),
            GetVisibleIndexPaths(category: .cell, kind: .none),
        ]
        return questions.map { "\(conversation.outcome(of: $0) as Any)" }
            .joined(separator: "\n")
    }

    @Test("Columns of unequal length are refused by name")
    func unequalColumns() {
        let conversation = withData()
        let before = picture(conversation)
        // Preferred sizes: 2 views, 1 generation; then 2 views, 3 lengths.
        let sizes = { (count: Int) in field(3, Array(repeating: 0, count: 8 * count)) }
        let one = status(
            14, field(4, field(1, [0, 1]) + field(2, [1]) + sizes(4)), to: conversation)
        #expect(one?.error == ProtocolError.malformedMessage.rawValue)
        #expect(one?.message.contains("generations") == true)
        let other = status(14, field(4, field(1, [0, 1]) + sizes(3)), to: conversation)
        #expect(other?.message.contains("sizes") == true)
        #expect(other?.isFatal == false)
        #expect(picture(conversation) == before)
    }

    @Test("Values that are not known are refused by name and number")
    func unknownValues() {
        let conversation = withData()
        let before = picture(conversation)
        for (number, message, name) in [
            (9, [0x08, 9], "scroll_direction"), (9, [0x10, 9], "line_alignment"),
            (9, [0x18, 9], "last_line_alignment"), (9, [0x20, 9], "section_inset_reference"),
            (8, [0x20, 9], "layout_direction"), (17, [0x08, 9], "category"),
            (20, [0x08, 9], "category"), (7, [0x08, 9], "category"), (21, [0x08, 9], "category"),
        ] as [(Int, [UInt8], String)] {
            let refusal = status(number, message, to: conversation)
            #expect(refusal?.error == ProtocolError.malformedMessage.rawValue, "field \(number)")
            #expect(refusal?.message.contains(name) == true, "\(refusal?.message ?? "none")")
            #expect(refusal?.message.contains("9") == true)
            #expect(refusal?.isFatal == false)
        }
        #expect(picture(conversation) == before)
    }

    @Test("Invalid UTF-8 is refused", arguments: [[0xff], [0x61, 0xc3], [0xed, 0xa0, 0x80]])
    func invalidUTF8(name: [UInt8]) {
        let conversation = withData()
        for (number, message) in [(6, field(1, name)), (7, field(3, name))] {
            let refusal = status(number, message, to: conversation)
            #expect(refusal?.error == ProtocolError.malformedMessage.rawValue)
            #expect(refusal?.message.contains("UTF-8") == true)
        }
    }

    @Test("A name with a zero byte in it is not cut short")
    func zeroByte() {
        let conversation = withData()
        conversation.send(framed([0x08, 1, 0x10, 1] + field(6, field(1, Array("a\0b".utf8)))))
        conversation.send(framed([0x08, 2, 0x10, 1] + field(6, field(1, Array("a".utf8)))))
        let outcomes = conversation.responses().map { "\($0.outcome)" }
        #expect(outcomes.count == 2 && outcomes[0] != outcomes[1])
    }

    @Test("A request without an operation, or with one from the future, is refused")
    func noOperation() {
        let conversation = withData()
        for message in [[], [0x08, 77, 0x10, 1], [0x08, 77] + field(900, [1, 2])] as [[UInt8]] {
            conversation.send(framed(message))
            let status = conversation.responses().last?.status
            #expect(status?.error == ProtocolError.malformedMessage.rawValue)
            #expect(status?.isFatal == false)
        }
        #expect(conversation.ask(GetContentSize())?.status == nil)
    }

    @Test("Views of other numbers are not known")
    func unknownView() {
        let conversation = withData()
        for view in [0, 2, UInt32.max] {
            let status = conversation.ask(GetContentSize(), view: view)?.status
            #expect(status?.error == ProtocolError.unknownView.rawValue)
            #expect(status?.code == .notFound)
            #expect(conversation.ask(DestroyView(), view: view)?.status != nil)
        }
        #expect(conversation.ask(DestroyView())?.status == nil)
        #expect(conversation.ask(GetContentSize())?.status != nil)
        // Numbers are not given out again.
        #expect(conversation.ask(CreateView(), view: 0) == .success(2))
    }

    @Test("What the core finds wrong has its own number and words, and changes nothing")
    func coreErrors() {
        let conversation = withData()
        let before = picture(conversation)
        let bounds = [
            Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
            Rect(x: 0, y: 0, width: -1, height: 1),
        ]
        for bounds in bounds {
            let request = DisplayFrameRequest(
                bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: [])
            let status = conversation.ask(request)?.status
            #expect(status?.error == 1)
            #expect(status?.code == .invalidArgument)
            #expect(status?.message.contains("bounds") == true, "\(status?.message ?? "none")")
        }
        let path = IndexPath(section: 0, item: 3)
        let status = conversation.ask(GetContentOffset(path, position: .top))?.status
        #expect(status?.error == 2)
        #expect(status?.code == .outOfRange)
        #expect(conversation.ask(GetContentOffset(path, position: [.top, .bottom]))?.status != nil)
        #expect(picture(conversation) == before)
    }
}
