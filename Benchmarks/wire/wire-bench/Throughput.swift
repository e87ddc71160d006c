import CSockets
import CWireBench
import CollectionCore
import CollectionWire
import Glibc

private let connectionCount = 32
private let inFlight = 16
private let frameCount = 2_000_000

/// Delta display frames a second from one event loop, 16 in flight on each of 32 connections;
/// every response is taken apart.
func measureThroughput(_ folder: TemporaryFolder) throws -> [Row] {
    _ = wire_bench_pin(1)
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    let heights = benchmarkHeights(count: 100_000)
    let pipelines = try (0..<connectionCount).map { _ in
        let peer = try Peer(jogakbo.path)
        try peer.greet()
        try peer.createList(heights: heights)
        return Pipeline(peer)
    }
    for pipeline in pipelines { try pipeline.request(inFlight) }
    var received = 0
    while received < frameCount / 10 { received += try exchangeAll(pipelines) }
    received = 0
    let begun = wire_bench_now_ns()
    while received < frameCount { received += try exchangeAll(pipelines) }
    let seconds = Double(wire_bench_now_ns() - begun) / 1e9
    return [
        Row(
            name: "wire.frames_per_second", count: connectionCount,
            value: Double(received) / seconds, unit: "1/s")
    ]
}

/// Takes what each connection has, and asks for as many again.
private func exchangeAll(_ pipelines: [Pipeline]) throws -> Int {
    var received = 0
    for pipeline in pipelines {
        let count = try pipeline.receive()
        try pipeline.request(count)
        received += count
    }
    return received
}

/// A connection with requests in flight.
private final class Pipeline {
    private let peer: Peer
    private let arena = MessageArena()
    private var output = ByteBuffer(keptBytes: 1 << 16)
    private var input = [UInt8](repeating: 0, count: 1 << 18)
    private var inputCount = 0

    init(_ peer: Peer) {
        self.peer = peer
    }

    /// Sends requests for so many further display frames.
    func request(_ count: Int) throws {
        for _ in 0..<count {
            let request = Request(id: 1, view: peer.view, operation: peer.scroll(by: 37))
            output.append(request, in: arena)
        }
        let sent = unsafe output.withUnsafeBytes { bytes in
            unsafe sockets_send(peer.descriptor, bytes.baseAddress, bytes.count)
        }
        if sent != output.count { throw BenchError("requests were not taken") }
        output.removeAll()
    }

    /// Waits until something is there and takes apart what is.
    func receive() throws -> Int {
        let count = unsafe try input.withUnsafeMutableBytes { input in
            let room = unsafe UnsafeMutableRawBufferPointer(rebasing: input[inputCount...])
            let count = unsafe sockets_receive(peer.descriptor, room.baseAddress, room.count)
            if count <= 0 { throw BenchError("the connection has failed") }
            return Int(count)
        }
        inputCount += count
        var taken = 0
        var responses = 0
        unsafe try input.withUnsafeBytes { input in
            while case .length(let length) = unsafe MessagePrefix.read(
                from: UnsafeRawBufferPointer(rebasing: input[taken..<inputCount])),
                inputCount - taken >= MessagePrefix.byteCount + length
            {
                let body =
                    taken + MessagePrefix.byteCount..<taken + MessagePrefix.byteCount + length
                let response = try unsafe arena.unpackResponse(
                    UnsafeRawBufferPointer(rebasing: input[body]))
                guard case .displayFrame = try response.outcome.get() else {
                    throw BenchError("no display frame")
                }
                taken = body.upperBound
                responses += 1
            }
        }
        unsafe input.withUnsafeMutableBytes { input in
            guard let base = input.baseAddress else { return }
            unsafe memmove(base, base + taken, inputCount - taken)
        }
        inputCount -= taken
        return responses
    }
}
