import CollectionWire

/// A recording's messages as JSON, as they were recorded: nothing is replayed.
struct RecordingPrint {
    private let messages = SessionMessages()

    /// Prints a line for each request and its answer.
    ///
    /// - Parameter write: Is given each line, with its end.
    func print(_ path: String, _ write: (String) -> Void) throws(CommandError) {
        let file = try MappedFile(path)
        var request: JSON.Member?
        // The request that ended a server has no answer.
        defer { if let request { write(line([request])) } }
        do throws(RecordingError) {
            var reader = try unsafe RecordingReader(file.bytes)
            while let entry = try reader.next() {
                let contents = unsafe reader.contents(of: entry)
                switch entry.kind {
                case .request:
                    if let request { write(line([request])) }
                    request = unsafe member("request", contents, messages.request)
                case .answer, .lastWord:
                    let answer = unsafe member("response", contents, messages.response)
                    write(line([request, answer].compactMap(\.self)))
                    request = nil
                case .end: break
                }
            }
        } catch {
            throw .failure("\(path): \(error.words)")
        }
    }

    private func line(_ members: [JSON.Member]) -> String { JSON.object(members).line + "\n" }

    /// - Parameter framed: The message with its prefix, or what of it was refused unread.
    private func member(
        _ name: String, _ framed: UnsafeRawBufferPointer, _ type: MessageType
    ) -> JSON.Member {
        let message = unsafe UnsafeRawBufferPointer(
            rebasing: framed.dropFirst(MessagePrefix.byteCount))
        if case .length(message.count) = unsafe MessagePrefix.read(from: framed),
            let json = unsafe messages.json(message, type)
        {
            return JSON.Member(name, json)
        }
        return JSON.Member("\(name)Bytes", .string(unsafe Self.hexadecimal(framed)))
    }

    private static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
        unsafe bytes.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
