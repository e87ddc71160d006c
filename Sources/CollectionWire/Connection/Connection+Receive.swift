extension Connection {
    /// Takes what has arrived and appends the responses to `output`.
    ///
    /// It answers as many whole messages as there are, until `output` is full, the turn is over, or
    /// the next message is for a worker: then `isBlocked` is true and the rest waits for `resume`.
    @discardableResult
    package mutating func receive(
        _ bytes: UnsafeRawBufferPointer, into output: inout ByteBuffer
    ) -> Progress {
        let requestsBefore = counts.requests
        if isFinished { return progress(since: requestsBefore) }
        if input.isEmpty {
            let handled = unsafe handleMessages(in: bytes, into: &output)
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[handled...])
            if !isFinished { unsafe input.append(rest, expecting: Self.expectedBytes(of: rest)) }
        } else {
            let expected = unsafe input.withUnsafeBytes { bytes in
                unsafe Self.expectedBytes(of: bytes)
            }
            unsafe input.append(bytes, expecting: expected)
            resume(into: &output)
        }
        return progress(since: requestsBefore)
    }

    /// Goes on with what waits, after `output` has been taken away.
    @discardableResult
    package mutating func resume(into output: inout ByteBuffer) -> Progress {
        let requestsBefore = counts.requests
        if isFinished { return progress(since: requestsBefore) }
        var waiting = ByteBuffer(keptBytes: 0)
        swap(&waiting, &input)
        let handled = unsafe waiting.withUnsafeBytes { bytes in
            unsafe handleMessages(in: bytes, into: &output)
        }
        if !isFinished {
            waiting.removeFirst(handled)
            swap(&waiting, &input)
        }
        return progress(since: requestsBefore)
    }

    /// Mutating, since the whole connection would be copied otherwise.
    private mutating func progress(since requestsBefore: UInt64) -> Progress {
        memory?.setBuffers(input.count + waitingBytes)
        return Progress(
            hasPartialMessage: hasPartialMessage, hasAnswered: counts.requests != requestsBefore,
            isFinished: isFinished, isBlocked: isBlocked)
    }

    /// - Returns: How many bytes were whole messages, handled now.
    private mutating func handleMessages(
        in bytes: UnsafeRawBufferPointer, into output: inout ByteBuffer
    ) -> Int {
        var handled = 0
        var requests = 0
        isBlocked = false
        needsWorker = false
        while !isFinished {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[handled...])
            switch unsafe MessagePrefix.read(from: rest) {
            case .incomplete:
                return handled
            case .compressed(let flags):
                let words = "a message has flags \(flags); only 0, not compressed, is known"
                let status = Status(.compressedMessage, words)
                let start = output.count
                respond(to: 0, with: .failure(status), into: &output)
                unsafe record(request: rest.prefix(1))
                record(answerFrom: start, of: output)
            case .length(let length):
                let start = output.count
                if !allows(length: length, into: &output) {
                    unsafe record(request: rest.prefix(MessagePrefix.byteCount))
                    record(answerFrom: start, of: output)
                    break
                }
                let end = MessagePrefix.byteCount + length
                if rest.count < end {
                    if mayHold(end - rest.count, into: &output) { return handled }
                    unsafe record(request: rest.prefix(MessagePrefix.byteCount))
                    record(answerFrom: start, of: output)
                    break
                }
                if isFull(output) || requests == limits.requestsPerTurn {
                    isBlocked = true
                    return handled
                }
                if unsafe !handle(rest[..<end], into: &output) {
                    isBlocked = true
                    return handled
                }
                record(answerFrom: start, of: output)
                requests += 1
                handled += end
            }
        }
        return handled
    }

    /// Whether so much waits for the client that the next request waits, too.
    private mutating func isFull(_ output: borrowing ByteBuffer) -> Bool {
        output.count > min(limits.outputBytes, memory?.outputBytesMax ?? .max)
    }

    private mutating func allows(length: Int, into output: inout ByteBuffer) -> Bool {
        let maximum =
            hasSaidHello ? limits.messageBytes : min(limits.helloBytes, limits.messageBytes)
        if length <= maximum { return true }
        let words = "a message of \(length) bytes; the limit is \(maximum)"
        respond(to: 0, with: .failure(Status(.messageTooLong, words)), into: &output)
        return false
    }

    /// Whether the server has room for the rest of a message, which is held until it is whole. For
    /// a short one there is room always.
    private mutating func mayHold(_ bytes: Int, into output: inout ByteBuffer) -> Bool {
        guard bytes > 1 << 14, let refusal = memory?.refusal(ofMessage: bytes) else {
            return true
        }
        respond(to: 0, with: .failure(refusal.fatal), into: &output)
        return false
    }

    /// How long the message at the front will be with its prefix, or 0 when that is unknown.
    private static func expectedBytes(of bytes: UnsafeRawBufferPointer) -> Int {
        guard case .length(let length) = unsafe MessagePrefix.read(from: bytes) else { return 0 }
        return MessagePrefix.byteCount + length
    }
}
