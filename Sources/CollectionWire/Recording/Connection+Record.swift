extension Connection {
    /// Takes down a request and its answer, where the session is recorded.
    ///
    /// - Parameter start: Where the answer begins in `output`.
    func record(
        _ request: Slice<UnsafeRawBufferPointer>, answeredFrom start: Int,
        of output: borrowing ByteBuffer
    ) {
        guard let recorder else { return }
        unsafe output.withUnsafeBytes { bytes in
            unsafe recorder.record(
                UnsafeRawBufferPointer(rebasing: request),
                answer: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
    }

    /// Takes down what is said unasked.
    func recordLastWord(from start: Int, of output: borrowing ByteBuffer) {
        guard let recorder else { return }
        unsafe output.withUnsafeBytes { bytes in
            unsafe recorder.record(lastWord: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
    }
}
