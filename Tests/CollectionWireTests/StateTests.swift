import CollectionCore
import CollectionWire
import Testing

/// J6 and J7 over the protocol.
@Suite struct StateTests {
    /// A view that shows two roots, of which the first has a child, as section snapshot 1.
    private func conversation() -> Conversation {
        let conversation = Conversation.withSnapshot()
        _ = conversation.edit(.appendSections([7]))
        _ = conversation.apply()
        _ = conversation.edit(SectionSnapshotEdit.append([1, 2]))
        _ = conversation.edit(SectionSnapshotEdit.append([11], to: 1))
        _ = conversation.ask(ApplySectionSnapshot(1, toSection: 7))
        return conversation
    }

    @Test("A state comes and goes, with the outlines that a request names")
    func outlines() throws {
        let conversation = conversation()
        var state = ViewState()
        (state.expandedItems, state.selectedItems) = ([1, 5], [11, 99])
        let shown = [ShownOutline(1, section: 7)]
        let gone = conversation.ask(RestoreState(state, outlines: shown))?.answer
        #expect(gone?.expandedItems == [5] && gone?.selectedItems == [99])
        let answer = conversation.ask(GetViewState(outlines: shown))?.answer
        #expect(answer?.expandedItems == [1] && answer?.selectedItems == [11])
        let counts = conversation.ask(GetItemCounts(firstSection: 0, sectionCount: 1))
        #expect(counts?.answer?.itemCounts == [3])
        #expect(conversation.ask(GetViewState())?.answer?.expandedItems == [])
    }

    @Test("A request that names what is not there changes nothing")
    func refused() {
        let conversation = conversation()
        var state = ViewState()
        state.selectedItems = [2]
        for outline in [ShownOutline(9, section: 7), ShownOutline(1, section: 8)] {
            let status = conversation.ask(RestoreState(state, outlines: [outline]))?.status
            #expect(status?.code == .notFound)
        }
        state.distance = .nan
        #expect(conversation.ask(RestoreState(state))?.status?.code == .invalidArgument)
        #expect(conversation.ask(GetViewState())?.answer?.selectedItems == [])
    }

    private func named(_ layouts: [String: Layout]) -> Conversation {
        var setup = ViewSetup()
        setup.layout = .named("wall")
        var section = SectionSetup()
        section.itemCount = 3
        setup.sections = [section]
        var state = ViewState()
        state.selectedRuns = [ItemRun(indexPath: IndexPath(section: 0, item: 2), count: 9)]
        setup.state = state
        var setups = NamedSetups()
        setups["photos"] = setup
        var named = NamedLayouts()
        for (name, layout) in layouts { named[name] = layout }
        let conversation = Conversation(setups: setups, layouts: named)
        conversation.send(Request.hello)
        _ = conversation.responses()
        return conversation
    }

    private func height(_ conversation: Conversation) -> Double? {
        let create = CreateView(setupName: Array("photos".utf8))
        guard let view = conversation.ask(create, view: 0)?.answer else { return nil }
        _ = conversation.ask(SetBounds(Rect(x: 0, y: 0, width: 100, height: 50)), view: view)
        return conversation.ask(GetContentSize(), view: view)?.answer?.height
    }

    private func list(_ height: Double) -> Layout {
        var list = ListLayout()
        list.sectionMetrics.itemSize.height = height
        list.sectionMetrics.minimumLineSpacing = 0
        return .list(list)
    }

    @Test("A set-up has a layout by its name: the client's, or else the server's")
    func layouts() {
        let conversation = named(["wall": list(10)])
        #expect(height(conversation) == 30)
        #expect(conversation.ask(NameLayout(Array("wall".utf8), list(20)), view: 0)?.answer != nil)
        #expect(height(conversation) == 60)
        // A state of a set-up leaves out what is gone.
        let selection = conversation.ask(GetSelectedRuns(from: nil, limit: 9), view: 2)?.answer
        #expect(selection?.runs == [ItemRun(indexPath: IndexPath(section: 0, item: 2), count: 1)])
    }

    @Test("A name that no layout has is refused with those that are")
    func unknown() {
        let conversation = named(["well": list(10), "list": list(10)])
        let create = CreateView(setupName: Array("photos".utf8))
        #expect(
            conversation.ask(create, view: 0)?.status?.message
                == "set-up 'photos', layout.named: there is no layout 'wall'; "
                + "known are 'list', 'well'")
        #expect(conversation.ask(NameLayout([], list(1)), view: 0)?.status?.error == 1)
        let long = NameLayout(Array(repeating: 97, count: 256), list(1))
        #expect(conversation.ask(long, view: 0)?.status?.error == 1)
    }

    @Test("Layouts by name count against the limit of the connection, each once")
    func charges() {
        var limits = ConnectionLimits()
        limits.dataBytes = 1 << 20
        let conversation = Conversation(limits: limits)
        conversation.send(Request.hello)
        _ = conversation.responses()
        let size = LayoutSize(width: .absolute(1), height: .absolute(1))
        var group = LayoutGroup(size: size, arrangement: .custom([]))
        group.arrangement = .subitems(
            .horizontal, Array(repeating: .item(LayoutItem(size: size)), count: 1000))
        let layout = Layout.compositional(
            CompositionalLayout(sections: [LayoutSection(group: group)]))
        for _ in 0..<10 {
            #expect(conversation.ask(NameLayout([97], layout), view: 0)?.answer != nil)
        }
        var refused = 0
        for number in 98..<110 as Range<UInt8> {
            let status = conversation.ask(NameLayout([number], layout), view: 0)?.status
            if status?.code == .resourceExhausted { refused += 1 }
        }
        #expect(refused > 0 && refused < 12)
    }
}
