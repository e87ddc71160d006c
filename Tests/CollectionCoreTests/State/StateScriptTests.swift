import CollectionCore
import CollectionReference
import Testing

import class Foundation.ProcessInfo

/// J6: a state of one moment is input at any other: data and layout may be others by then.
@Suite("J6: states of other moments")
struct StateScriptTests {
    /// 10 batches of 20 scripts of 120 steps.
    @Test("Random scripts go on after states of other moments, and other views", arguments: 0..<10)
    func restores(batch: UInt64) throws {
        var states: [ViewState] = []
        var restoredCount = 0
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment).ofBatch(batch, count: 20)
        for seed in seeds {
            var random = SeededGenerator(seed: seed)
            let (reference, door) = (ReferenceCollection(), EngineDoor())
            var script = Script(seed: seed, reference: reference)
            for number in 0..<120 {
                let step = script.next()
                _ = reference.perform(step)
                if case .broken(let words) = door.perform(step) {
                    Issue.record("seed \(seed), step \(number): \(step): \(words)")
                    return
                }
                if random.chance(10) { states.append(Self.spoiled(door.state, &random)) }
                guard random.chance(20), !states.isEmpty else { continue }
                let state = states[random.number(0...states.count - 1)]
                // A state of another view may name kinds that this one does not know.
                if (try? door.restore(state)) != nil { restoredCount += 1 }
            }
        }
        #expect(restoredCount >= 5 * seeds.count)
    }

    /// The state with an offset, a selection and focus that may be anywhere.
    private static func spoiled(
        _ state: ViewState, _ random: inout SeededGenerator
    ) -> ViewState {
        var state = state
        let path = IndexPath(
            section: UInt32(random.number(0...3)), item: UInt32(random.number(0...20)))
        if random.chance(50) {
            state.sectionOffsets.append(
                ViewState.SectionOffset(
                    section: path.section, contentOffset: Double(random.number(0...300))))
        }
        if random.chance(30) {
            state.selectedRuns.append(
                ItemRun(indexPath: path, count: UInt64(random.number(1...9))))
        }
        if random.chance(30) {
            state.hasFocus = true
            state.focused = StateElement(.cell(path))
        }
        if random.chance(30) { state.anchor = StateElement(.cell(path)) }
        return state
    }
}
