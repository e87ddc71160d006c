import CollectionReference
import Testing

/// The same random calls in Swift, through the C header and over a socket.
@Suite("Doors", .timeLimit(.minutes(5)))
struct DoorTests {
    private static let seedsOfBatch: UInt64 = 10

    private static let stepCount = 120

    @Test("C gives what Swift gives, bit for bit", arguments: 0..<10 as Range<UInt64>)
    func c(batch: UInt64) {
        compare(batch) { try CDoor() }
    }

    @Test("A socket gives what Swift gives, bit for bit", arguments: 0..<10 as Range<UInt64>)
    func socket(batch: UInt64) throws {
        let server = try LocalServer()
        compare(batch) { try SocketDoor(path: server.path) }
    }

    private func compare(
        _ batch: UInt64, _ openDoor: @escaping () throws -> any CollectionDoor,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let run = ScriptRun(makeExpected: { CodedDoor() }) {
            do { return try openDoor() } catch { return ClosedDoor() }
        }
        for seed in batch * Self.seedsOfBatch..<(batch + 1) * Self.seedsOfBatch {
            if let disagreement = run.disagreement(seed: seed, stepCount: Self.stepCount) {
                Issue.record("\(disagreement)", sourceLocation: sourceLocation)
                return
            }
        }
    }
}

/// A door that could not be opened: it disagrees at the first step.
private final class ClosedDoor: CollectionDoor {
    func perform(_ step: Step) -> Outcome { .refused(code: .max) }
}
