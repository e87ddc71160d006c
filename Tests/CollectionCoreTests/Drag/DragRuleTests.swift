import CollectionCore
import CollectionReference
import Testing

/// O2 to O5, O9 to O12: what is dragged, and what becomes of it.
@Suite("O: dragging and dropping")
struct DragRuleTests {
    @Test("An item is dragged alone, or with all selected ones, and cells say so")
    func items() throws {
        var stage = try DragStage()
        try stage.select([.at(0, 1), .at(0, 3)])
        #expect(try stage.drag(0, 2))
        #expect(stage.view.draggedRuns == [ItemRun(indexPath: .at(0, 2), count: 1)])
        #expect(try !stage.drag(0, 3))
        try stage.view.endDrag(.cancel)
        #expect(try stage.drag(0, 3))
        #expect(stage.told() == ["drag 1", "dragged: 0", "drag 2"])
        #expect(DragStage.items(try stage.show(), .isDragging) == [1, 3])
        #expect(try stage.view.addToDrag(itemAt: .at(0, 0)))
        #expect(try !stage.view.addToDrag(itemAt: .at(0, 0)))
        #expect(stage.told() == ["drag 3 now"])
    }

    @Test("Traits say which items are dragged")
    func traits() throws {
        var stage = try DragStage()
        let run = [ItemRun(indexPath: .at(0, 1), count: 1)]
        var traits = ItemTraits.inherited
        traits.drag = .no
        try stage.view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: run.span)
        #expect(try !stage.drag(0, 1))
        try stage.select([.at(0, 1), .at(0, 2)])
        #expect(try stage.drag(0, 2))
        #expect(stage.view.draggedRuns == [ItemRun(indexPath: .at(0, 2), count: 1)])
    }

    @Test("The host drags an item that it is asked about, with those that a person may drag")
    func asked() throws {
        var stage = try DragStage()
        var traits = ItemTraits.standard
        traits.drag = .ask
        try stage.view.setDefaultTraits(traits)
        try stage.select([.at(0, 1), .at(0, 2), .at(0, 3), .at(0, 4)])
        #expect(try stage.drag(0, 2))
        #expect(stage.view.draggedRuns == [ItemRun(indexPath: .at(0, 2), count: 1)])
        try stage.view.endDrag(.cancel)
        traits = .inherited
        traits.drag = .yes
        let run = [ItemRun(indexPath: .at(0, 4), count: 1)]
        try stage.view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: run.span)
        #expect(try stage.drag(0, 2))
        #expect(stage.told().last == "drag 2")
    }

    @Test("While a batch is open, own items are dragged on")
    func openBatch() throws {
        var stage = try DragStage()
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 55)
        try stage.view.beginBatchUpdates()
        #expect(throws: CollectionError.wrongState(.batchIsOpen)) {
            _ = try stage.view.performDrop(at: stage.time_ns)
        }
        #expect(stage.view.dropState?.destination == .at(0, 3))
        try stage.view.endBatchUpdates()
        #expect(try stage.view.performDrop(at: stage.time_ns))
        #expect(stage.view.draggedRuns.isEmpty)
    }

    @Test("Nothing is moved where all dragged items have left the data")
    func gone() throws {
        var stage = try DragStage()
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 55)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 1))]))
        try stage.show()
        _ = stage.told()
        try stage.view.setDropProposal(DropProposal(.move, .insertAtDestinationIndexPath))
        #expect(try stage.view.performDrop(at: stage.time_ns))
        #expect(stage.told().first == "drop at 0-3, now -1")
    }

    @Test("A snapshot that reloads a section keeps what is dragged of it, by identifier")
    func reloadedSection() throws {
        var stage = try DragStage(identifiers: [[1, 2, 3], [4, 5]])
        #expect(try stage.drag(0, 1))
        let shown = stage.view.snapshot
        var next = try #require(shown)
        try next.deleteItems([1])
        try next.reloadSections([0])
        try stage.view.applySnapshot(next)
        #expect(stage.view.draggedRuns == [ItemRun(indexPath: .at(0, 0), count: 1)])
        try stage.view.endDrag(.cancel)
        let ends = stage.view.nextEvents().events.filter { $0.kind == .dragSessionDidEnd }
        #expect(ends.map(\.otherValue) == [0])
    }

    @Test("Own items are moved in the data as they are dropped, and stay selected")
    func moves() throws {
        var stage = try DragStage(mask: [.dragging, .movement])
        try stage.select([.at(0, 0), .at(0, 4)])
        #expect(try stage.drag(0, 0))
        try stage.enterOwn(50, 55)
        let state = stage.view.dropState
        #expect(state?.proposal == DropProposal(.move, .insertAtDestinationIndexPath))
        #expect(try stage.view.performDrop(at: stage.time_ns))
        #expect(
            stage.told() == [
                "drag 2", "enter 2", "drop at 0-3: 3", "drop at 0-3, now 2", "drop ended",
                "dragged: 3",
            ])
        #expect(
            try stage.view.selectedRuns() == [ItemRun(indexPath: .at(0, 2), count: 2)])
        #expect(stage.view.dropState == nil && stage.view.draggedRuns.isEmpty)
    }

    @Test("Items stand where arrays have them, in data by index paths and in snapshots")
    func order() throws {
        for seed in 0..<120 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var model: [[UInt64]] = [[], []]
            for item in 0..<20 as Range<UInt64> { model[random.number(0...1)].append(item) }
            var stage = try DragStage(identifiers: model)
            for _ in 0..<4 {
                let paths = model.indices.flatMap { section in
                    model[section].indices.map { IndexPath.at(UInt32(section), UInt32($0)) }
                }
                let dragged = paths.filter { _ in random.chance(30) }
                guard let grip = dragged.first else { continue }
                try stage.select(dragged)
                #expect(try stage.drag(grip.section, grip.item))
                stage.bounds.y = Double(random.number(0...300))
                try stage.show()
                try stage.enterOwn(50, Double(random.number(0...99)))
                guard let gap = stage.view.dropState?.destination else {
                    try stage.view.endDrag(.cancel)
                    continue
                }
                #expect(try stage.view.performDrop(at: stage.time_ns))
                let moved = dragged.map { model[Int($0.section)][Int($0.item)] }
                let (head, tail) = (
                    model[Int(gap.section)].prefix(Int(gap.item)),
                    model[Int(gap.section)].dropFirst(Int(gap.item))
                )
                let isMoved = { (item: UInt64) in moved.contains(item) }
                model[1 - Int(gap.section)].removeAll(where: isMoved)
                model[Int(gap.section)] =
                    head.filter { !isMoved($0) } + moved + tail.filter { !isMoved($0) }
                for section in 0...1 {
                    for (item, identifier) in model[section].enumerated() {
                        let path = IndexPath.at(UInt32(section), UInt32(item))
                        #expect(
                            stage.view.itemIdentifier(at: path) == identifier, "seed \(seed)")
                        #expect(
                            try stage.view.isItemSelected(at: path) == isMoved(identifier),
                            "seed \(seed)")
                    }
                }
                #expect(stage.view.brokenInvariant() == nil)
                try stage.show(after: 300)
            }
        }
    }

    @Test("Items from elsewhere are the host's to take in, and copies are")
    func foreign() throws {
        var stage = try DragStage { $0.allowsMoveOperation = false }
        try stage.enter(3, 50, 5)
        #expect(try stage.view.performDrop(at: 0))
        #expect(
            stage.told() == ["enter 3", "drop at 0-0: 2", "drop at 0-0, now -1", "drop ended"])
        #expect(try stage.drag(0, 2))
        try stage.enterOwn(50, 5)
        #expect(try stage.view.performDrop(at: 0))
        #expect(stage.told().contains("drop at 0-0, now -1"))
    }

    @Test("What is not accepted is not dropped")
    func refused() throws {
        var stage = try DragStage { $0.acceptsForeignDrops = false }
        try stage.enter(3, 50, 5)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        #expect(try !stage.view.performDrop(at: 0))
        #expect(stage.told() == ["enter 3", "drop at 0-0: 1", "exit", "drop ended"])
        #expect(throws: CollectionError.wrongState(.noDrop)) {
            _ = try stage.view.performDrop(at: 0)
        }
        #expect(throws: CollectionError.wrongState(.noDrag)) {
            try stage.enterOwn(50, 5)
        }
        #expect(throws: CollectionError.wrongState(.noDrag)) { try stage.view.endDrag(.move) }
    }

    @Test("The host's proposal holds until there is another place")
    func override() throws {
        var stage = try DragStage()
        try stage.enter(1, 50, 5)
        try stage.view.setDropProposal(DropProposal(.forbidden))
        try stage.move(to: 50, 8)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        try stage.move(to: 50, 15)
        let proposal = DropProposal(.copy, .insertAtDestinationIndexPath)
        #expect(stage.view.dropState?.proposal == proposal)
        try stage.move(to: 50, 300)
        #expect(throws: CollectionError.invalidArgument("intent", .conflicting)) {
            try stage.view.setDropProposal(proposal)
        }
    }

    @Test("An answer to an event that is not the last one does nothing")
    func stale() throws {
        var stage = try DragStage()
        let forbidden = DropProposal(.forbidden)
        try stage.enter(1, 50, 5)
        let first = stage.view.nextEvents().events.last?.sequence ?? 0
        try stage.move(to: 50, 15)
        let second = stage.view.nextEvents().events.last?.sequence ?? 0
        #expect(first > 0 && second > first)
        #expect(try !stage.view.setDropProposal(forbidden, answering: first))
        let proposal = DropProposal(.copy, .insertAtDestinationIndexPath)
        #expect(stage.view.dropState?.proposal == proposal)
        #expect(try stage.view.setDropProposal(forbidden, answering: second))
        #expect(stage.view.dropState?.proposal == forbidden)
        // Still the same place, of which nothing else was told.
        try stage.move(to: 50, 18)
        #expect(try stage.view.setDropProposal(proposal, answering: second))
        #expect(stage.view.dropState?.proposal == proposal)
    }

    @Test("An answer is late where the host asks for no events of another place or session")
    func untold() throws {
        for mask in [[], .movement] as [EventMask] {
            var stage = try DragStage()
            let forbidden = DropProposal(.forbidden)
            try stage.enter(1, 50, 5)
            let told = stage.view.nextEvents().events.last?.sequence ?? 0
            try stage.view.setEventMask(mask)
            #expect(try stage.view.setDropProposal(forbidden, answering: told))
            stage.bounds.y = 40
            try stage.show()
            #expect(stage.view.dropState?.destination == .at(0, 2))
            #expect(try !stage.view.setDropProposal(forbidden, answering: told))
            try stage.enter(1, 50, 5)
            #expect(try !stage.view.setDropProposal(forbidden, answering: told))
            #expect(try stage.view.setDropProposal(forbidden))
        }
    }

    @Test("Items are dropped into an item, and not where there is none")
    func intoItem() throws {
        var stage = try DragStage(counts: [3])
        try stage.enter(1, 50, 95)
        #expect(stage.view.dropState?.destination == .at(0, 3))
        #expect(throws: CollectionError.invalidArgument("intent", .conflicting)) {
            try stage.view.setDropProposal(DropProposal(.copy, .insertIntoDestinationIndexPath))
        }
        try stage.view.setDropProposal(DropProposal(.move, .insertAtDestinationIndexPath))
        try stage.move(to: 50, 45)
        try stage.view.setDropProposal(DropProposal(.copy, .insertIntoDestinationIndexPath))
        #expect(stage.view.dropState?.destination == .at(0, 2))
    }

    @Test("Places that are locked are forbidden, and items that are gone are not moved")
    func locked() throws {
        var stage = try DragStage()
        var movement = MovementConfiguration()
        movement.lockedItemsAtStart = 1
        try stage.view.setMovementConfiguration(movement)
        #expect(try stage.drag(0, 2))
        try stage.enterOwn(50, 5)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        try stage.move(to: 50, 15)
        #expect(stage.view.dropState?.proposal.operation == .move)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 2))]))
        try stage.show()
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        #expect(try !stage.view.performDrop(at: stage.time_ns))
        #expect(stage.told().last == "dragged: 1")
    }

    @Test("An item is dropped before a locked one, which stays, and not behind it")
    func beforeLocked() throws {
        var stage = try DragStage()
        var locked = ItemTraits.inherited
        locked.flags = [.areOwn, .isLocked]
        let run = [ItemRun(indexPath: .at(0, 3), count: 1)]
        try stage.view.setTraits(([locked] as [1 of ItemTraits]).span, ofItems: run.span)
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 65)
        #expect(stage.view.dropState?.destination == .at(0, 3))
        #expect(stage.view.dropState?.proposal.operation == .move)
        try stage.move(to: 50, 75)
        #expect(stage.view.dropState?.destination == .at(0, 4))
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        try stage.view.exitDrop()
    }

    @Test("A pointer that goes down twice was taken away between, and drags nothing")
    func downTwice() throws {
        var stage = try DragStage { $0.isDragInteractionEnabled = true }
        try stage.point(.down, 50, 10, at: 0)
        try stage.point(.move, 50, 12, at: 600)
        _ = stage.told()
        try stage.point(.down, 50, 50, at: 610)
        #expect(stage.told() == ["exit", "drop ended", "dragged: 0"])
    }

    @Test("A touch that presses long drags, and drops where it is lifted")
    func touch() throws {
        var stage = try DragStage { $0.isDragInteractionEnabled = true }
        try stage.point(.down, 50, 10, at: 0)
        try stage.point(.move, 50, 12, at: 600)
        #expect(stage.told() == ["drag 1", "enter 1", "drop at 0-1: 3"])
        try stage.point(.move, 50, 55, at: 610)
        try stage.point(.move, 50, -1, at: 620)
        try stage.point(.move, 50, 55, at: 630)
        try stage.point(.up, 50, 55, at: 640)
        #expect(
            stage.told() == [
                "drop at 0-3: 3", "drop at nothing: 0", "exit", "drop ended", "enter 1",
                "drop at 0-3: 3", "drop at 0-3, now 2", "drop ended", "dragged: 3",
            ])
    }

    @Test("A mouse drags once it is too far for a click; Escape and a lift outside end that")
    func mouse() throws {
        for isEscape in [true, false] {
            var stage = try DragStage { $0.isDragInteractionEnabled = true }
            try stage.point(.down, 50, 10, at: 0, .mouse)
            try stage.point(.move, 50, 13, at: 10, .mouse)
            #expect(stage.told() == [])
            try stage.point(.move, 50, 31, at: 20, .mouse)
            #expect(stage.told().last == "drop at 0-2: 3")
            if isEscape {
                #expect(try stage.view.sendKey(KeySample(.escape, at: stage.time_ns)))
            } else {
                try stage.point(.up, 50, 200, at: 30, .mouse)
            }
            #expect(stage.told().suffix(3) == ["exit", "drop ended", "dragged: 0"])
        }
    }

    @Test("Escape is the host's where the host drags")
    func escape() throws {
        var stage = try DragStage()
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 55)
        #expect(try !stage.view.sendKey(KeySample(.escape, at: stage.time_ns)))
        #expect(!stage.view.draggedRuns.isEmpty && stage.view.dropState != nil)
    }

    @Test("Items are dragged from view to view")
    func betweenViews() throws {
        var source = try DragStage { $0.isDragInteractionEnabled = true }
        var target = try DragStage()
        try source.point(.down, 50, 10, at: 0, .mouse)
        try source.point(.move, 50, 110, at: 10, .mouse)
        try target.enter(1, 50, 10)
        #expect(try target.view.performDrop(at: 0))
        try source.view.endDrag(.move)
        try source.point(.up, 50, 110, at: 20, .mouse)
        #expect(source.told().suffix(1) == ["dragged: 3"])
        #expect(target.told().suffix(2) == ["drop at 0-1, now -1", "drop ended"])
    }

    @Test("Near an edge the content scrolls, and the place goes along")
    func scrolls() throws {
        var stage = try DragStage(counts: [200])
        var scrolling = ScrollConfiguration()
        scrolling.isEnabled = true
        try stage.view.setScrollConfiguration(scrolling)
        try stage.show()
        try stage.enter(1, 50, 50)
        try stage.move(to: 50, 95)
        #expect(stage.view.wakeAt == .everyFrame)
        let before = stage.view.dropState?.destination
        try stage.show(after: 1000)
        #expect(stage.view.scrolling.contentOffset.y > 50)
        #expect(stage.view.dropState?.destination != before)
        try stage.view.exitDrop()
        try stage.show(after: 1000)
        #expect(stage.view.scrolling.state == .idle)
    }
}
