import CMessages
import CollectionCore
import Glibc

@testable import CollectionWire

/// What a client and the server have said to each other on one connection, and what the server must
/// say next: a connection of its own, without network, clock and limits of memory, answers the same
/// requests.
struct Conversation: ~Copyable {
    private var model: Connection
    private var modelOutput = ByteBuffer(keptBytes: 4096)
    private let limits: ConnectionLimits
    private let arena: MessageArena
    /// What was sent and not answered yet.
    private var asked = ByteBuffer(keptBytes: 0)
    private(set) var answerCount = 0
    /// How many bytes the requests had that were answered.
    private var answeredBytes = 0
    /// Whether the last answer was a fatal status: a server may have read its request in part.
    private(set) var hasFatalAnswer = false
    /// Of all requests that were answered, except tokens and the request of a fatal answer, and of
    /// all answers.
    private(set) var askedDigest = RunDigest()
    private(set) var answersDigest = RunDigest()
    /// Whether requests were refused because all connections together hold too much.
    private(set) var hasMetServerLimit = false
    /// The views with a push of which a part was refused.
    private var brokenPushes: Set<UInt32> = []
    private(set) var end: End?

    enum End {
        /// By a status that the model gives as well.
        case fatal
        /// By a last word, or because the server has no room.
        case lastWord(error: UInt32)
    }

    init(_ limits: ConnectionLimits, token: [UInt8], arena: MessageArena) {
        self.limits = limits
        self.arena = arena
        model = Connection(limits: limits, token: token, arena: MessageArena())
    }

    var hasUnanswered: Bool { !asked.isEmpty }

    /// Whether the server ended the conversation before it was told to stop, or for another reason.
    var hasEndedOtherwise: Bool {
        switch end {
        case .fatal: true
        case .lastWord(let error): error != ProtocolError.shuttingDown.rawValue
        case nil: false
        }
    }

    /// Whether a request is not answered that was whole within so many bytes from the beginning.
    func owesAnswer(within byteCount: Int) -> Bool {
        let next = nextRequestBytes()
        return next > MessagePrefix.byteCount && answeredBytes + next <= byteCount
    }

    /// What a recording of the conversation must have.
    struct Outcome {
        let answerCount: Int
        let hasFatalAnswer: Bool
        let askedDigest: RunDigest
        let answersDigest: RunDigest
        let hasMetServerLimit: Bool
    }

    var outcome: Outcome {
        Outcome(
            answerCount: answerCount, hasFatalAnswer: hasFatalAnswer, askedDigest: askedDigest,
            answersDigest: answersDigest, hasMetServerLimit: hasMetServerLimit)
    }

    mutating func ask(_ bytes: UnsafeRawBufferPointer) { unsafe asked.append(bytes) }

    /// Compares an answer with the one that there must be.
    ///
    /// - Parameter answer: With its prefix.
    /// - Returns: What is wrong; nil: nothing.
    mutating func check(_ answer: UnsafeRawBufferPointer) -> String? {
        if end != nil { return "an answer after the end of the conversation" }
        let body = unsafe UnsafeRawBufferPointer(rebasing: answer[MessagePrefix.byteCount...])
        let response: Response
        do throws(Status) {
            response = try unsafe arena.readResponse(body)
        } catch {
            return "an answer that is no message: \(error.message)"
        }
        if case .failure(let status) = response.outcome {
            if status.message.isEmpty || status.code == .ok || status.error == 0 {
                return "a failure without words: \(status)"
            }
            if response.id == 0, isLastWord(status) {
                end = .lastWord(error: status.error)
                return nil
            }
        }
        let length = nextRequestBytes()
        if length == 0 { return "an answer to \(response.id), and nothing was asked" }
        defer {
            asked.removeFirst(length)
            answeredBytes += length
        }
        let isFatal = response.isFatal
        unsafe note(answer, toRequestOf: isFatal ? 0 : length)
        if case .failure(let status) = response.outcome, isAboutServer(status) {
            return noteServerLimit(status, requestBytes: length)
        }
        return unsafe compare(answer, response, requestBytes: length)
    }

    private func isLastWord(_ status: Status) -> Bool {
        let isTooMany =
            status.error == ProtocolError.connectionLimit.rawValue
            && status.message.hasPrefix("the server has its ")
        return status.isFatal
            && (isTooMany || status.error == ProtocolError.idle.rawValue
                || status.error == ProtocolError.shuttingDown.rawValue)
    }

    private func isAboutServer(_ status: Status) -> Bool {
        status.error == ProtocolError.connectionLimit.rawValue
            && status.message.hasPrefix("the server holds ")
    }

