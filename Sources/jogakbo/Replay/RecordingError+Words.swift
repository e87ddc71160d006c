import CollectionCore
import CollectionWire

extension RecordingError {
    /// What is wrong with a recording, and where.
    var words: String {
        switch self {
        case .foreign: "no recording of a session"
        case .unknownVersion(let version):
            "a recording of version \(version); only 1 and 2 are known"
        case .truncated(let offset):
            "cut off: the file ends at byte \(offset), the session does not"
        case .malformed(let offset, let what): "damaged: \(what) at byte \(offset)"
        case .wrongDigest(let offset):
            "damaged: the digest at byte \(offset) is not that of the bytes before it"
        case .different(let difference): difference.words
        }
    }
}

extension ReplayDifference {
    /// Which request it is, and what its answers differ in.
    var words: String {
        let arena = MessageArena()
        return "request \(request)\(name(arena)), whose answer is at byte \(offset): \(what(arena))"
    }

    private func what(_ arena: MessageArena) -> String {
        if replayed.isEmpty { return "there is no answer now" }
        let before = ReplayDifference.response(recorded, arena)
        let now = ReplayDifference.response(replayed, arena)
        guard let before, let now else {
            return "\(before == nil ? "the recorded answer" : "the answer now") is no message"
        }
        if let recorded = before.answer(to: DisplayFrameRequest.self),
            let replayed = now.answer(to: DisplayFrameRequest.self),
            let difference = DisplayFrameDifference.first(replayed, expected: recorded)
        {
            return difference
        }
        if before.id != now.id { return "its id is \(now.id), expected \(before.id)" }
        return "it is \(ReplayDifference.short(now)), expected \(ReplayDifference.short(before))"
    }

    private static func response(_ bytes: [UInt8], _ arena: MessageArena) -> Response? {
        let message = Array(bytes.dropFirst(MessagePrefix.byteCount))
        return unsafe message.withUnsafeBytes { unsafe try? arena.unpackResponse($0) }
    }

    /// Its id and view; empty when it is no request.
    private func name(_ arena: MessageArena) -> String {
        let message = Array(asked.dropFirst(MessagePrefix.byteCount))
        let request = unsafe message.withUnsafeBytes { unsafe try? arena.unpackedRequest($0) }
        return request.map { " (id \($0.id), view \($0.view))" } ?? ""
    }

    private static func short(_ response: Response) -> String {
        switch response.outcome {
        case .failure(let status): "the status '\(status.message)'"
        case .success(let result): String("\(result.value)".prefix(300))
        }
    }
}
