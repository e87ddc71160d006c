import CWireBench
import CollectionClient
import CollectionCore
import CollectionWire

private let connectionCount = 32
private let inFlight = 16
private let windowCount = 11
private let framesPerWindow = 200_000

/// Delta display frames a second from one event loop, 16 in flight on each of 32 connections;
/// every response is taken apart. The median of several windows; the first one is to warm up.
func measureThroughput(_ folder: TemporaryFolder) throws -> [Row] {
    _ = wire_bench_pin(1)
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    var columns = DataColumns(itemCounts: [100_000])
    columns.heights = benchmarkHeights(count: 100_000)
    let scrollers = try (0..<connectionCount).map { _ in
        try Scroller(path: jogakbo.path, columns: columns)
    }
    for scroller in scrollers { try scroller.request(inFlight) }
    var times: [UInt64] = []
    for _ in 0...windowCount {
        var received = 0
        let begun = wire_bench_now_ns()
        while received < framesPerWindow { received += try exchangeAll(scrollers) }
        times.append((wire_bench_now_ns() - begun) * UInt64(framesPerWindow) / UInt64(received))
    }
    times.removeFirst()
    let seconds = median(&times) / 1e9
    return [
        Row(
            name: "wire.frames_per_second", count: connectionCount,
            value: Double(framesPerWindow) / seconds, unit: "1/s")
    ]
}

/// Takes what each connection has, and asks for as many again.
private func exchangeAll(_ scrollers: [Scroller]) throws -> Int {
    var received = 0
    for scroller in scrollers {
        let count = try scroller.receive()
        try scroller.request(count)
        received += count
    }
    return received
}

/// A connection that scrolls through a list, with requests in flight.
private final class Scroller {
    private var client: CollectionClient
    private let view: UInt32
    private var offset = 0.0

    init(path: String, columns: DataColumns) throws {
        client = try CollectionClient(unixPath: path, token: "")
        view = try client.createView()
        try client.setFlowLayout(benchmarkList, view: view)
        try client.push(columns, view: view)
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
            guard let next = try client.takeResponse() else { return count }
            response = next
        }
    }
}
