import CollectionReference
import Testing

import class Foundation.ProcessInfo

/// The same random calls in Swift, through the C header and over a socket.
///
/// One that fails is saved as a recording.
@Suite("Doors", .timeLimit(.minutes(20)))
struct DoorTests {
    private static let stepCount = 120
    private static let asked = ScriptSeeds(ProcessInfo.processInfo.environment)

    @Test("C gives what Swift gives, bit for bit", arguments: 0..<10 as Range<UInt64>)
    func c(batch: UInt64) {
        compare(batch) { try CDoor() }
    }

    @Test("A socket gives what Swift gives, bit for bit", arguments: 0..<10 as Range<UInt64>)
    func socket(batch: UInt64) throws {
        let server = try LocalServer()
        compare(batch) { try SocketDoor(path: server.path) }
    }

    @Test(
        "The engine does what the reference does, in the script asked for",
        .enabled(if: asked.only != nil))
    func engine() {
        report(ScriptRun { EngineDoor() }, seeds: Self.seeds(of: 0))
    }

    private func compare(
        _ batch: UInt64, _ openDoor: @escaping () throws -> any CollectionDoor,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let run = ScriptRun(makeExpected: { CodedDoor() }) {
            do { return try openDoor() } catch { return ClosedDoor() }
        }
        report(run, seeds: Self.seeds(of: batch), sourceLocation: sourceLocation)
    }

    /// Saves the first script that fails, and says where.
    private func report(
        _ run: ScriptRun, seeds: Range<UInt64>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for seed in seeds {
            if let failure = run.failure(seed: seed, stepCount: Self.stepCount) {
                let words = failure.words + SavedScript.words(for: failure)
                Issue.record("\(words)", sourceLocation: sourceLocation)
                return
            }
        }
    }

    private static func seeds(of batch: UInt64) -> Range<UInt64> {
        asked.ofBatch(batch, count: 30)
    }
}

/// A door that could not be opened: it disagrees at the first step.
private final class ClosedDoor: CollectionDoor {
    func perform(_ step: Step) -> Outcome { .refused(code: .max) }
    func takeNews() -> DoorNews { DoorNews() }
}
