/// Takes down a session: what the client asked and what was answered, as bytes for a file.
///
/// The owner takes the bytes away, also between a request and its performance: what ends the server
/// is in the recording. Tokens are blanked before they get into the bytes.
package final class Recorder {
    /// What the owner has not taken yet.
    package var bytes = ByteBuffer(keptBytes: 64 << 10)
    private let token: [UInt8]
    /// Called before each request is performed, to take the bytes away.
    package var keep: (Recorder) -> Void = { _ in }
    private var digest = RecordingDigest()

    package init(limits: ConnectionLimits, token: [UInt8]) {
        self.token = token
        unsafe RecordingFormat.magic.withUnsafeBytes { magic in unsafe bytes.append(magic) }
        RecordingFormat.write(RecordingFormat.version, to: &bytes)
        RecordingFormat.write(token.isEmpty ? UInt8(0) : 1, to: &bytes)
        RecordingFormat.write(UInt8(RecordingFormat.limits.count), to: &bytes)
        for limit in RecordingFormat.limits {
            RecordingFormat.write(UInt64(limits[keyPath: limit]), to: &bytes)
        }
        digestBytes(from: 0)
    }

    /// - Parameter request: With the prefix; or only what was read of it, when it was refused.
    func record(request: UnsafeRawBufferPointer) {
        unsafe append(.request, request, token: token)
        keep(self)
    }

    /// - Parameter answer: With the prefix.
    func record(answer: UnsafeRawBufferPointer) {
        unsafe append(.answer, answer)
    }

    /// What the server said unasked.
    func record(lastWord: UnsafeRawBufferPointer) {
        unsafe append(.lastWord, lastWord)
    }

    /// Ends the recording: without this it counts as cut off.
    package func finish() {
        let value = digest.value
        RecordingFormat.write(RecordingFormat.Kind.end.rawValue, to: &bytes)
        RecordingFormat.write(UInt32(RecordingFormat.digestBytes), to: &bytes)
        RecordingFormat.write(value, to: &bytes)
    }

    /// - Parameter token: Of a request: the right one, to be blanked as such.
    private func append(
        _ kind: RecordingFormat.Kind, _ contents: UnsafeRawBufferPointer, token: [UInt8]? = nil
    ) {
        let start = bytes.count
        RecordingFormat.write(kind.rawValue, to: &bytes)
        RecordingFormat.write(UInt32(contents.count), to: &bytes)
        unsafe bytes.append(atMost: contents.count) { target in
            let copy = unsafe UnsafeMutableRawBufferPointer(start: target, count: contents.count)
            unsafe copy.copyMemory(from: contents)
            if let token, contents.count > MessagePrefix.byteCount {
                let message = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: copy[MessagePrefix.byteCount...])
                unsafe TokenBlank.blank(message, rightToken: token)
            }
            return contents.count
        }
        digestBytes(from: start)
    }

    private func digestBytes(from start: Int) {
        var digest = digest
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe digest.add(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        self.digest = digest
    }
}
