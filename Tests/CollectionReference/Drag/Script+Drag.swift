import CollectionCore
import CollectionWire

// Items that are dragged and dropped: section O.
extension Script {
    /// The last steps of the setup of a script with drags and drops.
    mutating func dragSetup() -> [Step] {
        var selection = SelectionConfiguration()
        selection.allowsMultipleSelection = true
        let steps: [Step] = [
            dragLayout(), .call(SetEventMask(.all)), draggableTraits(),
            .call(SetSelectionConfiguration(selection)), dragConfiguration(),
        ]
        return usesSnapshots ? steps : steps + [dragData()]
    }

    private mutating func draggableTraits() -> Step {
        var traits = ItemTraits.standard
        traits.drag = seed % 16 == 1 ? .yes : .ask
        traits.move = .ask
        if dragRandom.chance(50) { traits.flags.insert(.acceptsDrops) }
        return .call(SetDefaultTraits(traits))
    }

    /// Something about drags and drops: mostly a display frame, or the pointer of what is open.
    mutating func dragStep() -> Step {
        let tells = reference.news.mask.contains(.dragging)
        if !tells && !reference.showsLostSections && dragRandom.chance(40) {
            return .call(SetEventMask(.all))
        }
        switch dragRandom.number(0...99) {
        case 0..<24: return dragFrame()
        case 24..<28: return draggedTraits()
        case 28..<31: return .call(selectionOfDragged())
        case 31..<33: return dragConfiguration()
        case 33..<35: return lockedPlaces()
        case 35..<38: return stepBetweenDrags()
        case 38..<41: return (time_ns / 1_000) % 5 < 3 ? placeholderStep() : dragRefusal()
        case 41..<44: return .call(GetDraggedRuns())
        case 44..<49: return questionOfDrop()
        default: break
        }
        if reference.movement != nil { return .call(CancelInteractiveMovement()) }
        if reference.dropSession != nil { return dropStep() }
        return reference.drag == nil ? beginningOfDrag() : stepOfDrag()
    }

    /// The draws are those that are made anyway.
    private func questionOfDrop() -> Step {
        let (paths, draw) = (reference.allPaths, Int(time_ns / 1_000 % 999))
        if draw % 4 < 2 || paths.isEmpty { return .call(GetDropState()) }
        if draw % 8 == 2 { return .call(GetPlaceholders()) }
        var path = paths[draw % paths.count]
        path.item += draw % 3 == 0 ? 1 : 0
        return draw % 8 == 3
            ? .call(GetPresentationIndexPath(path)) : .call(GetDataSourceIndexPath(path))
    }

    /// The draws are those that are made anyway.
    private func placeholderStep() -> Step {
        let draw = Int(time_ns / 5_000 % 997)
        let numbers = reference.placeholders.map(\.number)
        let number = numbers.isEmpty ? 1 : numbers[draw % numbers.count]
        let identifier = ReuseIdentifier(rawValue: Self.cellIdentifiers[draw % 3])
        let length = Double(10 + draw % 50)
        let size = draw % 2 == 0 ? Size(width: length, height: length) : nil
        if numbers.count > draw % 5 {
            return draw % 3 == 0
                ? .call(DeletePlaceholder(number))
                : .call(CommitPlaceholder(number, reuseIdentifier: identifier, size: size))
        }
        let sections = reference.sections
        if sections.isEmpty { return .call(DeletePlaceholder(number)) }
        let section = draw % sections.count
        let item = draw / 3 % (sections[section].items.count + 1)
        return .call(
            InsertPlaceholder(
                at: IndexPath(section: UInt32(section), item: UInt32(item)),
                reuseIdentifier: identifier, size: size))
    }

    private mutating func stepBetweenDrags() -> Step {
        if !usesSnapshots && dragRandom.chance(30) { return dragData() }
        return dragRandom.chance(20) ? draggableTraits() : dragLayout()
    }

    private mutating func beginningOfDrag() -> Step {
        if dragRandom.chance(25) { return .call(entering(isLocal: false)) }
        let mayDrag = ItemTraits(rawValue: reference.defaultTraits).drag
        if mayDrag != .yes && mayDrag != .ask { return draggableTraits() }
        return .call(
            BeginDrag(ofItemAt: draggedPath(), from: droppedPosition(), at: dragTime()))
    }

