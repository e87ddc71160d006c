import CollectionReference
import CollectionWire
import Foundation
import Testing

/// Scripts that fail are saved.
@Suite("A saved script", .timeLimit(.minutes(10)))
struct SavedScriptTests {
    @Test("is replayed with equal answers", arguments: 0..<3 as Range<UInt64>)
    func replays(seed: UInt64) throws {
        let lie = 60
        let run = ScriptRun(makeExpected: { CodedDoor() }) { LyingDoor(step: lie) }
        let failure = try #require(run.failure(seed: seed, stepCount: 120))
        #expect(failure.steps.count == lie + 1)
        #expect(failure.words.hasPrefix("seed \(seed), step \(lie):\n"))
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "jogakbo-saved-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = try SavedScript(failure, folder: folder)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left == [saved.file.lastPathComponent])
        try expectEqualAnswers(Array(Data(contentsOf: saved.file)), failure.steps)
    }

    /// The recording has each display frame that the steps give, and is replayed to its end.
    private func expectEqualAnswers(_ recording: [UInt8], _ steps: [Step]) throws {
        let door = CodedDoor()
        let frameCount = steps.count { step in
            if case .frame = door.perform(step) { true } else { false }
        }
        try unsafe recording.withUnsafeBytes { bytes in
            var replay = try unsafe Replay(bytes)
            while try replay.step() {}
            #expect(replay.requestCount > steps.count)
            #expect(replay.displayFrameCount == frameCount)
            #expect(frameCount > 0)
        }
    }
}

/// The engine, but for one step.
private final class LyingDoor: CollectionDoor {
    private let engine = CodedDoor()
    private var stepsLeft: Int

    /// - Parameter step: Which one it lies about, counted from 0.
    init(step: Int) {
        stepsLeft = step
    }

    func perform(_ step: Step) -> Outcome {
        let outcome = engine.perform(step)
        stepsLeft -= 1
        return stepsLeft == -1 ? .broken("a lie") : outcome
    }

    func takeNews() -> DoorNews { engine.takeNews() }
}
