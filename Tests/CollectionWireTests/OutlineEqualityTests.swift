import CollectionCore
import CollectionWire
import Testing

/// Edits of outlines at random, through messages and by calls of the core: the same is refused,
/// and the rest is the same, also in a view.
@Suite struct OutlineEqualityTests {
    @Test("Outlines are the core's", arguments: 0..<20 as Range<UInt64>)
    func equal(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let conversation = Conversation.withSnapshot()
        _ = conversation.edit(.appendSections([7, 8]))
        _ = conversation.edit(.appendItems([3, 4, 5], toSection: 8))
        #expect(conversation.apply() == nil)
        var view = try Self.view()
        var outline = SectionSnapshot(limits: Limits())
        var (acceptedCount, refusedCount) = (0, 0)
        for step in 0..<60 as Range<UInt64> {
            let note = Comment("seed \(seed), step \(step)")
            let parent = random.next() % 24
            let part = Self.part(of: parent, includingParent: step % 2 == 0, conversation)
            let expectedPart = Self.outcome { () throws(CollectionError) in
                try outline.snapshot(of: parent, includingParent: step % 2 == 0)
            }
            #expect(part.refusal == expectedPart.refusal, note)
            let edit = Self.edit(&random, part: (try? part.get()) ?? 1)
            let other = (try? expectedPart.get()) ?? outline
            let expected = Self.outcome { () throws(CollectionError) in
                try Self.perform(edit, on: &outline, other)
            }
            #expect(conversation.edit(edit) == expected.refusal, note)
            if expected.refusal == nil { acceptedCount += 1 } else { refusedCount += 1 }
            if let number = try? part.get() {
                let destroy = conversation.ask(DestroySectionSnapshot(number), view: 0)
                #expect(destroy?.status == nil, note)
            }
            expectSame(conversation, outline, note)
            if step % 3 == 2 { try apply(conversation, outline, &view, step, note) }
        }
        #expect(acceptedCount > 15 && refusedCount > 5, "\(acceptedCount), \(refusedCount)")
    }

    /// One that shows what the conversation's view shows.
    private static func view() throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setFlowLayout(layout)
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([7, 8])
        try snapshot.appendItems([3, 4, 5], toSection: 8)
        try view.applySnapshot(snapshot)
        return view
    }

    private func apply(
        _ conversation: Conversation, _ outline: SectionSnapshot, _ view: inout CollectionView,
        _ step: UInt64, _ note: Comment
    ) throws {
        let options = BatchUpdateOptions(
            animation: step % 2 == 0 ? Animation(duration_ns: 20) : nil, tag: step)
        let section = step % 5 == 4 ? 9 : step % 4 < 2 ? 7 : 8 as UInt64
        let status = conversation.ask(
            ApplySectionSnapshot(1, toSection: section, options: options))?.status
        let expected = Self.outcome { () throws(CollectionError) in
            try view.applySnapshot(options: options) { next throws(CollectionError) in
                try next.replaceItems(inSection: section, with: outline)
            }
        }
        #expect(status == expected.refusal, note)
        #expect(conversation.identifiers(.items, 0) == view.snapshot?.itemIdentifiers, note)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 40, width: 100, height: 100), time_ns: 10 * step,
            isComplete: false, preferredSizes: [])
        let remote = conversation.frame(at: 40, time_ns: 10 * step)
        #expect("\(remote)" == "\(try view.displayFrame(for: request))", note)
    }

    private func expectSame(
        _ conversation: Conversation, _ outline: SectionSnapshot, _ note: Comment
    ) {
        #expect(conversation.identifiers(SectionSnapshot.List.all) == outline.items, note)
        #expect(conversation.identifiers(SectionSnapshot.List.roots) == outline.rootItems, note)
        #expect(
            conversation.identifiers(SectionSnapshot.List.visible) == outline.visibleItems, note)
        #expect(
            conversation.identifiers(SectionSnapshot.List.expanded) == outline.expandedItems, note)
        #expect(
            conversation.identifiers(SectionSnapshot.List.awaitingChildren)
                == outline.itemsAwaitingChildren, note)
    }
}

extension OutlineEqualityTests {
    /// - Returns: The number of a part of outline 1.
    private static func part(
        of parent: UInt64, includingParent: Bool, _ conversation: Conversation
    ) -> Result<UInt32, Status> {
        let source = CreateSectionSnapshot.Source.part(
            of: 1, parent: parent, includingParent: includingParent)
        guard let outcome = conversation.ask(CreateSectionSnapshot(source), view: 0) else {
            Issue.record("another answer")
            return .success(1)
        }
        return outcome
    }

    private static func outcome<Value>(
        _ body: () throws(CollectionError) -> Value
    ) -> Result<Value, Status> {
        do throws(CollectionError) { return .success(try body()) } catch {
            return .failure(Status(error))
        }
    }

    private static func edit(_ random: inout SplitMix, part: UInt32) -> SectionSnapshotEdit {
        let first = random.next() % 24
        let step = 1 + random.next() % 2
        let items = (0..<random.next() % 4).map { first + $0 * step }
        let anchor = random.next() % 24
        let place: IdentifierPlace = random.next() % 2 == 0 ? .before(anchor) : .after(anchor)
        let columns = ItemColumns(heights: items.map { Float(5 + $0 % 7) })
        let content = random.next() % 3 == 0 ? nil : columns
        switch random.next() % 20 {
        case 0...3: return .append(items, content: content)
        case 4...7: return .append(items, to: anchor, content: content)
        case 8: return .insert(items, place, content: content)
        case 9: return .insertSnapshot(part, place)
        case 10, 11: return .replaceChildren(of: anchor, usingSnapshot: part)
        case 12: return .delete(items)
        case 13: return random.next() % 8 == 0 ? .deleteAll : .delete([anchor])
        case 14...16: return .expand([anchor])
        case 17: return .expand(items)
        case 18: return .collapse([anchor])
        default: return .setLazy([anchor])
        }
    }

    /// By the core's own calls.
    private static func perform(
        _ edit: SectionSnapshotEdit, on outline: inout SectionSnapshot, _ part: SectionSnapshot
    ) throws(CollectionError) {
        switch edit {
        case .append(let items, let parent, let columns):
            try outline.append(items, to: parent, content: content(columns, items.count))
        case .insert(let items, .before(let anchor), let columns):
            try outline.insert(items, before: anchor, content: content(columns, items.count))
        case .insert(let items, .after(let anchor), let columns):
            try outline.insert(items, after: anchor, content: content(columns, items.count))
        case .insertSnapshot(_, .before(let anchor)): try outline.insert(part, before: anchor)
        case .insertSnapshot(_, .after(let anchor)): try outline.insert(part, after: anchor)
        case .replaceChildren(let parent, _):
            try outline.replace(childrenOf: parent, using: part)
        case .delete(let items): try outline.delete(items)
        case .deleteAll: outline.deleteAll()
        case .expand(let items): try outline.expand(items)
        case .collapse(let items): try outline.collapse(items)
        case .setLazy(let items): try outline.setLazy(items)
        }
    }

    private static func content(
        _ columns: ItemColumns?, _ count: Int
    ) throws(CollectionError) -> ItemContent? {
        guard let columns else { return nil }
        return try ItemContent(
            count: count, widths: columns.widths.span, heights: columns.heights.span,
            reuseIdentifiers: columns.reuseIdentifiers.span, options: [], limits: Limits())
    }
}
