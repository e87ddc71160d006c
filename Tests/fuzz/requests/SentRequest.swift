import CFuzzMessages
import CollectionWire

/// One request of a conversation.
struct SentRequest {
    /// The message with its prefix.
    let framed: UnsafeRawBufferPointer
    let place: Int
    let number: UInt32
    let id: UInt64
    let view: UInt32
    let name: String

    init(_ framed: UnsafeRawBufferPointer, place: Int) {
        self.framed = framed
        self.place = place
        let body = framed.dropFirst(MessagePrefix.byteCount)
        var (id, view) = (UInt64(0), UInt32(0))
        number = fuzz_request_number(
            UnsafeRawBufferPointer(rebasing: body).baseAddress?.assumingMemoryBound(
                to: UInt8.self), body.count, &id, &view)
        (self.id, self.view) = (id, view)
        name = Self.names[Int(number), default: "none"]
    }

    private static let names: [Int: String] = {
        var names: [Int: String] = [:]
        for number in 0..<1024 { names[number] = Operations.name(ofNumber: UInt32(number)) }
        return names
    }()

    /// Whether the connection counts its memory only after the next request.
    var isDisplayFrame: Bool { name.hasPrefix("display_frame") }

    /// Whether a refusal changes something. That of a part of a push has its commit refused, too,
    /// and that of the end of a batch ends it: the protocol says so. Questions about a section that
    /// scrolls across lay out before they find that it does not, and the next display frame, and
    /// events for assistive technology, tell that the layout has changed. A display frame whose
    /// time goes back is refused after an open gap has followed the layout: that is a fault.
    var isRefusedWithEffect: Bool {
        if name.contains("orthogonal") || isDisplayFrame { return true }
        return switch name {
        case "begin_data_source", "append_data_source", "commit_data_source", "end_batch_updates":
            true
        default: false
        }
    }

    /// Compares what is read straight from bytes with what protobuf-c reads.
    func compareReadings() {
        let body = UnsafeRawBufferPointer(rebasing: framed.dropFirst(MessagePrefix.byteCount))
        // Slow: not with each of them.
        guard (id &+ UInt64(body.count)) % 32 == 0, let direct = DirectRequest(body) else { return }
        let request = try? MessageArena().unpackedRequest(body)
        let isSame = request.map {
            $0.id == direct.id && $0.view == direct.view
                && "\($0.operation)" == "\(direct.request)"
        }
        if isSame != true { addFinding("a request that was read otherwise", at: name) }
    }
}

/// Numbers of ErrorCode in proto/.
enum ErrorNumber {
    static let malformed: UInt32 = 100
}
