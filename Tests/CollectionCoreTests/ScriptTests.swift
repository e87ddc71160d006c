import CollectionCore
import CollectionReference
import Testing

import class Foundation.ProcessInfo

/// Random scripts, carried out by the engine and by a collection view of arrays and loops.
@Suite("Random scripts")
struct ScriptTests {
    /// 29 batches of 50 scripts of 120 steps: 174,000 steps.
    @Test("The engine does what the reference does", arguments: 0..<29)
    func engineFollowsReference(batch: UInt64) {
        let run = ScriptRun { EngineDoor() }
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment)
        for seed in seeds.ofBatch(batch, count: 50) {
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

    @Test("B3, D3: where no refused batch was, all goes on as where one was")
    func refusedBatchesLeaveNothing() {
        var refusedCount = 0
        for seed in 0..<60 as Range<UInt64> {
            let (reference, with, without) = (ReferenceCollection(), EngineDoor(), EngineDoor())
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                let isBatchOpen = reference.isBatchOpen
                _ = reference.perform(step)
                let outcome = with.perform(step)
                if case .performBatch = step, case .failure = outcome, !isBatchOpen {
                    refusedCount += 1
                } else if without.perform(step) != outcome {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
        #expect(refusedCount > 20)
    }

    @Test("Scripts lead transitions: most go on for some display frames, many end either way")
    func scriptsLead() {
        var counts: [String: Int] = [:]
        for seed in 0..<60 as Range<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                let wasLed = reference.isLed
                let outcome = reference.perform(step)
                if case .displayFrame = step, wasLed { counts["frame", default: 0] += 1 }
                if case .performBatch = step, wasLed, outcome == .done {
                    counts["update", default: 0] += 1
                }
                guard case .lead(let lead) = step, outcome == .done else { continue }
                let word = "\(lead)".prefix { $0 != "(" }
                counts[String(word), default: 0] += 1
            }
        }
        for word in ["start", "progress", "finish", "cancel", "frame", "update", "setValue"] {
            #expect(counts[word, default: 0] > 8, "\(counts)")
        }
    }

    @Test("Scripts change much at once: in many display frames several changes run")
    func scriptsAreBusy() {
        var counts: [Int: Int] = [:]
        for seed in 0..<100 as Range<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                _ = reference.perform(step)
                guard case .displayFrame = step else { continue }
                counts[min(reference.runningChangeCount, 4), default: 0] += 1
            }
        }
        for count in 0...4 { #expect(counts[count, default: 0] > 50, "\(counts)") }
    }

