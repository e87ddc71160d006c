import CFuzzMessages
import CollectionWire
import Glibc

/// libFuzzer's entry: the bytes are a conversation, a byte of options and then what a client sends.
/// Built by `make fuzz`; not part of the package.
///
/// Of the options, 1: a hello and a view come first; 128: limits are small, so that they are
/// reached; the bits between them, if any, say in pieces of how many bytes the rest arrives.
@c(LLVMFuzzerTestOneInput)
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeRawBufferPointer(start: start, count: count)
    guard let options = input.first else { return 0 }
    begin_findings(start, count)
    let bytes = UnsafeRawBufferPointer(rebasing: input.dropFirst())
    let limits = options & 128 == 0 ? ConnectionLimits.served : .reached
    let pieceBytes = Int(options >> 1) & 63
    if pieceBytes > 0 {
        feedPieces(of: bytes, pieceBytes, limits, isOpen: options & 1 == 1)
        return 0
    }
    let isOpen = options & 1 == 1
    let conversation = JudgedConversation(bytes, limits, isOpen: isOpen)
    // Twice as long: not with each input.
    let isCompared = input.count % 4 == 0 || getenv("FUZZ_ALWAYS") != nil
    if conversation.refusals.isEmpty || !isCompared { return 0 }
    let other = JudgedConversation(
        bytes, limits, isOpen: isOpen, leftOut: conversation.refusals)
    guard let difference = conversation.difference(from: other) else { return 0 }
    // One of them is to blame, mostly.
    for place in conversation.refusals.sorted() {
        let other = JudgedConversation(bytes, limits, isOpen: isOpen, leftOut: [place])
        if let difference = conversation.difference(from: other) {
            let words = "refused, and yet changes something: \(difference)"
            addFinding(words, at: conversation.names[place] ?? "")
            return 0
        }
    }
    addFinding("refused, and yet change something: \(difference)", at: "several requests")
    return 0
}

/// What arrives in pieces: a connection answers in whole messages, or falls silent.
private func feedPieces(
    of bytes: UnsafeRawBufferPointer, _ pieceBytes: Int, _ limits: ConnectionLimits, isOpen: Bool
) {
    let arena = MessageArena()
    var connection = Connection(limits: limits, token: [], arena: arena)
    var output = ByteBuffer(keptBytes: 0)
    if isOpen { open(&connection, &output) }
    var rest = bytes[...]
    while !rest.isEmpty {
        connection.receive(
            UnsafeRawBufferPointer(rebasing: rest.prefix(pieceBytes)), into: &output)
        rest = rest.dropFirst(pieceBytes)
        while connection.isBlocked {
            output.removeAll()
            connection.resume(into: &output)
        }
        if output.count > 1 << 20 { output.removeAll() }
    }
    if arena.mostHeldBytes > 4 * limits.messageBytes + (4 << 20) {
        addFinding("an arena of \(arena.mostHeldBytes) bytes", at: "in pieces")
    }
}

func addFinding(_ words: String, at place: String) {
    fuzz_add_finding(place, words)
}

/// A hello and a view.
func open(_ connection: inout Connection, _ output: inout ByteBuffer) {
    var input = ByteBuffer(keptBytes: 0)
    let hello = Hello(protocolVersion: Hello.version, token: [])
    let arena = MessageArena()
    input.append(Request(id: 1, view: 0, operation: hello), in: arena)
    input.append(Request(id: 2, view: 0, operation: CreateView()), in: arena)
    _ = input.withUnsafeBytes { connection.receive($0, into: &output) }
    output.removeAll()
}

extension ConnectionLimits {
    /// Those of a server, but for data: a fuzzer's memory is small.
    static let served: ConnectionLimits = {
        var limits = ConnectionLimits()
        limits.dataBytes = 64 << 20
        return limits
    }()

    static let reached: ConnectionLimits = {
        var limits = ConnectionLimits()
        limits.messageBytes = 64 << 10
        limits.viewCount = 4
        limits.itemCount = 1 << 20
        limits.dataBytes = 1 << 20
        limits.elementCount = 1 << 10
        limits.outputBytes = 64 << 10
        return limits
    }()
}
