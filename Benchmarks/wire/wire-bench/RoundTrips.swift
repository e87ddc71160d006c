import CWireBench
import CollectionCore
import CollectionWire

private let itemCount = 100_000
private let roundCount = 100
private let exchangesPerRound = 200

/// The median round trip of a delta display frame, taken apart, over that of an echo of the same
/// sizes, taking turns: with client and server on two processors, and on one.
func measureRoundTrips(_ folder: TemporaryFolder) throws -> [Row] {
    var rows: [Row] = []
    for (name, processor) in [("cross", Int32(1)), ("same", 0)] {
        guard wire_bench_pin(processor) == 0 else {
            throw BenchError("two processors are needed")
        }
        let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
        let peer = try Peer(jogakbo.path)
        try peer.greet()
        try peer.createList(heights: benchmarkHeights(count: itemCount))
        let sizes = try typicalSizes(peer)
        let echo = try PinnedServer(
            echoIn: folder, requestBytes: sizes.request, replyBytes: sizes.reply, processor: 0)
        let ours = try alternate(peer, echoed: Peer(echo.path), requestBytes: sizes.request)
        rows += [
            Row(name: "wire.rtt_\(name)", count: itemCount, value: ours.frame / 1e3, unit: "us"),
            Row(
                name: "wire.rtt_echo_\(name)", count: itemCount, value: ours.echo / 1e3,
                unit: "us"),
            Row(
                name: "wire.rtt_ratio_\(name)", count: itemCount, value: ours.frame / ours.echo,
                unit: "ratio"),
        ]
    }
    return rows
}

/// How long requests and responses mostly are.
private func typicalSizes(_ peer: Peer) throws -> (request: Int, reply: Int) {
    var requests: [UInt64] = []
    var replies: [UInt64] = []
    for _ in 0..<2000 {
        let request = peer.bytes(peer.scroll(by: 37))
        requests.append(UInt64(request.count))
        let count = try peer.send(request)
        _ = try peer.decode(count)
        replies.append(UInt64(count))
    }
    return (Int(median(&requests)), Int(median(&replies)))
}

/// Medians in nanoseconds; the time to take a response apart counts.
private func alternate(
    _ peer: Peer, echoed: Peer, requestBytes: Int
) throws -> (frame: Double, echo: Double) {
    let echoRequest = [UInt8](repeating: 0, count: requestBytes)
    var frames: [UInt64] = []
    var echoes: [UInt64] = []
    for round in 0..<roundCount {
        for _ in 0..<exchangesPerRound {
            let request = peer.bytes(peer.scroll(by: 37))
            let begun = wire_bench_now_ns()
            let frame = try peer.exchange(request, as: DisplayFrameRequest.self)
            let time = wire_bench_now_ns() - begun
            guard frame.sequence > 0 else { throw BenchError("an empty display frame") }
            if round > 4 { frames.append(time) }
        }
        for _ in 0..<exchangesPerRound {
            let begun = wire_bench_now_ns()
            _ = try echoed.send(echoRequest)
            let time = wire_bench_now_ns() - begun
            if round > 4 { echoes.append(time) }
        }
    }
    return (median(&frames), median(&echoes))
}
