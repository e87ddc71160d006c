import CollectionCore
import CollectionReference
import Testing

/// What happens does not depend on what is told: rules Q6 and U7.
@Suite("Untold")
struct UntoldTests {
    /// The groups that only tell. Those of presses, requests and swipes say what a person may do as
    /// well: without them a pointer that is down for long is a tap, and asks for no menu.
    private static let telling: EventMask = [
        .completions, .content, .display, .sectionDisplay, .scrolling, .pinches, .focus, .selection,
        .bands, .prefetching, .nearEnd, .viewability, .accessibility, .movement, .dragging,
        .zooming, .refreshing, .nearStart,
    ]

    @Test(
        "The same is selected, focused, moved, dropped and shown, whether events are told or not",
        arguments: 0..<4)
    func sameWithoutEvents(batch: UInt64) {
        var eventCount = 0
        for seed in batch * 50..<(batch + 1) * 50 {
            let (reference, told, untold) = (ReferenceCollection(), EngineDoor(), EngineDoor())
            _ = told.perform(.setEventMask(Self.telling))
            var script = Script(seed: seed, reference: reference)
            for number in 0..<120 {
                let step = script.next()
                _ = reference.perform(step)
                if case .operation(let call) = step,
                    call.isEventMask || call.answersEvent || call.asksHostToScroll
                {
                    continue
                }
                if shown(told.perform(step)) != shown(untold.perform(step)) {
                    Issue.record("seed \(seed), step \(number): \(step)")
                    return
                }
                eventCount += told.takeNews().events.events.count
            }
        }
        #expect(eventCount > 5_000)
    }

    /// What a step shows: without the diagnostics, some of which are about the event mask (Q10).
    private func shown(_ outcome: Outcome) -> Outcome {
        guard case .frame(var frame) = outcome else { return outcome }
        frame.diagnostics = []
        return .frame(frame)
    }
}