    private mutating func stepOfDrag() -> Step {
        switch dragRandom.number(0...9) {
        case 0..<6: return .call(entering(isLocal: true))
        case 6: return .call(entering(isLocal: false))
        case 7..<9: return .call(AddToDrag(itemAt: draggedPath()))
        default: return .call(EndDrag(dragRandom.pick([.cancel, .cancel, .copy, .move])))
        }
    }

    private mutating func dropStep() -> Step {
        switch dragRandom.number(0...99) {
        case 0..<60: return .call(UpdateDrop(to: droppedPosition(), at: dragTime()))
        case 60..<64: return .call(ExitDrop())
        case 64..<70: return .call(AddToDrag(itemAt: draggedPath()))
        case 70..<73: return .call(EndDrag(dragRandom.pick([.cancel, .forbidden, .move])))
        case 73..<76: return .call(entering(isLocal: dragRandom.chance(50)))
        case 76..<86: return .call(overridingProposal())
        default: return .call(PerformDrop(at: dragTime()))
        }
    }

    /// O5: mostly in answer to the last event. The draws are those that are made anyway.
    private mutating func overridingProposal() -> SetDropProposal {
        let told = reference.dropSession?.toldSequence ?? 0
        let proposal = DropProposal(
            dragRandom.pick([.cancel, .forbidden, .copy, .move, .move]),
            dragRandom.pick([
                .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
            ]))
        let draw = (reference.news.count + time_ns / 1_000) % 4
        return SetDropProposal(proposal, answering: [0, told, told, told / 2][Int(draw)])
    }

    private mutating func entering(isLocal: Bool) -> EnterDrop {
        EnterDrop(
            isLocal: isLocal, dragRandom.number(1...4), at: droppedPosition(), time_ns: dragTime())
    }

    /// On or beside a cell that is shown, mostly, or anywhere in the bounds.
    private mutating func droppedPosition() -> Point {
        let cells = reference.shown.filter { $0.element?.category == .cell }
        let bounds = reference.bounds
        if cells.isEmpty || dragRandom.chance(25) {
            return Point(
                x: Double(dragRandom.number(-10...Int(bounds.width) + 10)),
                y: Double(dragRandom.number(-10...Int(bounds.height) + 10)))
        }
        let frame = dragRandom.pick(cells).pose.frame
        let parts = [0, 0.1, 0.25, 0.3, 0.5, 0.5, 0.7, 0.75, 0.9, 1]
        let beside: [Double] = [0, 0, 0, 0, 2, -2, 6]
        return Point(
            x: frame.x - bounds.x + frame.width * dragRandom.pick(parts) + dragRandom.pick(beside),
            y: frame.y - bounds.y + frame.height * dragRandom.pick(parts)
                + dragRandom.pick(beside))
    }

    private mutating func dragTime() -> UInt64 {
        time_ns += dragRandom.pick([0, 0, 8_333_333, 16_666_667, 70_000_000, 200_000_000])
        return time_ns
    }

    /// Mostly the content is where it was, or has scrolled a little.
    private mutating func dragFrame() -> Step {
        var bounds = reference.bounds
        if dragRandom.chance(8) || bounds.width < 50 || bounds.height < 50 {
            return displayFrame()
        }
        let distance = dragRandom.pick([0, 0, 0, 0, 0, 4, -4, 30.5, -30.5, 120])
        if reference.layout.configuration.scrollDirection == .vertical {
            bounds.y += distance
        } else {
            bounds.x += distance
        }
        return .displayFrame(
            bounds: bounds, time_ns: dragTime(), isComplete: dragRandom.chance(30), [],
            adjustedSequence: 0)
    }

    /// A call that is refused, or does nothing.
    private mutating func dragRefusal() -> Step {
        let time_ns = dragRandom.chance(50) ? time_ns / 2 : time_ns
        let place = Point(x: 20, y: 20)
        let missing = IndexPath(section: 0, item: 1000)
        switch dragRandom.number(0...9) {
        case 0: return .call(PerformDrop(at: time_ns))
        case 1: return .call(UpdateDrop(to: place, at: time_ns))
        case 2: return .call(ExitDrop())
        case 3: return .call(AddToDrag(itemAt: missing))
        case 4: return .call(BeginDrag(ofItemAt: missing, from: place, at: time_ns))
        case 5: return .call(BeginDrag(ofItemAt: draggedPath(), from: place, at: time_ns))
        case 6:
            return .call(
                BeginInteractiveMovement(ofItemAt: draggedPath(), from: place, at: time_ns))
        case 7: return .call(EnterDrop(isLocal: true, 1, at: place, time_ns: time_ns))
        case 8: return .call(SetDropProposal(DropProposal(.copy)))
        default: return .call(EndDrag(.cancel))
        }
    }

