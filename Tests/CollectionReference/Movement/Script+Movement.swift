import CollectionCore
import CollectionWire

// Items that are moved: section R.
extension Script {
    /// The last steps of the setup of a script with movements.
    mutating func movementSetup() -> [Step] {
        let steps: [Step] = [
            movementLayout(), .call(SetEventMask(.all)), movableTraits,
            .call(SetMovementConfiguration(movementConfiguration())),
        ]
        return usesSnapshots ? steps : steps + [movementData()]
    }

    private var movableTraits: Step {
        var traits = ItemTraits.standard
        traits.move = seed % 16 == 3 ? .yes : .ask
        return .call(SetDefaultTraits(traits))
    }

    /// Something about movements: mostly a display frame, or the pointer of the one that is open.
    mutating func movementStep() -> Step {
        guard let movement = reference.movement else { return stepToMovement() }
        switch movementRandom.number(0...99) {
        case 0..<40: return .call(movedPointer(movement))
        case 40..<75: return movementFrame()
        case 75..<81: return .call(EndInteractiveMovement(at: laterTime()))
        case 81..<84: return .call(CancelInteractiveMovement())
        case 84..<86: return .call(GetInteractiveMovement())
        case 86..<88: return .call(override(movement))
        case 88..<91: return movementRefusal()
        case 91..<95: return itemTraits()
        default: return .call(GetLayoutAttributes(of: .cell(movementPath())))
        }
    }

    private mutating func stepToMovement() -> Step {
        let mayMove = ItemTraits(rawValue: reference.defaultTraits).move != .no
        switch movementRandom.number(0...99) {
        case 0..<45 where !mayMove: return movableTraits
        case 0..<45: return beginning()
        case 45..<48: return .call(SetMovementConfiguration(movementConfiguration()))
        case 48..<52: return movementLayout()
        case 52..<54 where !usesSnapshots: return movementData()
        case 54..<58 where !reference.showsLostSections: return .call(SetEventMask(.all))
        case 58..<60: return movementRefusal()
        case 60..<64: return itemTraits()
        default: return movementFrame()
        }
    }

    /// An item is picked up that is shown, mostly.
    private mutating func beginning() -> Step {
        let cells = reference.shown.filter { $0.element?.category == .cell }
        if cells.isEmpty || movementRandom.chance(10) {
            let place = Point(x: Double(movementRandom.number(-10...200)), y: 20)
            return .call(
                BeginInteractiveMovement(ofItemAt: movementPath(), from: place, at: laterTime()))
        }
        let cell = movementRandom.pick(cells)
        let (frame, offset) = (cell.pose.frame, reference.lastFrameOffset)
        let parts = [0, 0.25, 0.5, 0.5, 1]
        return .call(
            BeginInteractiveMovement(
                ofItemAt: cell.element?.indexPath ?? movementPath(),
                from: Point(
                    x: frame.x - offset.x + frame.width * movementRandom.pick(parts),
                    y: frame.y - offset.y + frame.height * movementRandom.pick(parts)),
                at: laterTime()))
    }

    /// A little farther, mostly, or anywhere in the bounds.
    private mutating func movedPointer(
        _ movement: ReferenceMovement
    ) -> UpdateInteractiveMovement {
        var position = movement.position
        if movementRandom.chance(75) {
            let steps = [0, 1, -3, 8, -15.5, 22, -30, 45, -60, 90]
            position.x += movementRandom.pick(steps)
            position.y += movementRandom.pick(steps)
        } else {
            let size = reference.bounds
            position = Point(
                x: Double(movementRandom.number(-20...Int(size.width) + 20)),
                y: Double(movementRandom.number(-20...Int(size.height) + 20)))
        }
        return UpdateInteractiveMovement(to: position, at: laterTime())
    }

    /// R8: mostly in answer to the last event, to a place that there may be.
    private mutating func override(_ movement: ReferenceMovement) -> SetMovementTarget {
        var target = movementPath()
        if movementRandom.chance(20) { target.item += 1 }
        let sequence = movementRandom.pick([0, movement.toldSequence, movement.toldSequence, 1])
        return SetMovementTarget(target, answering: sequence)
    }

    private mutating func laterTime() -> UInt64 {
        time_ns += movementRandom.pick([0, 0, 8_333_333, 16_666_667, 70_000_000, 200_000_000])
        return time_ns
    }

    /// Mostly the content is where it was, or has scrolled a little.
    private mutating func movementFrame() -> Step {
        var bounds = reference.bounds
        if movementRandom.chance(8) || bounds.width < 50 || bounds.height < 50 {
            return displayFrame()
        }
        let distance = movementRandom.pick([0, 0, 0, 0, 0, 4, -4, 30.5, -30.5, 120])
        if reference.layout.configuration.scrollDirection == .vertical {
            bounds.y += distance
        } else {
            bounds.x += distance
        }
        let time_ns = laterTime()
        return .displayFrame(
            bounds: bounds, time_ns: time_ns, isComplete: movementRandom.chance(30), [],
            adjustedSequence: 0)
    }

