import CollectionCore
import CollectionWire
import Testing

@Suite struct SetupTests {
    private static var wall: ViewSetup {
        var setup = ViewSetup()
        setup.layout = .layout(.list(ListLayout()))
        var section = SectionSetup()
        section.itemCount = 3
        setup.sections = [section, section]
        setup.eventMask = .completions
        return setup
    }

    private func conversation(
        _ setups: [String: ViewSetup], limits: ConnectionLimits = ConnectionLimits()
    ) -> Conversation {
        var named = NamedSetups()
        for (name, setup) in setups { named[name] = setup }
        let conversation = Conversation(limits: limits, setups: named)
        conversation.send(Request.hello)
        _ = conversation.responses()
        return conversation
    }

    private func create(_ name: String) -> CreateView { CreateView(setupName: Array(name.utf8)) }

    @Test("A client makes a view by the name of a set-up")
    func create() {
        let conversation = conversation(["wall": Self.wall])
        #expect(conversation.ask(create("wall"), view: 0)?.answer == 1)
        let counts = conversation.ask(GetItemCounts(firstSection: 0, sectionCount: 2))
        #expect(counts?.answer?.itemCounts == [3, 3])
        #expect(conversation.ask(CreateView(), view: 0)?.answer == 2)
        #expect(conversation.ask(create("wall"), view: 0)?.answer == 3)
    }

    @Test("A name that is not known is refused with those that are")
    func unknown() {
        let some = conversation(["wall": Self.wall, "list": ViewSetup()])
        let refused = some.ask(create("well"), view: 0)?.status
        #expect(refused?.error == 113 && refused?.code == .notFound && refused?.isFatal == false)
        #expect(refused?.message == "there is no set-up 'well'; known are 'list', 'wall'")
        #expect(some.ask(create("list"), view: 0)?.answer == 1)
        let none = conversation([:])
        let message = none.ask(create("wall"), view: 0)?.status?.message
        #expect(message == "there is no set-up 'wall'; the server has none")
    }

    @Test("A view that cannot be set up is not there, and has taken no number")
    func refused() {
        var wrong = Self.wall
        wrong.sections[1].names = ["only one"]
        var limits = ConnectionLimits()
        limits.itemCount = 8
        limits.viewCount = 2
        let conversation = conversation(["wrong": wrong, "wall": Self.wall], limits: limits)
        let refused = conversation.ask(create("wrong"), view: 0)?.status
        #expect(refused?.message.hasPrefix("set-up 'wrong', sections[1].names: ") == true)
        #expect(conversation.ask(GetContentSize())?.status?.error == 107)
        #expect(conversation.ask(create("wall"), view: 0)?.answer == 1)
        // Six more items would be too many beside those of the first view.
        let tooMany = conversation.ask(create("wall"), view: 0)?.status
        #expect(tooMany?.code == .resourceExhausted, "\(String(describing: tooMany))")
        #expect(conversation.ask(CreateView(), view: 0)?.answer == 2)
        #expect(conversation.ask(create("wall"), view: 0)?.status?.error == 109)
    }
}
