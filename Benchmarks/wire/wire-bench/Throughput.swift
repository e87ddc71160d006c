import CWireBench
import CollectionClient
import CollectionCore
import CollectionWire

private let connectionCount = 32
private let inFlight = 16
private let windowCount = 11
private let framesPerWindow = 200_000

/// Delta display frames a second from one event loop, 16 in flight on each of 32 connections;
/// every response is taken apart. The same of an echo in C of the same sizes, whose replies are
/// only counted, taking turns; and the ratio of the two. The medians of several windows; the first
/// one is to warm up.
func measureThroughput(_ folder: TemporaryFolder) throws -> [Row] {
    _ = wire_bench_pin(1)
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    var columns = DataColumns(itemCounts: [100_000])
    columns.heights = benchmarkHeights(count: 100_000)
    let scrollers = try (0..<connectionCount).map { _ in
        try Scroller(path: jogakbo.path, columns: columns)
    }
    for scroller in scrollers { try scroller.request(inFlight) }
    _ = try time(scrollers)
    let sizes = scrollers[0].meanSizes
    let echo = try PinnedServer(
        echoIn: folder, requestBytes: sizes.request, replyBytes: sizes.reply, processor: 0)
    let echoed = try (0..<connectionCount).map { _ in
        try EchoConnection(path: echo.path, requestBytes: sizes.request, replyBytes: sizes.reply)
    }
    for connection in echoed { try connection.request(inFlight) }
    _ = try time(echoed)
    var (frames, echoes): ([UInt64], [UInt64]) = ([], [])
    for _ in 0..<windowCount {
        frames.append(try time(scrollers))
        echoes.append(try time(echoed))
    }
    let framesPerSecond = Double(framesPerWindow) * 1e9 / median(&frames)
    let echoesPerSecond = Double(framesPerWindow) * 1e9 / median(&echoes)
    return [
        Row(
            name: "wire.frames_per_second", count: connectionCount, value: framesPerSecond,
            unit: "1/s"),
        Row(
            name: "wire.echoes_per_second", count: connectionCount, value: echoesPerSecond,
            unit: "1/s"),
        Row(
            name: "wire.throughput_ratio", count: connectionCount,
            value: framesPerSecond / echoesPerSecond, unit: "ratio"),
    ]
}

/// A connection with requests in flight.
private protocol PipeliningConnection {
    /// Sends so many further requests.
    func request(_ count: Int) throws
    /// Waits until something is there.
    ///
    /// - Returns: The number of responses.
    func receive() throws -> Int
}

/// The nanoseconds of a window.
private func time(_ connections: [some PipeliningConnection]) throws -> UInt64 {
    var received = 0
    let begun = wire_bench_now_ns()
    while received < framesPerWindow { received += try exchangeAll(connections) }
    return (wire_bench_now_ns() - begun) * UInt64(framesPerWindow) / UInt64(received)
}

/// Takes what each connection has, and asks for as many again.
private func exchangeAll(_ connections: [some PipeliningConnection]) throws -> Int {
    var received = 0
    for connection in connections {
        let count = try connection.receive()
        try connection.request(count)
        received += count
    }
    return received
}

/// A connection that scrolls through a list, with requests in flight.
private final class Scroller: PipeliningConnection {
    private var client: CollectionClient
    private let view: UInt32
    private var offset = 0.0
    private var frameCount = 0
    private var bytesBefore = (sent: 0, received: 0)

    init(path: String, columns: DataColumns) throws {
        client = try CollectionClient(unixPath: path, token: "")
        view = try client.createView()
        try client.setFlowLayout(benchmarkList, view: view)
        try client.push(columns, view: view)
        bytesBefore = (client.bytesSent, client.bytesReceived)
    }

    /// The mean lengths of requests and responses.
    var meanSizes: (request: Int, reply: Int) {
        (
            (client.bytesSent - bytesBefore.sent) / (frameCount + inFlight),
            (client.bytesReceived - bytesBefore.received) / frameCount
        )
    }

    /// Sends requests for so many further display frames.
    func request(_ count: Int) throws {
        for _ in 0..<count {
            offset += 37
            let request = DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 400, height: 800), time_ns: 0,
                isComplete: false, preferredSizes: [])
            client.enqueueDisplayFrame(for: request, view: view)
        }
        try client.flush()
    }

    /// Waits until something is there and takes apart what is.
    func receive() throws -> Int {
        var response = try client.nextResponse()
        var count = 0
        while true {
            _ = try client.answer(of: response, to: DisplayFrameRequest.self)
            count += 1
            frameCount += 1
            guard let next = try client.takeResponse() else { return count }
            response = next
        }
    }
}

/// A connection to the echo.
private final class EchoConnection: PipeliningConnection {
    private let peer: Peer
    private let requests: [UInt8]
    private let requestBytes: Int
    private let replyBytes: Int
    private var room = [UInt8](repeating: 0, count: 1 << 16)
    /// The bytes of a reply that has arrived in part.
    private var partialBytes = 0

    init(path: String, requestBytes: Int, replyBytes: Int) throws {
        peer = try Peer(path)
        self.requestBytes = requestBytes
        self.replyBytes = replyBytes
        requests = [UInt8](repeating: 0, count: inFlight * requestBytes)
    }

    func request(_ count: Int) throws {
        if unsafe wire_bench_send(peer.descriptor, requests, count * requestBytes) != 0 {
            throw BenchError("the echo takes no requests")
        }
    }

    func receive() throws -> Int {
        while true {
            let count = unsafe wire_bench_receive(peer.descriptor, &room, room.count)
            if count < 0 { throw BenchError("the echo has failed: \(count)") }
            let bytes = partialBytes + Int(count)
            partialBytes = bytes % replyBytes
            if bytes >= replyBytes { return bytes / replyBytes }
        }
    }
}
