import CMessages
package import CollectionCore

extension ByteBuffer {
    /// Appends a request with its prefix.
    package mutating func append(_ request: Request, in arena: MessageArena) {
        arena.reset(byteCountMax: 0)
        let message = unsafe request.message(in: arena)
        let length = unsafe jogakbo__v1__request__get_packed_size(message)
        unsafe appendMessage(atMost: length) { body in
            unsafe jogakbo__v1__request__pack(message, body)
        }
    }

    /// The same for a request for a display frame, which is written without a message in between.
    package mutating func append(_ direct: DirectRequest, in arena: MessageArena) {
        if !direct.canBeWritten {
            append(Request(id: direct.id, view: direct.view, operation: direct.request), in: arena)
            return
        }
        let bound = DirectRequest.writtenBytesMax
        unsafe appendMessage(atMost: bound) { body in
            var writer = unsafe BackwardWriter(body, atMost: bound)
            direct.write(to: &writer)
            return writer.finish()
        }
    }

    /// Appends a response with its prefix, or nothing when it would be too long.
    ///
    /// - Returns: The length that was too long.
    package mutating func append(
        _ response: Response, in arena: MessageArena, messageBytesMax: Int
    ) -> Int? {
        arena.reset(byteCountMax: 0)
        let message = unsafe response.message(in: arena)
        let length = unsafe jogakbo__v1__response__get_packed_size(message)
        if length > messageBytesMax { return length }
        unsafe appendMessage(atMost: length) { body in
            unsafe jogakbo__v1__response__pack(message, body)
        }
        return nil
    }

    /// The same for a display frame, which is nearly all that a server sends: it is written without
    /// a message in between, into room that is certainly enough.
    ///
    /// - Parameter news: Of the view.
    package mutating func append(
        _ frame: DisplayFrame, id: UInt64, _ news: ViewNews = ViewNews(), in arena: MessageArena,
        messageBytesMax: Int
    ) -> Int? {
        let bound = ConnectionLimits.bytesMax(of: frame)
        if bound > messageBytesMax || !frame.canBeWritten || !news.events.isEmpty {
            let answer = Response.Answer(to: DisplayFrameRequest.self, frame)
            let response = Response(id: id, outcome: .success(answer), news: news)
            return append(response, in: arena, messageBytesMax: messageBytesMax)
        }
        unsafe appendMessage(atMost: bound) { body in
            var writer = unsafe BackwardWriter(body, atMost: bound)
            frame.write(id: id, wakeAt: news.wakeAt, to: &writer)
            return writer.finish()
        }
        return nil
    }

    /// Lets `pack` write a message of at most `bound` bytes, and puts its prefix before it.
    private mutating func appendMessage(
        atMost bound: Int, _ pack: (UnsafeMutablePointer<UInt8>) -> Int
    ) {
        unsafe append(atMost: MessagePrefix.byteCount + bound) { start in
            let body = unsafe (start + MessagePrefix.byteCount).assumingMemoryBound(to: UInt8.self)
            let length = unsafe pack(body)
            unsafe MessagePrefix.write(length: UInt32(length), to: start)
            return MessagePrefix.byteCount + length
        }
    }
}
