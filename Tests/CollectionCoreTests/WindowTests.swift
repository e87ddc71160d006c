import CollectionCore
import CollectionReference
import CollectionWire
import Testing

import class Foundation.ProcessInfo

/// Runs of display frames that only scroll, between random changes of everything else.
///
/// Display frames that only scroll are served by a window of elements found ahead. A request that
/// names the last display frame says the same, and is never served by the window: so two engines
/// that differ in nothing else must answer the same, and both as the reference does.
@Suite("Windows of elements")
struct WindowTests {
    @Test("Runs of scrolling show what single display frames show", arguments: 0..<8)
    func runsOfScrolling(batch: UInt64) {
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment)
        for seed in seeds.ofBatch(batch, count: 4) {
            if let disagreement = disagreement(seed: seed) {
                Issue.record("\(disagreement)")
                return
            }
        }
    }

    @Test("W6: the overscan follows runs of scrolling", arguments: 0..<4)
    func overscan(batch: UInt64) {
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment)
        for seed in seeds.ofBatch(batch, count: 4) {
            if let disagreement = disagreement(seed: seed, overscans: [1, 3, 8, 40, 256]) {
                Issue.record("\(disagreement)")
                return
            }
        }
    }

    /// - Parameter overscans: The numbers of overscan items to set now and then.
    private func disagreement(seed: UInt64, overscans: [UInt32] = []) -> String? {
        let (reference, engine, single) = (ReferenceCollection(), EngineDoor(), EngineDoor())
        var script = Script(seed: seed, reference: reference)
        var random = SeededGenerator(seed: seed)
        var sequence: UInt64 = 0

        func perform(_ step: Step) -> String? {
            let expected = reference.perform(step)
            let outcome = engine.perform(step)
            if outcome != expected { return "seed \(seed), the reference: \(step)" }
            if single.perform(step.naming(sequence)) != outcome {
                return "seed \(seed), single display frames: \(step)"
            }
            if case .frame = outcome { sequence += 1 }
            return nil
        }

        for _ in 0..<60 {
            let step = script.next()
            if let disagreement = perform(step) { return disagreement }
            guard case .displayFrame(var bounds, let time_ns, _, _, _) = step else { continue }
            if !overscans.isEmpty && random.chance(30) {
                var configuration = PrefetchConfiguration()
                configuration.overscanItemCount = random.pick(overscans)
                let step = Step.call(SetPrefetchConfiguration(configuration))
                if let disagreement = perform(step) { return disagreement }
            }
            for _ in 0..<Int.random(in: 0..<16, using: &random) {
                let distance =
                    Int.random(in: 0..<8, using: &random) == 0
                    ? Double.random(in: -3000...3000, using: &random)
                    : Double(Int.random(in: -40...60, using: &random))
                if random.chance(80) {
                    bounds.y += distance
                } else {
                    bounds.x += distance
                }
                let isComplete = Int.random(in: 0..<10, using: &random) == 0
                let scroll = Step.displayFrame(
                    bounds: bounds, time_ns: time_ns, isComplete: isComplete, [])
                if let disagreement = perform(scroll) { return disagreement }
            }
        }
        return nil
    }
}

extension Step {
    /// The step with a request that has taken account of all display frames by name.
    fileprivate func naming(_ sequence: UInt64) -> Step {
        guard case .displayFrame(let bounds, let time_ns, let isComplete, let sizes, 0) = self
        else { return self }
        return .displayFrame(
            bounds: bounds, time_ns: time_ns, isComplete: isComplete, sizes,
            adjustedSequence: sequence)
    }
}
