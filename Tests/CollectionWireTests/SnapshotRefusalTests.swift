import CollectionCore
import CollectionWire
import Testing

/// What is wrong with snapshots: each fails alone, with a reason, and changes nothing.
@Suite struct SnapshotRefusalTests {
    /// One with sections 7 and 8 and items 1, 2, 3 in snapshot 1.
    private func withItems(limits: ConnectionLimits = ConnectionLimits()) -> Conversation {
        let conversation = Conversation.withSnapshot(limits: limits)
        _ = conversation.edit(.appendSections([7, 8]))
        _ = conversation.edit(.appendItems([1, 2, 3], toSection: 7))
        return conversation
    }

    private func expectUnchanged(
        _ conversation: Conversation, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            conversation.identifiers(.sections) == [7, 8], sourceLocation: sourceLocation)
        #expect(
            conversation.identifiers(.itemsOfSection(7)) == [1, 2, 3],
            sourceLocation: sourceLocation)
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

    @Test("Numbers that no snapshot has, or has any more, are not known")
    func unknownNumbers() {
        let conversation = withItems()
        #expect(conversation.ask(CreateSnapshot(.copy(of: 1)))?.status == nil)
        #expect(conversation.ask(DestroySnapshot(2))?.status == nil)
        #expect(conversation.ask(CreateSectionSnapshot(.empty))?.status == nil)
        #expect(conversation.ask(DestroySectionSnapshot(2))?.status == nil)
        for number in [2, 3, UInt32.max] {
            let operations: [any Operation] = [
                CreateSnapshot(.copy(of: number)), DestroySnapshot(number),
                EditSnapshot(number, .appendSections([])), ApplySnapshot(number),
                GetSnapshotCounts(number),
                EditSnapshot(1, .replaceItems(inSection: 7, sectionSnapshot: number)),
                CreateSectionSnapshot(.copy(of: number)), DestroySectionSnapshot(number),
                EditSectionSnapshot(number, .append([])),
                CreateSectionSnapshot(.part(of: number, parent: 1, includingParent: true)),
                ApplySectionSnapshot(number, toSection: 7), GetOutlineItem(number, item: 1),
                EditSectionSnapshot(1, .insertSnapshot(number, .before(1))),
                EditSectionSnapshot(1, .replaceChildren(of: 1, usingSnapshot: number)),
            ]
            for operation in operations {
                let refusal = conversation.outcome(of: operation)?.status
                #expect(refusal?.error == ProtocolError.unknownSnapshot.rawValue)
                #expect(refusal?.code == .notFound && refusal?.isFatal == false)
                #expect(refusal?.message.contains("\(number)") == true)
            }
        }
        #expect(conversation.ask(DestroySnapshot(0))?.status?.error == 112)
        // Numbers are not given out again.
        #expect(conversation.ask(CreateSnapshot(.empty)) == .success(3))
        #expect(conversation.ask(CreateSectionSnapshot(.empty)) == .success(3))
        expectUnchanged(conversation)
    }

    @Test("Views that are not there, and data that is no snapshot's")
    func views() {
        let conversation = withItems()
        let unknown = ProtocolError.unknownView.rawValue
        #expect(conversation.apply(view: 9)?.error == unknown)
        #expect(conversation.ask(CreateSnapshot(.shown(byView: 9)))?.status?.error == unknown)
        #expect(conversation.ask(GetSnapshotCounts(0), view: 9)?.status?.error == unknown)
        #expect(conversation.ask(CreateSnapshot(.shown(byView: 1)))?.status?.error == 4)
        #expect(conversation.ask(GetSnapshotCounts(0))?.status?.error == 4)
        let apply = ApplySectionSnapshot(1, toSection: 7)
        #expect(conversation.ask(apply)?.status?.code == .notFound)
        #expect(conversation.apply() == nil)
        let refused = conversation.update([.delete(IndexPath(section: 0, item: 0))])
        #expect(refused?.error == 7)
        _ = conversation.ask(BeginDataSource(metrics: []))
        #expect(conversation.ask(CommitDataSource())?.status == nil)
        #expect(conversation.ask(GetSnapshotCounts(0))?.status?.error == 4)
        #expect(conversation.ask(BeginBatchUpdates(BatchUpdateOptions()))?.status == nil)
        #expect(conversation.apply()?.error == 7)
        expectUnchanged(conversation)
    }

    @Test("Edits that are impossible name the identifiers")
    func edits() {
        let conversation = withItems()
        for (edit, error, name) in [
            (.appendItems([4], toSection: 9), 4, "9"), (.appendItems([4, 5, 4]), 1, "4"),
            (.appendSections([9, 9]), 1, "9"),
            (.insertItems([4], .before(.max)), 4, "\(UInt64.max)"),
            (.insertItems([1], .after(1)), 1, "1"), (.moveItem(1, .before(1)), 1, "1"),
            (.moveItem(5, .before(1)), 4, "5"), (.moveSection(7, .after(7)), 1, "7"),
            (.moveSection(7, .after(9)), 4, "9"), (.insertSections([1], .after(9)), 4, "9"),
            (.reloadItems([1, 99]), 4, "99"), (.reconfigureItems([1, 1]), 1, "1"),
            (.setSectionMetrics(1, ofSections: [7]), 1, "number is 1"),
            (.setSectionMetrics(0, ofSections: [7, 99]), 4, "99"),
            (.replaceItems(inSection: 99, sectionSnapshot: 1), 4, "99"),
            (.appendItems([4, 5], content: ItemColumns(widths: [1])), 1, "2"),
            (.appendItems([4], content: ItemColumns(heights: [1, 2])), 1, "heights"),
            (.reloadItems([1], content: ItemColumns(reuseIdentifiers: [1, 2])), 1, "2"),
            (.appendItems([4], content: ItemColumns(heights: [.nan])), 1, "heights"),
            (.appendItems([4], content: ItemColumns(widths: [-1])), 1, "widths"),
            (.appendItems([], content: ItemColumns(widths: [1])), 1, "widths"),
        ] as [(SnapshotEdit, UInt32, String)] {
            let refusal = conversation.edit(edit)?.refusal
            #expect(refusal?.error == error, "\(edit): \(refusal?.message ?? "taken")")
            #expect(refusal?.message.contains(name) == true, "\(refusal?.message ?? "none")")
            #expect(refusal?.isFatal == false)
            expectUnchanged(conversation)
        }
        #expect(conversation.edit(.setDuplicatePolicy(.error)) == .success(0))
        #expect(conversation.edit(.appendItems([4, 2]))?.refusal?.message.contains("2") == true)
        #expect(conversation.edit(.appendSections([8]))?.refusal?.error == 1)
        #expect(conversation.edit(.setDuplicatePolicy(.keepFirst)) == .success(0))
        #expect(conversation.edit(.appendItems([2])) == .success(0))
        expectUnchanged(conversation)
        #expect(conversation.ask(CreateSnapshot(.empty))?.status == nil)
        #expect(conversation.edit(.appendItems([1]), 2)?.refusal?.error == 1)
    }

    @Test("Outlines refuse what is impossible")
    func outlines() {
        let conversation = Conversation.withSnapshot()
        #expect(conversation.edit(.append([1, 2])) == nil)
        for (edit, error) in [
            (.append([3], to: 9), 4), (.append([3, 3]), 1), (.append([1]), 1),
            (.insert([3], .before(9)), 4), (.expand([9]), 4), (.collapse([1, 9]), 4),
            (.setLazy([9]), 4), (.delete([1, 1]), 1),
            (.replaceChildren(of: 9, usingSnapshot: 1), 4),
            (.append([3], content: ItemColumns(widths: [1, 2])), 1),
        ] as [(SectionSnapshotEdit, UInt32)] {
            #expect(conversation.edit(edit)?.error == error, "\(edit)")
        }
        #expect(conversation.identifiers(SectionSnapshot.List.all) == [1, 2])
        let part = CreateSectionSnapshot.Source.part(of: 1, parent: 9, includingParent: true)
        #expect(conversation.ask(CreateSectionSnapshot(part))?.status?.error == 4)
    }

    @Test("A snapshot that is not what its client thinks is not shown")
    func counts() {
        let conversation = withItems()
        for counts in [
            SnapshotCounts(sectionCount: 2, itemCount: 4),
            SnapshotCounts(sectionCount: 1, itemCount: 3),
            SnapshotCounts(sectionCount: .max, itemCount: .max),
        ] {
            let refusal = conversation.apply(counts: counts)
            #expect(refusal?.error == 7 && refusal?.code == .failedPrecondition)
            #expect(refusal?.message.contains("2 sections and 3 items") == true)
        }
        #expect(conversation.itemCounts() == [])
        let counts = SnapshotCounts(sectionCount: 2, itemCount: 3)
        #expect(conversation.apply(counts: counts) == nil)
    }

    @Test("What views do not know, snapshots cannot show")
    func unknownReuseIdentifier() {
        let conversation = withItems()
        let columns = ItemColumns(reuseIdentifiers: [999])
        #expect(conversation.edit(.appendItems([4], content: columns)) == .success(0))
        #expect(conversation.apply()?.code == .invalidArgument)
        #expect(conversation.itemCounts() == [])
        #expect(conversation.edit(.reloadItems([4], content: ItemColumns())) == .success(0))
        #expect(conversation.apply() == nil)
        #expect(
            conversation.edit(.appendItems([5], content: ItemColumns(reuseIdentifiers: [.max])))
                != nil)
    }

    @Test("Messages that do not fit together are refused by name")
    func malformed() {
        let conversation = withItems()
        let edit = { (number: Int, message: [UInt8]) in [0x08, 1] + field(number, message) }
        for (number, message, name) in [
            (31, [0x08, 1], "edit"), (31, edit(3, [0x0a, 0]), "place"),
            (31, edit(5, [0x12, 2, 0x08, 2]), "relation"),
            (31, [0x08, 1, 0x80, 0x01, 4], "set_duplicate_policy"),
            (33, [0x08, 1], "question"), (36, [0x08, 1], "edit"), (38, [0x08, 1], "question"),
            (38, edit(2, [0x08, 5]), "list"), (36, edit(4, []), "place"),
        ] as [(Int, [UInt8], String)] {
            let refusal = status(number, message, to: conversation)
            #expect(refusal?.error == ProtocolError.malformedMessage.rawValue, "\(name)")
            #expect(refusal?.message.contains(name) == true, "\(refusal?.message ?? "none")")
            #expect(refusal?.isFatal == false)
        }
        // A column of seven bytes is none of identifiers of eight.
        conversation.send(
            framed([0x08, 77] + field(31, edit(2, field(1, [1, 2, 3, 4, 5, 6, 7])))))
        #expect(conversation.responses().last?.status != nil)
    }
}
