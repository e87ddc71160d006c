import CollectionReference
import Testing

import class Foundation.ProcessInfo

/// Section T of docs/semantics.md, by what can be seen from outside: nothing jumps.
@Suite("Continuity")
struct ContinuityTests {
    /// 10 batches of 20 scripts of 120 steps.
    @Test("Nothing jumps in the engine", arguments: 0..<10)
    func engine(batch: UInt64) { expectNoJump(batch) { EngineDoor() } }

    @Test("Nothing jumps in the reference", arguments: 0..<10)
    func reference(batch: UInt64) { expectNoJump(batch) { ReferenceCollection() } }

    private func expectNoJump(_ batch: UInt64, _ makeDoor: () -> any CollectionDoor) {
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment).ofBatch(batch, count: 20)
        var comparisons = 0
        for seed in seeds {
            var run = ContinuityRun(seed: seed, door: makeDoor())
            if let jump = run.jump(stepCount: 120) {
                Issue.record("\(jump)")
                return
            }
            comparisons += run.comparisons
        }
        // A mean: single scripts compare little.
        if seeds.count >= 10 { #expect(comparisons >= 50 * seeds.count) }
    }
}
