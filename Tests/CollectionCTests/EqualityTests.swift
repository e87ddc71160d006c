import CJogakbo
import CollectionCore
import Testing

/// The same calls through the header and in Swift.
///
/// The fields are compared one by one: a codec that mixes up two of them is what this finds.
@Suite("C and Swift", .timeLimit(.minutes(10)))
struct EqualityTests {
    @Test("Metrics, layout and environment mean the same in C", arguments: 0..<12 as Range<UInt64>)
    func sameDisplayFrames(seed: UInt64) throws {
        var random = Generator(state: seed)
        let scene = Scene(&random)
        var view = CollectionView(limits: Limits())
        try scene.apply(to: &view)
        let handle = unsafe try Handle()
        unsafe try scene.apply(to: handle.view)
        for step in 0..<40 {
            let bounds = Rect(
                x: Double(random.next(500)), y: Double(random.next(4000)),
                width: 320, height: 480)
            let request = DisplayFrameRequest(
                bounds: bounds, time_ns: UInt64(step), isComplete: step % 7 == 0,
                preferredSizes: [])
            let expected = try view.displayFrame(for: request)
            let frame = unsafe try handle.displayFrame(request)
            unsafe expectEqual(frame, expected)
        }
    }
}