    /// A request that is refused for the sake of others changes nothing.
    private mutating func noteServerLimit(_ status: Status, requestBytes: Int) -> String? {
        hasMetServerLimit = true
        if status.isFatal {
            end = .lastWord(error: status.error)
            hasFatalAnswer = true
        }
        let (number, view) = request(of: requestBytes)
        if number == BeginDataSource.number.rawValue || number == AppendDataSource.number.rawValue {
            brokenPushes.insert(view)
        }
        return nil
    }

    private mutating func compare(
        _ answer: UnsafeRawBufferPointer, _ response: Response, requestBytes: Int
    ) -> String? {
        let (number, view) = request(of: requestBytes)
        if brokenPushes.contains(view), Self.pushNumbers.contains(number) {
            guard case .success = response.outcome else { return nil }
            return "\(Operations.name(ofNumber: number)) after a part of the data was refused"
        }
        if case .success = response.outcome, number == BeginDataSource.number.rawValue {
            brokenPushes.remove(view)
        }
        unsafe asked.withUnsafeBytes { bytes in
            let request = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<requestBytes])
            _ = unsafe model.receive(request, into: &modelOutput)
        }
        if model.isFinished {
            end = .fatal
            hasFatalAnswer = true
        }
        defer { modelOutput.removeAll() }
        let isEqual = unsafe modelOutput.withUnsafeBytes { expected in
            guard expected.count == answer.count, let first = expected.baseAddress,
                let second = answer.baseAddress
            else { return false }
            return unsafe memcmp(first, second, answer.count) == 0
        }
        if isEqual { return nil }
        let difference = unsafe difference(from: answer)
        return "\(Operations.name(ofNumber: number)), answer \(answerCount): \(difference)"
    }

    private static let pushNumbers: Set<UInt32> = [
        AppendDataSource.number.rawValue, CommitDataSource.number.rawValue,
    ]

    private func difference(from answer: UnsafeRawBufferPointer) -> String {
        unsafe modelOutput.withUnsafeBytes { expected in
            let count = min(expected.count, answer.count)
            let first = (0..<count).first { unsafe expected[$0] != answer[$0] } ?? count
            return "\(answer.count) bytes instead of \(expected.count), other from byte \(first) on"
        }
    }

    /// How many bytes the next request has, as far as a server reads it; 0: there is none.
    private func nextRequestBytes() -> Int {
        unsafe asked.withUnsafeBytes { bytes in
            switch unsafe MessagePrefix.read(from: bytes) {
            case .incomplete: 0
            case .compressed: 1
            case .length(let length):
                bytes.count < MessagePrefix.byteCount + length
                    ? MessagePrefix.byteCount : MessagePrefix.byteCount + length
            }
        }
    }

    private func request(of byteCount: Int) -> (number: UInt32, view: UInt32) {
        unsafe asked.withUnsafeBytes { bytes in
            if byteCount <= MessagePrefix.byteCount { return (0, 0) }
            let message = unsafe UnsafeRawBufferPointer(
                rebasing: bytes[MessagePrefix.byteCount..<byteCount])
            var fields = unsafe FieldWalk(message)
            var view: UInt32 = 0
            while let field = fields.next() {
                guard field.number == 2, field.contents == nil else { continue }
                view = unsafe Self.number(endingAt: fields.offset, in: message)
            }
            return unsafe (Operations.number(of: message), view)
        }
    }

    /// The number of at most 7 bits whose last byte is before an offset: views have few numbers.
    private static func number(
        endingAt offset: Int, in message: UnsafeRawBufferPointer
    ) -> UInt32 {
        UInt32(unsafe message[offset - 1] & 127)
    }

    private mutating func note(_ answer: UnsafeRawBufferPointer, toRequestOf byteCount: Int) {
        answerCount += 1
        unsafe answersDigest.add(answer)
        if byteCount == 0 { return }
        let (number, _) = request(of: byteCount)
        var digest = askedDigest
        unsafe asked.withUnsafeBytes { bytes in
            let request = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<byteCount])
            unsafe digest.add(request: request, number: number)
        }
        askedDigest = digest
    }
}

extension Response {
    fileprivate var isFatal: Bool {
        guard case .failure(let status) = outcome else { return false }
        return status.isFatal
    }
}

extension RunDigest {
    /// Adds a request; of one with a token, and of one that may not be read, only the length.
    mutating func add(request: UnsafeRawBufferPointer, number: UInt32) {
        if number <= Hello.number.rawValue { return add(UInt64(request.count)) }
        unsafe add(request)
    }
}
