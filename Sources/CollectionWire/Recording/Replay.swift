/// Puts a recorded session's requests to a fresh connection and compares the answers, byte by
/// byte.
///
/// Last words are not compared: they came of the server's clock, or of its end.
package struct Replay: ~Copyable {
    private var reader: RecordingReader
    private var connection: Connection
    private var output = ByteBuffer(keptBytes: 1 << 16)
    private let ignoresMessages: Bool
    /// Those that were answered as they had been.
    package private(set) var requestCount = 0
    package private(set) var displayFrameCount = 0

    /// - Parameter bytes: A file's; they must stay as long as the replay.
    /// - Parameter ignoresMessages: Whether two errors are equal that differ in nothing but their
    ///   messages, which are for people and may change from version to version.
    /// - Parameter setups: What the server offered.
    /// - Parameter layouts: Those that the server had given names.
    package init(
        _ bytes: UnsafeRawBufferPointer, ignoresMessages: Bool = false,
        setups: NamedSetups = NamedSetups(), layouts: NamedLayouts = NamedLayouts()
    ) throws(RecordingError) {
        let reader = try unsafe RecordingReader(bytes)
        let token = try Replay.token(for: reader)
        self.reader = reader
        self.ignoresMessages = ignoresMessages
        connection = Connection(
            limits: reader.limits, token: token, setups: setups, layouts: layouts,
            arena: MessageArena())
    }

    /// Replays the next request.
    ///
    /// - Returns: False at the end of the recording.
    package mutating func step() throws(RecordingError) -> Bool {
        guard let entry = try reader.next() else { return false }
        switch entry.kind {
        case .request:
            try replay(entry)
            return true
        case .lastWord:
            if let more = try reader.next() {
                throw .malformed(offset: more.offset, "something after the last word")
            }
            return false
        case .answer, .end:
            throw .malformed(offset: entry.offset, "an answer without a request")
        }
    }

    private mutating func replay(_ request: RecordingReader.Entry) throws(RecordingError) {
        let asked = unsafe reader.contents(of: request)
        unsafe connection.receive(asked, into: &output)
        guard let answer = try reader.next(), answer.kind == .answer else {
            throw .malformed(offset: request.offset, "a request without an answer")
        }
        let recorded = unsafe reader.contents(of: answer)
        let replayed = unsafe output.withUnsafeBytes { bytes -> [UInt8]? in
            unsafe isEqual(bytes, to: recorded) ? nil : Array(bytes)
        }
        output.removeAll()
        if let replayed {
            throw .different(
                ReplayDifference(
                    request: requestCount + 1, offset: answer.offset, asked: unsafe Array(asked),
                    recorded: unsafe Array(recorded), replayed: replayed))
        }
        requestCount += 1
        displayFrameCount = Int(connection.counts.displayFrames)
    }

    private func isEqual(
        _ answer: UnsafeRawBufferPointer, to recorded: UnsafeRawBufferPointer
    ) -> Bool {
        if unsafe answer.elementsEqual(recorded) { return true }
        if reader.version == 1, unsafe Self.knownToVersion1(answer).elementsEqual(recorded) {
            return true
        }
        guard ignoresMessages, let now = unsafe Self.failure(answer) else { return false }
        guard let before = unsafe Self.failure(recorded) else { return false }
        return now == before
    }

    /// An answer without the fields that version 1 does not know.
    private static func knownToVersion1(_ answer: UnsafeRawBufferPointer) -> [UInt8] {
        if answer.count < MessagePrefix.byteCount { return unsafe Array(answer) }
        let message = unsafe UnsafeRawBufferPointer(rebasing: answer[MessagePrefix.byteCount...])
        var fields = unsafe FieldWalk(message)
        var known: [UInt8] = []
        var start = 0
        while let field = fields.next() {
            if field.number < RecordingFormat.firstNewResponseField {
                unsafe known += message[start..<fields.offset]
            }
            start = fields.offset
        }
        var prefix = [UInt8](repeating: 0, count: MessagePrefix.byteCount)
        unsafe prefix.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe MessagePrefix.write(length: UInt32(known.count), to: start)
        }
        return prefix + known
    }

    /// The id and the status of an answer that has failed, without the message.
    private static func failure(_ answer: UnsafeRawBufferPointer) -> Failure? {
        if answer.count < MessagePrefix.byteCount { return nil }
        let message = unsafe UnsafeRawBufferPointer(rebasing: answer[MessagePrefix.byteCount...])
        guard let response = unsafe try? MessageArena().unpackResponse(message),
            case .failure(var status) = response.outcome
        else { return nil }
        status.message = ""
        return Failure(id: response.id, status: status)
    }

    private struct Failure: Equatable {
        var id: UInt64
        var status: Status
    }

    /// What the connection asks for; the recorded hello was blanked to match.
    private static func token(for reader: RecordingReader) throws(RecordingError) -> [UInt8] {
        if !reader.asksForToken { return [] }
        var ahead = reader
        guard let first = try ahead.next() else { return [TokenBlank.right] }
        let request = unsafe reader.contents(of: first)
        if request.count <= MessagePrefix.byteCount { return [TokenBlank.right] }
        return unsafe TokenBlank.standInToken(
            for: UnsafeRawBufferPointer(rebasing: request[MessagePrefix.byteCount...]))
    }
}