    /// A call that is refused, or does nothing.
    private mutating func movementRefusal() -> Step {
        let time_ns = movementRandom.chance(50) ? time_ns / 2 : time_ns
        switch movementRandom.number(0...5) {
        case 0: return .call(EndInteractiveMovement(at: time_ns))
        case 1: return .call(UpdateInteractiveMovement(to: Point(x: 10, y: 20), at: time_ns))
        case 2: return .call(CancelInteractiveMovement())
        case 3: return .lead(.start(.list(ListLayout()), tag: 3))
        case 4:
            return .call(
                BeginInteractiveMovement(
                    ofItemAt: IndexPath(section: 0, item: 1000), from: .zero, at: time_ns))
        default:
            return .call(
                BeginInteractiveMovement(
                    ofItemAt: movementPath(), from: Point(x: 20, y: 20), at: time_ns))
        }
    }

    /// Of a run of items that may not be moved, may not make room, or may do both again.
    private mutating func itemTraits() -> Step {
        var traits = ItemTraits.inherited
        switch movementRandom.number(0...3) {
        case 0: traits.move = .no
        case 1: traits.flags = [.areOwn, .isLocked]
        default: break
        }
        let runs = [ItemRun(indexPath: movementPath(), count: 1)]
        return .call(SetItemTraits([traits], of: runs))
    }

    private mutating func movementPath() -> IndexPath {
        let paths = reference.allPaths
        return paths.isEmpty ? IndexPath(section: 0, item: 0) : movementRandom.pick(paths)
    }

    private mutating func movementConfiguration() -> MovementConfiguration {
        var configuration = MovementConfiguration()
        configuration.policy = movementRandom.chance(25) ? .currentSection : .anySection
        configuration.cadence = movementRandom.pick([
            .immediate, .immediate, .immediate, .fast, .slow,
        ])
        configuration.targetRule = movementRandom.chance(20) ? .underPointer : .nearestSlot
        if movementRandom.chance(30) {
            configuration.lockedItemsAtStart = UInt32(movementRandom.number(0...2))
            configuration.lockedItemsAtEnd = UInt32(movementRandom.number(0...2))
        }
        if seed % 11 == 5 && movementRandom.chance(50) {
            // The draws of the other steps stay what they are.
            swap(&random, &movementRandom)
            defer { swap(&random, &movementRandom) }
            configuration.roomAnimation = animation()
            if random.chance(50) { configuration.releaseAnimation = animation() }
        }
        return configuration
    }

    private mutating func movementLayout() -> Step {
        // The draws of the other steps stay what they are.
        swap(&random, &movementRandom)
        defer { swap(&random, &movementRandom) }
        let flow = withBareSections(layout())
        let layout: Layout =
            random.pick([.flow(flow), .list(list(like: flow)), .grid(grid(like: flow))])
        let animation = random.chance(50) ? animation() : nil
        return .setLayout(layout, animation, tag: UInt64(random.number(0...9)))
    }

    /// Whether many sections are empty, and those have no length, in a script that moves or drags.
    var hasBareSections: Bool { seed / 8 % 6 == 0 }

    /// A layout without what gives empty sections a length, if they are to have none.
    func withBareSections(_ layout: FlowLayout) -> FlowLayout {
        var layout = layout
        if !hasBareSections { return layout }
        layout.sectionMetrics.headerReferenceSize = .zero
        layout.sectionMetrics.footerReferenceSize = .zero
        layout.sectionMetrics.sectionInset = .zero
        return layout
    }

    /// Empty sections behind all others, and in place of some.
    func withBareSections(_ counts: [UInt32]) -> [UInt32] {
        if !hasBareSections { return counts }
        return counts.flatMap { count -> [UInt32] in [count < 6 ? 0 : count, 0] }
    }

    private mutating func movementData() -> Step {
        var counts = (0..<movementRandom.number(1...4)).map { _ in
            UInt32(movementRandom.number(0...15))
        }
        counts = withBareSections(counts)
        var chunk = DataDescription.Chunk(itemCounts: counts)
        let count = Int(counts.reduce(0, +))
        let lengths: [Float] = [20, 20, 33.3, 50, 64, 100, 12.1]
        if movementRandom.chance(70) {
            chunk.widths = (0..<count).map { _ in movementRandom.pick(lengths) }
        }
        if movementRandom.chance(70) {
            chunk.heights = (0..<count).map { _ in movementRandom.pick(lengths) }
        }
        return .setData(DataDescription(metrics: [], chunks: [chunk]))
    }
}
