import CollectionWire
import Glibc

extension Session {
    /// Sends the loop's output.
    ///
    /// - Returns: Whether nothing waits, and the client is still there.
    func sendAnswers() -> Bool {
        unsafe send(&loop.output)
    }

    /// Sends answers; what the client does not take at once waits here.
    ///
    /// - Returns: Whether nothing waits, and the client is still there.
    func send(_ answers: inout ByteBuffer) -> Bool {
        if answers.isEmpty, !hasWaitingRecords { return true }
        let sent = unsafe answers.withUnsafeBytes { unsafe send($0) }
        let isTaken = sent == answers.count && !hasWaitingRecords
        if let sent, !isTaken {
            answers.removeFirst(sent)
            unsafe answers.withUnsafeBytes { rest in unsafe output.append(rest) }
            connection.waitingBytes = output.count
            wait(for: .writable)
        } else if sent == nil {
            close(.reset)
        }
        answers.removeAll()
        return isTaken
    }

    /// Sends what has been waiting.
    ///
    /// - Returns: Whether nothing waits any more, and the client is still there.
    func sendWaiting() -> Bool {
        guard let sent = unsafe output.withUnsafeBytes({ unsafe send($0) }) else {
            close(.reset)
            return false
        }
        if sent > 0 { activeAt = unsafe loop.now }
        output.removeFirst(sent)
        connection.waitingBytes = output.count
        if hasWaitingOutput { return false }
        // Nothing was read meanwhile, also of a message that is on its way.
        if messageBegunAt != nil { messageBegunAt = unsafe loop.now }
        return true
    }

    /// Whether the client has not taken all that it was sent.
    var hasWaitingOutput: Bool { !output.isEmpty || hasWaitingRecords }

    /// How many of the bytes the client took; nil if it is gone.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int? {
        if let channel { return unsafe send(bytes, in: channel) }
        var sent = 0
        while sent < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
            let count = unsafe socket.send(rest)
            if count == -Int(EAGAIN) { break }
            if count < 0 { return nil }
            sent += count
        }
        return sent
    }
}
