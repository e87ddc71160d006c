import CollectionWire

extension Session {
    /// Has a client wait for the answer to a wrong token, as long as its address has earned.
    ///
    /// A Unix socket has no address, and those who may connect to it are known.
    func holdBackRefusal() {
        endReason = .wrongToken
        guard let address = socket.peerAddress else {
            if sendAnswers() { linger(endReason) }
            return
        }
        unsafe loop.output.withUnsafeBytes { answer in unsafe output.append(answer) }
        unsafe loop.output.removeAll()
        connection.waitingBytes = output.count
        let now = unsafe loop.now
        let delay = unsafe loop.wrongTokens.delay(
            of: address, at: now, first: UInt64(configuration.timeouts.wrongToken))
        answerDueAt = now + delay
        wait()
    }

    /// Answers once the time is over.
    func sendRefusal() {
        answerDueAt = nil
        goOn()
    }
}
