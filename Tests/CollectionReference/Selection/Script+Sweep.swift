import CollectionCore
import CollectionWire

// Touches that sweep items: rule S13a.
extension Script {
    /// The last steps of the setup of a script with sweeps.
    mutating func sweepSetup() -> [Step] {
        var traits = ItemTraits.standard
        traits.flags = [.beginsMultipleSelection, .canEdit]
        // Pointers go far enough to sweep while they may yet press long.
        var input = InputConfiguration()
        if seed / 8 % 3 == 1 { input.allowableMovement = 40 }
        return [
            .call(SetInputConfiguration(input)), .call(SetDefaultTraits(traits)),
            .call(SetSelectionConfiguration(manyItems)),
            .call(SetEventMask(.all)),
        ]
    }

    private var manyItems: SelectionConfiguration {
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = kind != 0
        configuration.allowsMultipleSelectionDuringEditing = true
        configuration.allowsEmptySelection = kind != 1
        configuration.behavior = [.tap, .replace, .toggle, .longPressSelects][Int(seed / 8 % 4)]
        return configuration
    }

    /// Which limits the selection has.
    private var kind: UInt64 { seed / 8 % 5 }

    /// One or two touches go down, or go on.
    mutating func sweepStep() -> Step {
        if reference.selection?.sweep?.isBegun != true && sweepRandom.chance(10) {
            let configuration = manyItems
            if reference.selection?.configuration != configuration {
                return .call(SetSelectionConfiguration(configuration))
            }
        }
        var samples: [PointerSample] = []
        let isVertical = reference.layout.configuration.scrollDirection == .vertical
        if reference.press == nil {
            let bounds = reference.bounds
            swept = [
                1: Point(
                    x: bounds.width * Double(sweepRandom.number(1...19)) / 20,
                    y: bounds.height * Double(sweepRandom.number(1...19)) / 20)
            ]
            if sweepRandom.chance(40) { swept[2] = Point(x: 20, y: 30) }
        }
        let wanders = sweepRandom.chance(15)
        let along: Double = sweepRandom.pick([0, 3, 12, 12, 40, 40, -40, 150, -300])
        let across: Double = sweepRandom.pick([0, 3, 20, 20, -12])
        let phase: PointerSample.Phase = sweepRandom.pick(
            reference.press == nil
                ? [.down] : [.move, .move, .move, .move, .move, .move, .up, .cancel])
        time_ns += sweepRandom.pick([0, 8_000_000, 16_000_000, 100_000_000])
        if sweepRandom.chance(2) { time_ns += 600_000_000 }
        let pointers: [UInt32] = sweepRandom.chance(50) ? [1, 2] : [2, 1]
        for pointer in pointers {
            guard var place = swept[pointer] else { continue }
            if phase == .move {
                let turn = wanders && pointer == 2 ? -1.0 : 1
                place.x += turn * (isVertical ? across : along)
                place.y += turn * (isVertical ? along : across)
                swept[pointer] = place
            }
            samples.append(
                PointerSample(
                    phase, place, at: time_ns, pointer: pointer,
                    device: sweepRandom.chance(80) ? .touch : .pen))
        }
        return .call(SendPointers(samples))
    }
}
