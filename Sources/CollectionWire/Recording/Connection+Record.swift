extension Connection {
    /// Takes down a request, where the session is recorded, before the request is performed.
    func record(request: Slice<UnsafeRawBufferPointer>) {
        guard let recorder else { return }
        unsafe recorder.record(request: UnsafeRawBufferPointer(rebasing: request))
    }

    /// Takes down the answer to the request that was taken down last.
    ///
    /// - Parameter start: Where the answer begins in `output`.
    func record(answerFrom start: Int, of output: borrowing ByteBuffer) {
        guard let recorder else { return }
        unsafe output.withUnsafeBytes { bytes in
            unsafe recorder.record(answer: UnsafeRawBufferPointer(rebasing: bytes[start...]))
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
