import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Pointers, wheels and content offsets between random calls of all other kinds.
@Suite("Random scrolling")
struct ScrollScriptTests {
    @Test("Drags and motions begin before they end, whatever else happens", arguments: 0..<60)
    func lifeCycle(seed: UInt64) {
        var script = ScrollScript(seed: seed)
        let door = EngineDoor()
        _ = door.perform(.call(SetEventMask(.scrolling)))
        var check = LifeCycle()
        for number in 0..<300 {
            var step = script.next()
            if case .operation(let call) = step, call.isEventMask {
                step = .call(SetEventMask(.scrolling))
            }
            let outcome = door.perform(step)
            if case .broken(let words) = outcome {
                Issue.record("seed \(seed), step \(number): \(words)")
                return
            }
            if case .frame(let frame) = outcome, frame.contentOffsetAdjustment != .zero {
                check.noteAdjustment()
            }
            let news = door.takeNews()
            script.take(news)
            for event in news.events.events where event.element == .none {
                if let fault = check.fault(of: event, mayReturn: step.hasSeveralSamples) {
                    Issue.record("seed \(seed), step \(number): \(fault) at \(step)")
                    return
                }
            }
        }
    }
}

/// What may follow what.
private struct LifeCycle {
    private var isDragging = false
    private var isDecelerating = false
    private var mustDecelerate = false
    private var wasLetGo = false
    private var offset: Point?

    /// Notes that the content offset was moved with the content, of which no event tells.
    mutating func noteAdjustment() { offset = nil }

    /// What is wrong with an event, in words.
    ///
    /// - Parameter mayReturn: Whether the content may have moved back to where it was: the offsets
    ///   of one call are told as one.
    mutating func fault(of event: Event, mayReturn: Bool) -> String? {
        let (decelerated, lets) = (mustDecelerate, wasLetGo)
        (mustDecelerate, wasLetGo) = (false, false)
        if decelerated && event.kind != .willBeginDecelerating { return "let go, and rests" }
        if lets && event.kind != .didEndDragging { return "will end dragging, and does not" }
        switch event.kind {
        case .willBeginDragging:
            if isDragging || isDecelerating { return "a drag within a drag or a motion" }
            isDragging = true
        case .willEndDragging:
            if !isDragging { return "no drag that will end" }
            if !event.point.x.isFinite || !event.point.y.isFinite { return "no target" }
            wasLetGo = true
        case .didEndDragging:
            if !isDragging { return "no drag that ends" }
            isDragging = false
            mustDecelerate = event.value == 1
        case .willBeginDecelerating:
            if isDecelerating { return "a motion within a motion" }
            isDecelerating = true
        case .didEndDecelerating:
            if !isDecelerating { return "no motion that ends" }
            isDecelerating = false
        case .didScroll:
            if event.point == offset && !mayReturn { return "scrolled to where it was" }
            if !event.point.x.isFinite || !event.point.y.isFinite { return "nowhere" }
            offset = event.point
        default: break
        }
        return nil
    }
}

extension Step {
    /// Whether one call sends several samples of pointers or wheels.
    fileprivate var hasSeveralSamples: Bool {
        switch self {
        case .input(let samples, _):
            samples.pointers.count + samples.wheels.count > 1
        case .operation(let call):
            (call.operation as? SendPointers)?.samples.count ?? 0 > 1
                || (call.operation as? SendWheels)?.samples.count ?? 0 > 1
        default: false
        }
    }
}