    @Test("Scripts prefetch along sections that scroll across, ahead and back, and cancel")
    func scriptsScrollCarousels() {
        var counts: [String: Int] = [:]
        for seed in 0..<80 as Range<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                _ = reference.perform(step)
                let news = reference.takeNews().events
                let sections = reference.sectionsWithWindows
                if sections.isEmpty { continue }
                if case .displayFrame = step { counts["frame", default: 0] += 1 }
                if case .performBatch = step { counts["update", default: 0] += 1 }
                if sections.count > 1 { counts["several", default: 0] += 1 }
                for event in news.events where event.runCount > 0 {
                    let runs = news.runs[Int(event.firstRun)...].prefix(Int(event.runCount))
                    let isAlong = runs.contains { sections.contains($0.indexPath.section) }
                    if !isAlong { continue }
                    if event.kind == .prefetch { counts["prefetch", default: 0] += 1 }
                    if event.kind == .cancelPrefetch { counts["cancel", default: 0] += 1 }
                }
            }
        }
        for word in ["frame", "update", "several", "prefetch", "cancel"] {
            #expect(counts[word, default: 0] > 8, "\(counts)")
        }
    }

    @Test("Scripts move items: others make room, updates carry items along, some go back")
    func scriptsMoveItems() {
        var counts: [String: Int] = [:]
        // Those that have movements.
        for seed in stride(from: 3, to: 480, by: 8) as StrideTo<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                let wasHeld = reference.isItemHeld
                let outcome = reference.perform(step)
                let isHeld = wasHeld && reference.isItemHeld
                if case .displayFrame = step, isHeld { counts["frame", default: 0] += 1 }
                if case .performBatch = step, outcome == .done, isHeld {
                    counts["update", default: 0] += 1
                }
                for event in reference.takeNews().events.events {
                    let isOld = event.flags.contains(.isOld) ? " old" : ""
                    counts["\(event.kind)" + isOld, default: 0] += 1
                }
            }
        }
        for word in [
            "frame", "update", "movementBegan", "movementTargetChanged", "movementEnded",
            "movementCancelled", "movementCancelled old", "itemMoved",
        ] {
            #expect(counts[word, default: 0] > 8, "\(counts)")
        }
    }

    @Test("Scripts drag and drop: updates carry items along, drops are taken, and left")
    func scriptsDragItems() {
        var counts: [String: Int] = [:]
        // Those that have drags.
        for seed in stride(from: 1, to: 480, by: 8) as StrideTo<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                let (wasDragged, wasDropped) = (reference.areItemsDragged, reference.isDropOpen)
                let outcome = reference.perform(step)
                if case .displayFrame = step, wasDropped { counts["frame", default: 0] += 1 }
                if case .performBatch = step, outcome == .done, wasDragged {
                    counts["update", default: 0] += 1
                }
                for event in reference.takeNews().events.events {
                    let ending =
                        switch event.kind {
                        case .performDrop: event.number < 0 ? " by the host" : " by the view"
                        case .dropSessionDidUpdate: " \(event.value) \(event.otherValue)"
                        case .dragSessionDidEnd: event.otherValue > 0 ? " of less" : ""
                        default: ""
                        }
                    counts["\(event.kind)" + ending, default: 0] += 1
                }
            }
        }
        for word in [
            "frame", "update", "dragSessionWillBegin", "dragItemsAdded", "dragSessionDidEnd",
            "dragSessionDidEnd of less", "dropSessionDidEnter", "dropSessionDidUpdate 0 0",
            "dropSessionDidUpdate 1 0", "dropSessionDidUpdate 2 1", "dropSessionDidUpdate 2 2",
            "dropSessionDidUpdate 3 1", "dropSessionDidUpdate 3 2", "dropSessionDidExit",
            "performDrop by the view", "performDrop by the host", "dropSessionDidEnd",
        ] {
            #expect(counts[word, default: 0] > 8, "\(counts)")
        }
    }

    @Test("Scripts update: most batches are accepted, some are refused for each reason")
    func scriptsUpdate() {
        var accepted = 0
        var refused: [String: Int] = [:]
        for seed in 0..<60 as Range<UInt64> {
            let reference = ReferenceCollection()
            var script = Script(seed: seed, reference: reference)
            for _ in 0..<120 {
                let step = script.next()
                let outcome = reference.perform(step)
                guard case .performBatch = step else { continue }
                if case .failure(let error) = outcome {
                    let reason = "\(error)".prefix { $0 != "(" && $0 != ":" }
                    refused[reason + reasonOfUpdate(error), default: 0] += 1
                } else {
                    accepted += 1
                }
            }
        }
        let all = refused.values.reduce(0, +)
        #expect(accepted > 3 * all, "\(accepted) accepted; \(refused)")
        #expect(refused.count >= 8, "\(refused)")
    }

    private func reasonOfUpdate(_ error: CollectionError) -> String {
        guard case .invalidUpdate(let fault, _) = error else { return "" }
        switch fault {
        case .missing(_, _, _, let state): return " missing \(state)"
        case .conflict(_, _, _, let state): return " conflict \(state)"
        case .sectionCount: return " sectionCount"
        case .itemCount: return " itemCount"
        case .reconfiguredReuseIdentifier: return " reuseIdentifier"
        }
    }
}
