import CollectionReference
import Testing

import class Foundation.ProcessInfo

/// Random scripts in which the view scrolls by itself, against the reference: its motions are the
/// laws of their acceleration in small steps of time, so places are compared within 0.01 points,
/// and times within a microsecond. All else is equal.
///
/// Where content stands at an edge but for a rounding, the rules lead elsewhere on either side of
/// the edge: a script that differs there goes no further, if the reference does what the engine
/// does once its own motions are a millionth of a point, or less, elsewhere.
@Suite("Scrolling, by the reference", .timeLimit(.minutes(20)))
struct ScrollOracleTests {
    private static let batchSize: UInt64 = 20
    /// Scripts in which engine and reference differ, to be mended. 101: a way to an element without
    /// an animation, while a pen holds content that is outside across.
    private static let knownToDiffer: Set<UInt64> = [101]

    @Test("What is shown and told is what the rules say", arguments: 0..<10 as Range<UInt64>)
    func scripts(batch: UInt64) {
        let run = ScriptRun(scrolls: true, tolerance: 0.01) { QuietDoor(EngineDoor()) }
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment).ofBatch(
            batch, count: Self.batchSize)
        let failures = seeds.filter { !Self.knownToDiffer.contains($0) }
            .compactMap { run.disagreement(seed: $0, stepCount: 200) }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        for seed in seeds where Self.knownToDiffer.contains(seed) {
            // Fails once the script does not differ any more.
            withKnownIssue { #expect(run.disagreement(seed: seed, stepCount: 200) == nil) }
        }
    }
}
