import CollectionCore
import CollectionWire

/// libFuzzer's entry: the bytes are what a client sends, after it has said hello and made a view
/// if the first byte is odd. Built by `make fuzz` with the sanitizers; not part of the package.
///
/// The first byte also says in pieces of what length the rest arrives.
@c(LLVMFuzzerTestOneInput)
public func fuzzConnection(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    compareDirect(UnsafeRawBufferPointer(bytes))
    guard let first = bytes.first else { return 0 }
    let arena = MessageArena()
    var connection = Connection(limits: limits, token: [], arena: arena)
    var output = ByteBuffer(keptBytes: 0)
    if first & 1 == 1 { open(&connection, &output) }
    let pieceBytes = max(1, Int(first >> 1))
    var rest = UnsafeRawBufferPointer(bytes).dropFirst()
    while !rest.isEmpty {
        connection.receive(
            UnsafeRawBufferPointer(rebasing: rest.prefix(pieceBytes)), into: &output)
        rest = rest.dropFirst(pieceBytes)
        while connection.isBlocked {
            output.removeAll()
            connection.resume(into: &output)
        }
    }
    precondition(arena.mostHeldBytes < 4 << 20, "the arena's limit did not hold")
    return 0
}

/// Compares the messages read straight from bytes with those that protobuf-c reads.
private func compareDirect(_ bytes: UnsafeRawBufferPointer) {
    let arena = MessageArena()
    if let direct = DirectRequest(bytes) {
        let request = try? arena.unpackedRequest(bytes)
        let same = request.map {
            $0.id == direct.id && $0.view == direct.view
                && "\($0.operation)" == "\(direct.request)"
        }
        precondition(same == true, "a request was read otherwise")
    }
    if let (id, frame, wakeAt) = DisplayFrame.read(bytes) {
        let response = try? arena.unpackResponse(bytes)
        let other = response?.answer(to: DisplayFrameRequest.self)
        precondition(response?.id == id, "a response was read otherwise")
        precondition(response?.news.wakeAt == wakeAt, "a time was read otherwise")
        precondition("\(other ?? DisplayFrame())" == "\(frame)", "a frame was read otherwise")
    }
}

/// Small, so that they are reached.
private let limits: ConnectionLimits = {
    var limits = ConnectionLimits()
    limits.messageBytes = 64 << 10
    limits.viewCount = 4
    limits.itemCount = 1 << 20
    limits.dataBytes = 1 << 20
    limits.elementCount = 1 << 10
    limits.outputBytes = 64 << 10
    return limits
}()

private func open(_ connection: inout Connection, _ output: inout ByteBuffer) {
    var input = ByteBuffer(keptBytes: 0)
    let hello = Hello(protocolVersion: Hello.version, token: [])
    let arena = MessageArena()
    input.append(Request(id: 1, view: 0, operation: hello), in: arena)
    input.append(Request(id: 2, view: 0, operation: CreateView()), in: arena)
    _ = input.withUnsafeBytes { connection.receive($0, into: &output) }
}
