import CollectionReference
import Testing

/// A view that scrolls by itself, in Swift, through the C header and over a socket: the offsets,
/// the events and the times to ask again are equal bit for bit.
@Suite("Doors: scrolling", .timeLimit(.minutes(20)))
struct ScrollDoorTests {
    private static let stepCount = 300

    @Test("C scrolls as Swift does", arguments: 0..<40 as Range<UInt64>)
    func c(seed: UInt64) throws {
        try compare(seed, CDoor())
    }

    @Test("A socket scrolls as Swift does", arguments: 0..<20 as Range<UInt64>)
    func socket(seed: UInt64) throws {
        let server = try LocalServer()
        try compare(seed, SocketDoor(path: server.path))
        withExtendedLifetime(server) {}
    }

    private func compare(_ seed: UInt64, _ door: any CollectionDoor) throws {
        var script = ScrollScript(seed: seed)
        let expected = CodedDoor()
        var frameCount = 0
        for number in 0..<Self.stepCount {
            let step = script.next()
            let (right, outcome) = (expected.perform(step), door.perform(step))
            if case .frame = right { frameCount += 1 }
            let (rightNews, news) = (expected.takeNews(), door.takeNews())
            script.take(rightNews)
            if right != outcome || rightNews != news {
                Issue.record("seed \(seed), step \(number): \(step)\n\(right)\n\(outcome)")
                Issue.record("\(rightNews)\n\(news)")
                return
            }
        }
        #expect(frameCount > 5)
    }
}