    /// Of items that may not be dragged, stay where they are, or take others in.
    private mutating func draggedTraits() -> Step {
        var traits = ItemTraits.inherited
        switch dragRandom.number(0...5) {
        case 0: traits.drag = .no
        case 1: traits.drag = .ask
        case 2: traits.flags = [.areOwn, .isLocked]
        case 3: traits.flags = [.areOwn, .acceptsDrops]
        case 4: traits.flags = [.areOwn, .canEdit]
        default: break
        }
        let runs = [ItemRun(indexPath: draggedPath(), count: 1)]
        if seed % 11 == 4 && dragRandom.chance(50) {
            let sides = DropSides(rawValue: UInt32(dragRandom.pick([0, 1, 1, 2, 2, 3])))
            return .call(RefuseDrops(at: [sides], of: runs))
        }
        return .call(SetItemTraits([traits], of: runs))
    }

    private mutating func selectionOfDragged() -> ChangeSelection {
        let runs = (0..<dragRandom.number(1...4)).map { _ in
            ItemRun(indexPath: draggedPath(), count: 1)
        }
        return ChangeSelection(.select, runs, options: dragRandom.chance(30) ? .isExclusive : [])
    }

    private mutating func draggedPath() -> IndexPath {
        let shown = reference.shown.compactMap(\.element).filter { $0.category == .cell }
        if !shown.isEmpty && dragRandom.chance(70) { return dragRandom.pick(shown).indexPath }
        let paths = reference.allPaths
        return paths.isEmpty ? IndexPath(section: 0, item: 0) : dragRandom.pick(paths)
    }

    private mutating func dragConfiguration() -> Step {
        var configuration = DragConfiguration()
        configuration.acceptsLocalDrops = dragRandom.chance(92)
        configuration.acceptsForeignDrops = dragRandom.chance(85)
        configuration.allowsMoveOperation = dragRandom.chance(85)
        configuration.movesItems = dragRandom.chance(85)
        configuration.opensGaps = (seed / 16 + reference.sequence / 8) % 2 == 0
        return .call(SetDragConfiguration(configuration))
    }

    private mutating func lockedPlaces() -> Step {
        var configuration = MovementConfiguration()
        configuration.policy = dragRandom.chance(25) ? .currentSection : .anySection
        if dragRandom.chance(40) {
            configuration.lockedItemsAtStart = UInt32(dragRandom.number(0...2))
            configuration.lockedItemsAtEnd = UInt32(dragRandom.number(0...2))
        }
        return .call(SetMovementConfiguration(configuration))
    }

    private mutating func dragLayout() -> Step {
        // The draws of the other steps stay what they are.
        swap(&random, &dragRandom)
        defer { swap(&random, &dragRandom) }
        if random.chance(30) { return layoutChange() }
        if random.chance(20) {
            return .setLayout(.compositional(compositional(like: layout())), nil, tag: 3)
        }
        let flow = withBareSections(layout())
        let layout: Layout =
            random.pick([.flow(flow), .list(list(like: flow)), .grid(grid(like: flow))])
        return .setLayout(layout, random.chance(40) ? animation() : nil, tag: 4)
    }

    private mutating func dragData() -> Step {
        var counts = (0..<dragRandom.number(1...4)).map { _ in
            UInt32(dragRandom.pick([0, 1, 3, 6, 10, 15]))
        }
        counts = withBareSections(counts)
        var chunk = DataDescription.Chunk(itemCounts: counts)
        let count = Int(counts.reduce(0, +))
        let lengths: [Float] = [20, 20, 33.3, 50, 64, 100, 12.1]
        if dragRandom.chance(70) {
            chunk.widths = (0..<count).map { _ in dragRandom.pick(lengths) }
        }
        if dragRandom.chance(70) {
            chunk.heights = (0..<count).map { _ in dragRandom.pick(lengths) }
        }
        return .setData(DataDescription(metrics: [], chunks: [chunk]))
    }
}
