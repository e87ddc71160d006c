import CollectionCore
import CollectionWire
import Testing

@Suite struct SnapshotTests {
    @Test("A snapshot is made in parts and shown; what is different is an update")
    func apply() {
        let conversation = Conversation.withSnapshot()
        #expect(conversation.edit(.appendSections([7, 8])) == .success(0))
        for part in 0..<4 as Range<UInt64> {
            let identifiers = (100 * part..<100 * part + 100).map { $0 }
            let columns = ItemColumns(heights: Array(repeating: 10, count: 100))
            let edit = SnapshotEdit.appendItems(identifiers, toSection: 7, content: columns)
            #expect(conversation.edit(edit) == .success(0))
        }
        let counts = SnapshotCounts(sectionCount: 2, itemCount: 400)
        #expect(conversation.apply(counts: counts) == nil)
        #expect(conversation.itemCounts() == [400, 0])
        let before = conversation.frame(at: 500)
        #expect(before.contentSize.height == 4000)
        // 50 stands in the middle of what is shown; three go before it.
        #expect(conversation.edit(.moveItem(300, .before(0))) == .success(0))
        #expect(conversation.edit(.insertItems([1000, 301], .before(0))) == .success(1))
        let animation = Animation(duration_ns: 100, curve: .linear)
        let options = BatchUpdateOptions(animation: animation, tag: 5)
        #expect(conversation.apply(options: options) == nil)
        let start = conversation.frame(at: 500, time_ns: 1000, isComplete: true)
        #expect(start.transitionEnd_ns == 1100)
        #expect(start.contentOffsetAdjustment.y == 70)
        let end = conversation.frame(at: 570, time_ns: 1100, isComplete: true)
        #expect(end.completions == [Completion(tag: 5, isFinished: true)])
        // The same views show the same items, at paths further down.
        let moved = Dictionary(
            uniqueKeysWithValues: end.elements.map { ($0.reusableView, $0.element.indexPath) })
        for element in before.elements {
            let path = element.element.indexPath
            #expect(
                moved[element.reusableView]
                    == IndexPath(section: 0, item: path.item + 3))
        }
    }

    @Test("The sample for spoilt streams is a good one")
    func sample() {
        let conversation = Conversation()
        conversation.send(Sample.snapshotStream)
        let responses = conversation.responses()
        #expect(responses.count > 40)
        for response in responses { #expect(response.status == nil, "\(response.id)") }
    }

    @Test("What a view shows can be asked and copied, whatever becomes of the snapshot")
    func shown() throws {
        let conversation = Conversation.withSnapshot()
        _ = conversation.edit(.appendSections([7]))
        _ = conversation.edit(.appendItems([1, 2, 3]))
        #expect(conversation.apply() == nil)
        #expect(conversation.edit(.deleteItems([2])) == .success(0))
        #expect(conversation.ask(DestroySnapshot(1))?.status == nil)
        #expect(conversation.identifiers(.items, 0) == [1, 2, 3])
        let path = IndexPath(section: 0, item: 2)
        #expect(conversation.ask(GetItemIdentifier(0, at: path)) == .success(3))
        let behind = IndexPath(section: 0, item: 3)
        #expect(conversation.ask(GetItemIdentifier(0, at: behind)) == .success(nil))
        let section = IndexPath(section: .max)
        #expect(conversation.ask(GetItemIdentifier(0, at: section)) == .success(nil))
        #expect(conversation.ask(GetIndexPathOfItem(0, item: 4)) == .success(nil))
        #expect(conversation.ask(GetIndexOfSection(0, section: 7)) == .success(0))
        let copy = try #require(
            conversation.ask(CreateSnapshot(.shown(byView: 1)), view: 0)?.answer)
        #expect(copy == 2)
        #expect(conversation.edit(.reloadItems([3]), copy) == .success(0))
        #expect(conversation.edit(.reconfigureItems([1]), copy) == .success(0))
        #expect(conversation.edit(.reloadSections([7, 9]), copy) == .success(0))
        #expect(conversation.identifiers(.reloadedItems, copy) == [3])
        #expect(conversation.identifiers(.reconfiguredItems, copy) == [1])
        #expect(conversation.identifiers(.reloadedSections, copy) == [7])
        #expect(conversation.edit(.removeMarks, copy) == .success(0))
        #expect(conversation.identifiers(.reloadedItems, copy) == [])
        #expect(conversation.apply(copy, usingReloadData: true) == nil)
        #expect(conversation.ask(SetContentAnchor(.identifier(2)))?.status == nil)
    }

    @Test("A list comes in parts, none longer than a message")
    func parts() {
        var limits = ConnectionLimits()
        limits.messageBytes = 1024
        let conversation = Conversation.withSnapshot(limits: limits)
        _ = conversation.edit(.appendSections([7, 8]))
        for start in 0..<10 as Range<UInt64> {
            let items = (100 * start..<100 * start + 100).map { $0 }
            #expect(conversation.edit(.appendItems(items)) == .success(0))
        }
        _ = conversation.edit(.appendItems([5000, 6000], toSection: 7))
        var all: [UInt64] = []
        while let part = conversation.identifiers(.items, first: UInt64(all.count)), !part.isEmpty {
            #expect(part.count <= 128)
            all += part
        }
        #expect(all == [5000, 6000] + (0..<1000).map { $0 })
        #expect(conversation.identifiers(.itemsOfSection(8), first: 990) == Array(990..<1000))
        #expect(conversation.identifiers(.itemsOfSection(8), first: 3, count: 2) == [3, 4])
        #expect(conversation.identifiers(.itemsOfSection(7), first: .max) == [])
        #expect(conversation.identifiers(.itemsOfSection(9)) == nil)
        #expect(conversation.identifiers(.sections, first: 1) == [8])
    }

    @Test("An outline is edited, given to a section, and asked about")
    func outline() throws {
        let conversation = Conversation.withSnapshot()
        let edits: [SectionSnapshotEdit] = [
            .append([1, 2]), .append([10, 11], to: 1), .append([100], to: 10),
            .insert([3], .before(2), content: ItemColumns(heights: [33])), .expand([1]),
            .setLazy([3]), .expand([3]),
        ]
        for edit in edits { #expect(conversation.edit(edit) == nil) }
        #expect(conversation.identifiers(SectionSnapshot.List.all) == [1, 10, 100, 11, 3, 2])
        #expect(conversation.identifiers(SectionSnapshot.List.roots) == [1, 3, 2])
        #expect(conversation.identifiers(SectionSnapshot.List.visible) == [1, 10, 11, 3, 2])
        #expect(conversation.identifiers(SectionSnapshot.List.expanded) == [1, 3])
        #expect(conversation.identifiers(SectionSnapshot.List.awaitingChildren) == [3])
        let answer = try #require(conversation.ask(GetOutlineItem(1, item: 100))?.answer)
        let item = try #require(answer)
        #expect(item.index == 2 && item.level == 2 && item.parent == 10)
        #expect(!item.isExpanded && !item.isVisible)
        _ = conversation.edit(.appendSections([7, 8]))
        _ = conversation.edit(.appendItems([11], toSection: 7))
        #expect(conversation.apply() == nil)
        let apply = ApplySectionSnapshot(1, toSection: 8)
        #expect(conversation.ask(apply)?.status == nil)
        #expect(conversation.identifiers(.items, 0) == [1, 10, 11, 3, 2])
        #expect(conversation.itemCounts() == [0, 5])
        #expect(
            conversation.edit(.replaceItems(inSection: 7, sectionSnapshot: 1)) == .success(0))
        #expect(conversation.identifiers(.items) == [1, 10, 11, 3, 2])
    }

    @Test("A part of an outline is one of its own, and is put elsewhere")
    func outlineParts() {
        let conversation = Conversation.withSnapshot()
        for edit: SectionSnapshotEdit in [.append([1, 2]), .append([10, 11], to: 1)] {
            #expect(conversation.edit(edit) == nil)
        }
        let part = CreateSectionSnapshot.Source.part(of: 1, parent: 1, includingParent: false)
        #expect(conversation.ask(CreateSectionSnapshot(part))?.status == nil)
        #expect(conversation.identifiers(SectionSnapshot.List.roots, 2) == [10, 11])
        #expect(conversation.ask(CreateSectionSnapshot(.empty))?.status == nil)
        #expect(conversation.edit(.append([20]), 3) == nil)
        #expect(conversation.edit(.insertSnapshot(3, .after(10))) == nil)
        #expect(conversation.edit(.replaceChildren(of: 2, usingSnapshot: 3)) != nil)
        #expect(conversation.edit(.delete([20])) == nil)
        #expect(conversation.edit(.replaceChildren(of: 2, usingSnapshot: 3)) == nil)
        #expect(conversation.edit(.insertSnapshot(2, .before(1))) != nil)
        #expect(conversation.edit(.insertSnapshot(1, .before(1))) != nil)
        #expect(conversation.identifiers(SectionSnapshot.List.all) == [1, 10, 11, 2, 20])
        #expect(conversation.ask(CreateSectionSnapshot(.copy(of: 1)))?.status == nil)
        #expect(conversation.edit(.deleteAll) == nil)
        #expect(conversation.identifiers(SectionSnapshot.List.all, 4) == [1, 10, 11, 2, 20])
        #expect(conversation.identifiers(SectionSnapshot.List.all) == [])
    }
}
