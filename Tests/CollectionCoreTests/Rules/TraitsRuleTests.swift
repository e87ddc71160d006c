import CollectionCore
import CollectionReference
import Testing

/// Rule Q8 of docs/semantics.md.
@Suite("Q8: traits")
struct TraitsRuleTests {
    private func view(_ counts: [UInt32] = [20, 5]) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        return view
    }

    private func path(_ section: UInt32, _ item: UInt32) -> IndexPath {
        IndexPath(section: section, item: item)
    }

    private func traits(_ change: (inout ItemTraits) -> Void) -> ItemTraits {
        var traits = ItemTraits.inherited
        change(&traits)
        return traits
    }

    private func set(
        _ view: inout CollectionView, _ traits: ItemTraits, _ path: IndexPath, count: UInt64 = 1
    ) throws {
        let runs = [ItemRun(indexPath: path, count: count)]
        try view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: runs.span)
    }

    @Test("a new view answers as UIKit does for a delegate that does not")
    func standard() throws {
        let view = try view()
        let traits = try view.traits(ofItemAt: path(1, 4))
        #expect(traits.highlight == .yes && traits.select == .yes && traits.deselect == .yes)
        #expect(traits.focus == .yes && traits.primaryAction == .yes)
        #expect(traits.move == .no && traits.drag == .no && traits.menu == .no)
        #expect(traits.selectionFollowsFocus == .no)
        #expect(traits.flags == [.areOwn, .canEdit, .springLoads])
    }

    @Test("what an item does not say its section says, and the view for the rest")
    func inheritance() throws {
        var view = try view()
        var standard = ItemTraits.standard
        (standard.select, standard.menu) = (.no, .yes)
        try view.setDefaultTraits(standard)
        try view.setTraits(
            traits {
                $0.select = .ask
                $0.flags = [.areOwn, .isLocked]
            }, ofSections: 1, count: 1)
        try set(&view, traits { $0.select = .yes }, path(1, 2))
        let other = try view.traits(ofItemAt: path(0, 2))
        #expect(other.select == .no && other.menu == .yes && other.focus == .no)
        let section = try view.traits(ofItemAt: path(1, 3))
        #expect(section.select == .ask && section.focus == .yes && section.menu == .yes)
        #expect(section.flags == [.areOwn, .isLocked])
        let item = try view.traits(ofItemAt: path(1, 2))
        #expect(item.select == .yes && item.flags == [.areOwn, .isLocked])
        try set(&view, traits { $0.flags = .areOwn }, path(1, 2))
        #expect(try view.traits(ofItemAt: path(1, 2)).flags == .areOwn)
        try set(&view, .inherited, path(1, 2))
        #expect(try view.traits(ofItemAt: path(1, 2)) == section)
    }

    @Test("a run goes on into the next section, and the later of two runs counts")
    func runs() throws {
        var view = try view()
        let runs = [
            ItemRun(indexPath: path(0, 18), count: 4), ItemRun(indexPath: path(0, 19), count: 2),
        ]
        let said = [traits { $0.select = .no }, traits { $0.select = .ask }]
        try view.setTraits(said.span, ofItems: runs.span)
        let answers = try [(0, 17), (0, 18), (0, 19), (1, 0), (1, 1), (1, 2)].map {
            try view.traits(ofItemAt: path($0.0, $0.1)).select
        }
        #expect(answers == [.yes, .no, .ask, .ask, .no, .yes])
    }

    @Test("traits go with their items, and new items have none")
    func follow() throws {
        var view = try view()
        try set(&view, traits { $0.select = .no }, path(0, 5))
        try insert(3, at: path(0, 2), in: &view)
        #expect(try view.traits(ofItemAt: path(0, 8)).select == .no)
        #expect(try view.traits(ofItemAt: path(0, 5)).select == .yes)
        try update(&view, .move(path(0, 8), to: path(1, 1)))
        #expect(try view.traits(ofItemAt: path(1, 1)).select == .no)
        try update(&view, .move(IndexPath(section: 1), to: IndexPath(section: 0)))
        #expect(try view.traits(ofItemAt: path(0, 1)).select == .no)
        var reload = UpdateItem.reload(path(0, 1))
        reload.flags = .keepsContent
        try update(&view, reload)
        #expect(try view.traits(ofItemAt: path(0, 1)).select == .no)
    }

    private func update(_ view: inout CollectionView, _ item: UpdateItem) throws {
        try view.performBatchUpdates(BatchUpdate(items: [item]))
    }

    private func insert(
        _ count: Int, at path: IndexPath, in view: inout CollectionView
    ) throws {
        let content = try UpdateContent(
            metrics: [], itemCounts: Span(), sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: count,
            limits: view.limits)
        try view.performBatchUpdates(
            BatchUpdate(items: [.insert(path, count: UInt32(count))], content: content))
    }

    @Test("Q9: a call that is refused has set nothing")
    func refusals() throws {
        var view = try view()
        let no = traits { $0.select = .no }
        let odd = ItemTraits(rawValue: 3 << 16)
        #expect(throws: CollectionError.invalidArgument("traits", .conflicting)) {
            try view.setDefaultTraits(odd)
        }
        #expect(throws: CollectionError.invalidSection(2, count: 2)) {
            try view.setTraits(no, ofSections: 1, count: 2)
        }
        let runs = [
            ItemRun(indexPath: path(0, 0), count: 1), ItemRun(indexPath: path(0, 0), count: 26),
        ]
        #expect(throws: CollectionError.invalidNumber("runs#.count", index: 1, .outOfRange)) {
            try view.setTraits(([no, no] as [2 of ItemTraits]).span, ofItems: runs.span)
        }
        #expect(throws: CollectionError.invalidNumber("traits", index: 1, .conflicting)) {
            try view.setTraits(([no, odd] as [2 of ItemTraits]).span, ofItems: runs.span)
        }
        #expect(throws: CollectionError.unequalColumns("traits", count: 1, expected: 2)) {
            try view.setTraits(([no] as [1 of ItemTraits]).span, ofItems: runs.span)
        }
        #expect(try view.traits(ofItemAt: path(0, 0)).select == .yes)
        #expect(throws: CollectionError.invalidItem(path(1, 5), count: 5)) {
            try view.traits(ofItemAt: path(1, 5))
        }
    }
}
