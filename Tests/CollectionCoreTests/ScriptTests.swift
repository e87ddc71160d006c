import CollectionReference
import Foundation
import Testing

/// Random scripts, carried out by the engine and by a collection view of arrays and loops.
@Suite("Random scripts")
struct ScriptTests {
    /// 20 batches of 50 scripts of 120 steps: 120,000 steps. `JOGAKBO_SCRIPT_COUNT` asks for
    /// another number of scripts in a batch, for long campaigns.
    @Test("The engine does what the reference does", arguments: 0..<20)
    func engineFollowsReference(batch: UInt64) {
        let run = ScriptRun { EngineDoor() }
        let asked = ProcessInfo.processInfo.environment["JOGAKBO_SCRIPT_COUNT"]
        let count = asked.flatMap { UInt64($0) } ?? 50
        for seed in batch * count..<(batch + 1) * count {
            if let disagreement = run.disagreement(seed: seed, stepCount: 120) {
                Issue.record("\(disagreement)")
                return
            }
        }
    }

    @Test("A script is the same for the same seed")
    func scriptsAreRepeatable() {
        let run = ScriptRun { ReferenceCollection() }
        #expect(run.disagreement(seed: 7, stepCount: 200) == nil)
    }
}
