import CollectionCore
import CollectionReference
import Testing

/// What random scripts do with snapshots.
@Suite("Snapshots of random scripts")
struct SnapshotScriptTests {
    @Test("Snapshots and outlines are shown, and refused for many reasons")
    func scriptsApplySnapshots() {
        var shown: [String: Int] = [:]
        var refused: [String: Int] = [:]
        forEachStep { step, outcome in
            guard case .snapshot(let step) = step else { return }
            if case .failure(let error) = outcome {
                refused[reason(error), default: 0] += 1
            } else {
                shown[kind(step), default: 0] += 1
            }
        }
        #expect(shown["apply", default: 0] > 150, "\(shown)")
        for change in ["applyOutline", "applyFiltered", "applyItems"] {
            #expect(shown[change, default: 0] > 20, "\(change): \(shown)")
        }
        #expect(shown.count >= 14, "\(shown)")
        let edits = shown["edit", default: 0]
        #expect(refused.values.reduce(0, +) < edits, "\(refused)")
        for reason in [
            "snapshot(unknownItem", "snapshot(unknownSection", "snapshot(besideItself",
            "snapshot(existingItems", "invalidUpdate", "noSnapshot",
        ] {
            #expect(refused[reason, default: 0] > 0, "\(reason): \(refused)")
        }
    }

    @Test("E2, E6: where no refused call was, all goes on as where one was")
    func refusalsLeaveNothing() {
        var refusedCount = 0
        for seed in 0..<100 as Range<UInt64> {
            let (reference, with, without) = (ReferenceCollection(), EngineDoor(), EngineDoor())
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                _ = reference.perform(step)
                let outcome = with.perform(step)
                if case .snapshot = step, case .failure = outcome {
                    refusedCount += 1
                } else if without.perform(step) != outcome {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
        #expect(refusedCount > 100)
    }

    private func forEachStep(_ body: (Step, Outcome) -> Void) {
        for seed in 0..<200 as Range<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                body(step, reference.perform(step))
            }
        }
    }

    private func kind(_ step: SnapshotStep) -> String {
        String("\(step)".prefix { $0 != "(" })
    }

    /// The name of the error, and of what is wrong with a snapshot.
    private func reason(_ error: CollectionError) -> String {
        let words = "\(error)".replacing("CollectionCore.", with: "")
            .replacing("SnapshotFault.", with: "")
        let isOfSnapshot = words.hasPrefix("snapshot(")
        let parts = words.split(separator: "(")
        return parts.prefix(isOfSnapshot ? 2 : 1).joined(separator: "(")
    }
}
