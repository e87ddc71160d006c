import CSockets
import CWireBench
import CollectionCore
import CollectionWire

private let pushedCount = 1_000_000
private let chunkCount = 65_536

/// From the first chunk of a million variable heights to the first display frame: the median of
/// several pushes, chunks made and sent ahead.
func measurePush(_ folder: TemporaryFolder) throws -> [Row] {
    _ = wire_bench_pin(1)
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    let heights = benchmarkHeights(count: pushedCount)
    let peer = try Peer(jogakbo.path)
    try peer.greet()
    try peer.createList(heights: [40])
    var times: [UInt64] = []
    for _ in 0..<25 {
        let begun = wire_bench_now_ns()
        try push(heights, by: peer)
        times.append(wire_bench_now_ns() - begun)
    }
    return [
        Row(name: "wire.push_1m", count: pushedCount, value: median(&times) / 1e6, unit: "ms")
    ]
}

/// Requests go out one after another while the server works; then all responses are read.
private func push(_ heights: [Float], by peer: Peer) throws {
    var requestCount = 1
    try send(peer.bytes(.push(.begin([]))), to: peer)
    for start in stride(from: 0, to: heights.count, by: chunkCount) {
        let part = Array(heights[start..<min(start + chunkCount, heights.count)])
        try send(peer.chunk(part, isFirst: start == 0), to: peer)
        requestCount += 1
    }
    try send(peer.bytes(.push(.commit)), to: peer)
    try send(peer.bytes(peer.scroll(by: 0)), to: peer)
    for _ in 0...requestCount { _ = try peer.receive() }
    guard case .displayFrame(let frame) = try peer.receive(), !frame.elements.isEmpty else {
        throw BenchError("nothing is shown")
    }
}

private func send(_ bytes: [UInt8], to peer: Peer) throws {
    let count = unsafe sockets_send(peer.descriptor, bytes, bytes.count)
    if count != bytes.count { throw BenchError("a request was not taken") }
}
