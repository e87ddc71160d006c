import CollectionCore
import CollectionWire

/// A client and the server's half of a connection, with bytes in between and nothing else.
final class Conversation {
    var connection: Connection
    let arena: MessageArena
    private let clientArena = MessageArena()
    /// All bytes that came back.
    private(set) var replied: [UInt8] = []
    private var decoded = 0

    init(
        limits: ConnectionLimits = ConnectionLimits(), token: String = "",
        setups: NamedSetups = NamedSetups(), layouts: NamedLayouts = NamedLayouts()
    ) {
        arena = MessageArena()
        connection = Connection(
            limits: limits, token: Array(token.utf8), setups: setups, layouts: layouts,
            arena: arena)
    }

    var isFinished: Bool { connection.isFinished }
    var isBlocked: Bool { connection.isBlocked }
    var hasPartialMessage: Bool { connection.hasPartialMessage }
    var counts: Connection.Counts { connection.counts }

    /// One that has said hello and made view 1.
    static func withView(limits: ConnectionLimits = ConnectionLimits()) -> Conversation {
        let conversation = Conversation(limits: limits)
        conversation.send(Request.hello)
        conversation.send(Request(id: 2, view: 0, operation: CreateView()))
        _ = conversation.responses()
        return conversation
    }

    func send(_ bytes: [UInt8]) {
        var output = ByteBuffer(keptBytes: 0)
        _ = unsafe bytes.withUnsafeBytes { unsafe connection.receive($0, into: &output) }
        take(&output)
        while connection.isBlocked {
            connection.resume(into: &output)
            take(&output)
        }
    }

    func send(_ request: Request) {
        send(request.bytes)
    }

    func end(_ end: Connection.End) {
        var output = ByteBuffer(keptBytes: 0)
        connection.end(end, into: &output)
        take(&output)
    }

    /// The responses since the last call.
    func responses() -> [Response] {
        var responses: [Response] = []
        while case .length(let length) = unsafe replied[decoded...].withUnsafeBytes({
            unsafe MessagePrefix.read(from: $0)
        }), replied.count - decoded >= MessagePrefix.byteCount + length {
            let start = decoded + MessagePrefix.byteCount
            decoded = start + length
            unsafe replied[start..<decoded].withUnsafeBytes { bytes in
                if let response = try? unsafe clientArena.unpackResponse(bytes) {
                    responses.append(response)
                }
            }
        }
        return responses
    }

    /// The answer to one request.
    func ask<O: Operation>(_ operation: O, view: UInt32 = 1) -> Result<O.Answer, Status>? {
        switch outcome(of: operation, view: view) {
        case .success(let answer): answer.value(to: O.self).map { .success($0) }
        case .failure(let status): .failure(status)
        case nil: nil
        }
    }

    func outcome(
        of operation: any Operation, view: UInt32 = 1
    ) -> Result<Response.Answer, Status>? {
        send(Request(id: 99, view: view, operation: operation))
        return responses().last?.outcome
    }

    private func take(_ output: inout ByteBuffer) {
        replied += output.bytes
        output.removeAll()
    }
}

extension ByteBuffer {
    var bytes: [UInt8] { unsafe withUnsafeBytes { bytes in unsafe Array(bytes) } }
}

extension Request {
    static var hello: Request {
        let hello = Hello(protocolVersion: Hello.version, token: [])
        return Request(id: 1, view: 0, operation: hello)
    }

    /// With the prefix.
    var bytes: [UInt8] {
        var buffer = ByteBuffer(keptBytes: 0)
        buffer.append(self, in: MessageArena())
        return buffer.bytes
    }
}

extension Response {
    var bytes: [UInt8] {
        var buffer = ByteBuffer(keptBytes: 0)
        _ = buffer.append(self, in: MessageArena(), messageBytesMax: .max)
        return buffer.bytes
    }

    var status: Status? {
        guard case .failure(let status) = outcome else { return nil }
        return status
    }
}

extension Result where Failure == Status {
    var status: Status? {
        guard case .failure(let status) = self else { return nil }
        return status
    }

    var answer: Success? { try? get() }
}

extension Result where Success == Response.Answer, Failure == Status {
    /// What an operation of this type answers.
    static func success<O: Operation>(
        _ answer: O.Answer, to operation: O.Type
    ) -> Result<Response.Answer, Status> {
        .success(Response.Answer(to: operation, answer))
    }

    func answer<O: Operation>(to operation: O.Type) -> O.Answer? {
        (try? get())?.value(to: operation)
    }
}

/// Puts the prefix before a message made by hand.
func framed(_ message: [UInt8]) -> [UInt8] {
    let length = UInt32(message.count)
    return [0] + (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + message
}

/// A field with a length, of a message made by hand.
func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(bytes.count) + bytes
}

func varint(_ value: Int) -> [UInt8] {
    var rest = UInt64(bitPattern: Int64(value))
    var bytes: [UInt8] = []
    while rest >= 128 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
    }
    return bytes + [UInt8(rest)]
}

/// A short push and a display frame: the stream that tests cut into pieces and spoil.
enum Sample {
    static var data: [Request] {
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.headerReferenceSize = Size(width: 20, height: 20)
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 30, height: 12.5)
        let operations: [any Operation] = [
            SetFlowLayout(layout), BeginDataSource(metrics: [metrics]), chunk, CommitDataSource(),
            frame(at: 0), frame(at: 37), GetContentSize(),
        ]
        return operations.enumerated().map { index, operation in
            Request(id: UInt64(3 + index), view: 1, operation: operation)
        }
    }

    static var stream: [UInt8] {
        let opening = [Request.hello, Request(id: 2, view: 0, operation: CreateView())]
        return (opening + data).flatMap(\.bytes)
    }

    static func frame(at y: Double) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: y, width: 400, height: 100), time_ns: 0, isComplete: false,
            preferredSizes: [])
    }

    /// Two sections of 3 and 4 items, the second with metrics of its own.
    static var chunk: AppendDataSource {
        var chunk = unsafe DataSourceChunk(itemCounts: entries([3, 4]), options: [])
        unsafe chunk.sectionMetrics = entries([0, 1])
        unsafe chunk.heights = entries([10, 20, 30, 40, 50, 60, 70])
        return AppendDataSource(chunk)
    }

    /// A column for as long as the tests run.
    static func entries<Entry>(_ entries: [Entry]) -> UnsafeBufferPointer<Entry> {
        let copy = UnsafeMutableBufferPointer<Entry>.allocate(capacity: entries.count)
        _ = unsafe copy.initialize(fromContentsOf: entries)
        return UnsafeBufferPointer(copy)
    }
}
