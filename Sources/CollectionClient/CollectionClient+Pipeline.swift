import CSockets
public import CollectionCore
package import CollectionWire

/// Requests sent ahead.
extension CollectionClient {
    /// How many requests have no response yet.
    public var outstandingCount: Int { Int(lastID - lastAnsweredID) }
    /// Whether requests wait to be sent.
    public var hasUnsentBytes: Bool { !output.isEmpty || hasUnsentRecords }

    /// Puts a request behind the others, to be sent by `flush` or `sendNow`.
    ///
    /// - Returns: Its id, which the response will bear.
    @discardableResult
    package mutating func enqueue(_ operation: some Operation, view: UInt32) -> UInt64 {
        lastID += 1
        askedViews.append(view)
        output.append(Request(id: lastID, view: view, operation: operation), in: arena)
        return lastID
    }

    /// The same for a display frame; `nextDisplayFrame` takes the answer.
    @discardableResult
    public mutating func enqueueDisplayFrame(
        for request: DisplayFrameRequest, view: UInt32
    ) -> UInt64 {
        lastID += 1
        askedViews.append(view)
        output.append(DirectRequest(id: lastID, view: view, request: request), in: arena)
        return lastID
    }

    /// Enqueues samples and a request for the display frame after them, as one request.
    @discardableResult
    public mutating func enqueueDisplayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples, view: UInt32
    ) -> UInt64 {
        enqueue(DisplayFrameAfterInput(request, after: samples), view: view)
    }

    /// Waits for the response to the oldest request, which must have asked for a display frame.
    public mutating func nextDisplayFrame() throws(ClientError) -> DisplayFrame {
        try nextAnswer(to: DisplayFrameRequest.self)
    }

    /// Sends all requests. While the server takes none, because it waits for its responses to be
    /// taken, they are.
    public mutating func flush() throws(ClientError) {
        while !(try sendNow()) {
            let ready = sockets_wait(descriptor)
            if ready < 0 { throw .connectionBroken(errorNumber: -ready) }
            if ready & 1 != 0 { try receiveNow() }
        }
    }

    /// Sends what can be sent without waiting.
    ///
    /// - Returns: Whether all has been sent.
    @discardableResult
    public mutating func sendNow() throws(ClientError) -> Bool {
        if let channel { return try sendRecords(in: channel) }
        while !output.isEmpty {
            let sent = unsafe output.withUnsafeBytes { bytes in
                unsafe sockets_send_now(descriptor, bytes.baseAddress, bytes.count)
            }
            if sockets_is_not_now(sent) != 0 { return false }
            if sent < 0 { throw .connectionBroken(errorNumber: Int32(-sent)) }
            bytesSent += Int(sent)
            output.removeFirst(Int(sent))
        }
        return true
    }

    /// Receives what has arrived, for `takeResponse`.
    ///
    /// - Returns: Whether anything had.
    @discardableResult
    public mutating func receiveNow() throws(ClientError) -> Bool {
        try unsafe receive { (descriptor, room, count) in
            unsafe sockets_receive_now(descriptor, room, count)
        }
    }

    /// Takes the next response if all of it has been received.
    package mutating func takeResponse() throws(ClientError) -> Response? {
        let limit = max(Int(clamping: limits.messageBytesMax), Self.receivedBytesMax)
        guard let length = try nextLength(atMost: limit) else { return nil }
        let end = MessagePrefix.byteCount + length
        if input.count < end { return nil }
        let arena = arena
        let outcome = unsafe input.withUnsafeBytes { bytes -> Result<Response, Status> in
            let message = unsafe UnsafeRawBufferPointer(
                rebasing: bytes[MessagePrefix.byteCount..<end])
            do throws(Status) {
                return .success(try unsafe arena.readResponse(message))
            } catch {
                return .failure(error)
            }
        }
        input.removeFirst(end)
        switch outcome {
        case .success(let response): return try checked(response)
        case .failure(let status): throw .unexpectedResponse(status.message)
        }
    }

    /// The length of the response that arrives, once it is known.
    ///
    /// A status may be longer than a server allows other messages to be.
    func nextLength(atMost limit: Int) throws(ClientError) -> Int? {
        switch unsafe input.withUnsafeBytes({ bytes in unsafe MessagePrefix.read(from: bytes) }) {
        case .incomplete: return nil
        case .compressed(let flags):
            throw .unexpectedResponse("flags \(flags) before a response: no server of this kind")
        case .length(let length):
            if length > limit {
                throw .unexpectedResponse("a response of \(length) bytes, beyond the limit")
            }
            return length
        }
    }

    /// Sends what waits, and waits for the next response.
    package mutating func nextResponse() throws(ClientError) -> Response {
        try flush()
        while true {
            if let response = try takeResponse() { return response }
            try receiveWaiting()
        }
    }

    /// Waits until something arrives.
    mutating func receiveWaiting() throws(ClientError) {
        try unsafe receive { (descriptor, room, count) in
            unsafe sockets_receive(descriptor, room, count)
        }
    }

    /// A response must bear the id of the oldest request, unless the server ends the connection.
    private mutating func checked(_ response: Response) throws(ClientError) -> Response {
        if case .failure(let status) = response.outcome, status.isFatal { throw .refused(status) }
        if response.id != lastAnsweredID + 1 || lastAnsweredID == lastID {
            throw .unexpectedResponse("a response to request \(response.id), not the oldest")
        }
        lastAnsweredID += 1
        note(response.news)
        return response
    }

    @discardableResult
    private mutating func receive(
        with receive: (Int32, UnsafeMutableRawPointer, Int) -> Int64
    ) throws(ClientError) -> Bool {
        if let channel { return try unsafe receiveRecords(in: channel, with: receive) }
        let descriptor = descriptor
        var received: Int64 = 0
        unsafe input.append(atMost: Self.receivedBytesMax) { room in
            received = unsafe receive(descriptor, room, Self.receivedBytesMax)
            return max(0, Int(received))
        }
        if sockets_is_not_now(received) != 0 { return false }
        if received < 0 { throw .connectionBroken(errorNumber: Int32(-received)) }
        if received == 0 { throw .connectionClosed }
        bytesReceived += Int(received)
        return true
    }

    static var receivedBytesMax: Int { 64 << 10 }

    /// Sends what waits, and waits for the answer to the oldest request, which must be of this
    /// type.
    package mutating func nextAnswer<O: Operation>(
        to operation: O.Type
    ) throws(ClientError) -> O.Answer {
        try answer(of: nextResponse(), to: operation)
    }

    package func answer<O: Operation>(
        of response: Response, to operation: O.Type
    ) throws(ClientError) -> O.Answer {
        switch response.outcome {
        case .failure(let status): throw .refused(status)
        case .success(let answer):
            guard let value = answer.value(to: operation) else { throw wrongResult }
            return value
        }
    }
}
