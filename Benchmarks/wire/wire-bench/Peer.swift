import CSockets
import CWireBench
import CollectionCore
import CollectionWire
import Glibc

/// A client that takes every reply apart.
final class Peer {
    let descriptor: Int32
    private(set) var view: UInt32 = 0
    private let arena = MessageArena()
    private var reply = [UInt8](repeating: 0, count: 1 << 16)
    private var offset = 0.0

    init(_ path: String) throws {
        var connected: Int32 = -1
        for _ in 0..<5000 where connected < 0 {
            connected = unsafe sockets_connect_unix(path)
            if connected < 0 { usleep(1000) }
        }
        descriptor = connected
        if connected < 0 { throw BenchError("cannot connect to \(path)") }
    }

    deinit {
        close(descriptor)
    }

    func greet() throws {
        _ = try call(Hello(protocolVersion: Hello.version, token: []))
    }

    /// A list of 400-point wide items, as high as the generator says.
    func createList(heights: [Float]) throws {
        view = try call(CreateView())
        _ = try call(SetFlowLayout(benchmarkList))
        _ = try call(BeginDataSource(metrics: []))
        for start in stride(from: 0, to: heights.count, by: 65536) {
            let part = Array(heights[start..<min(start + 65536, heights.count)])
            _ = try exchange(chunk(part, isFirst: start == 0), as: AppendDataSource.self)
        }
        _ = try call(CommitDataSource())
        _ = try call(scroll(by: 0))
    }

    func chunk(_ heights: [Float], isFirst: Bool) -> [UInt8] {
        unsafe [UInt32(heights.count)].withUnsafeBufferPointer { counts in
            unsafe heights.withUnsafeBufferPointer { heights in
                var chunk = unsafe DataSourceChunk(
                    itemCounts: counts, options: isFirst ? [] : [.continuesSection])
                unsafe chunk.heights = heights
                return bytes(AppendDataSource(chunk))
            }
        }
    }

    /// The next display frame of a list that is scrolled on.
    func scroll(by points: Double) -> DisplayFrameRequest {
        offset += points
        return DisplayFrameRequest(
            bounds: Rect(x: 0, y: offset, width: 400, height: 800), time_ns: 0,
            isComplete: false, preferredSizes: [])
    }

    func bytes(_ operation: any CollectionWire.Operation) -> [UInt8] {
        var buffer = ByteBuffer(keptBytes: 0)
        buffer.append(Request(id: 1, view: view, operation: operation), in: arena)
        return unsafe buffer.withUnsafeBytes { bytes in unsafe Array(bytes) }
    }

    func call<O: CollectionWire.Operation>(_ operation: O) throws -> O.Answer {
        try exchange(bytes(operation), as: O.self)
    }

    /// Sends a request, receives its response and takes it apart.
    func exchange<O: CollectionWire.Operation>(
        _ request: [UInt8], as operation: O.Type
    ) throws -> O.Answer {
        let count = try send(request)
        guard let answer = try decode(count).value(to: operation) else {
            throw BenchError("the answer to another operation")
        }
        return answer
    }

    /// Sends a request and receives a message, which stays to be taken apart.
    ///
    /// - Returns: How long it was, its prefix included.
    func send(_ request: [UInt8]) throws -> Int {
        let count = unsafe wire_bench_exchange(
            descriptor, request, request.count, &reply, reply.count)
        if count < 0 { throw BenchError("the connection has failed: \(count)") }
        return Int(count)
    }

    func decode(_ count: Int) throws -> Response.Answer {
        unsafe try reply.withUnsafeBytes { reply in
            let body = MessagePrefix.byteCount..<count
            let response = try unsafe arena.readResponse(
                UnsafeRawBufferPointer(rebasing: reply[body]))
            return try response.outcome.get()
        }
    }
}

/// One item a line, without space between.
var benchmarkList: FlowLayout {
    var layout = FlowLayout()
    layout.sectionMetrics.itemsFillLine = true
    layout.sectionMetrics.minimumLineSpacing = 0
    return layout
}

/// The heights that all benchmarks use: 40 to 240 points, mean 140.
func benchmarkHeights(count: Int) -> [Float] {
    var state: UInt32 = 12345
    return (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Float(40 + (state >> 8) % 201)
    }
}
