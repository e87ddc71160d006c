import CollectionWire
import Glibc

extension Session {
    /// Reads once and answers; what is left makes the socket readable again.
    func read() {
        let loop = unsafe loop
        if phase == .serving && loop.isRoundOver,
            isInHandshake || usage.lately_ns(at: loop.monotonicTime_ns()) > Loop.round_ns
        {
            return waitForTurn()
        }
        let input = unsafe loop.input
        let count = unsafe socket.receive(input)
        if count > 0 {
            activeAt = loop.now
            if phase != .serving { return }
            if let drainable = drainableBytes { drainableBytes = drainable - count }
            let bytes = unsafe UnsafeRawBufferPointer(rebasing: input[..<count])
            if let channel { return unsafe answer(records: bytes, in: channel) }
            unsafe answer(bytes)
        } else if count == 0 {
            close(connection.hasPartialMessage ? .truncated : .ended)
        } else if count == -Int(EAGAIN) {
            if phase != .serving { return }
            drainableBytes == nil ? wait(for: .readable) : sayGoodbye()
        } else {
            close(.reset)
        }
    }

    /// Hands bytes to the connection and sends what it says, with one write if the client takes
    /// it all.
    func answer(_ bytes: UnsafeRawBufferPointer) {
        connection.beginTurn(onWorker: false)
        let progress = unsafe connection.receive(bytes, into: &loop.output)
        endTurn(with: progress)
    }

    private func endTurn(with progress: Connection.Progress) {
        unsafe loop.roundUsed_ns += noteUse()
        note(progress)
        keepRecording()
        if progress.isFinished, connection.hasRefusedToken { return holdBackRefusal() }
        if sendAnswers() { proceed(with: progress) }
    }

    /// The client takes output again.
    func goOn() {
        if !sendWaiting() { return }
        if connection.isBlocked {
            takeTurn()
        } else {
            proceed(isFinished: connection.isFinished, isBlocked: false)
        }
    }

    /// Answers requests left over from an earlier turn, or reads on while the server stops.
    func takeTurn() {
        // Where output waits, `goOn` goes on.
        if phase != .serving || hasWaitingOutput { return }
        if !connection.isBlocked { return read() }
        activeAt = unsafe loop.now
        connection.beginTurn(onWorker: false)
        endTurn(with: unsafe connection.resume(into: &loop.output))
    }

    func proceed(with progress: Connection.Progress) {
        proceed(isFinished: progress.isFinished, isBlocked: progress.isBlocked)
    }

    /// Decides what to wait for, once all output is with the system.
    private func proceed(isFinished: Bool, isBlocked: Bool) {
        if isFinished {
            linger(endReason)
        } else if isBlocked {
            connection.needsWorker ? leaveLoop() : waitForTurn()
        } else if let drainable = drainableBytes {
            drainable > 0 ? waitForTurn() : sayGoodbye()
        } else if hasClientEnded {
            close(connection.hasPartialMessage ? .truncated : .ended)
        } else {
            wait(for: .readable)
        }
    }

    func waitForTurn() {
        wait()
        unsafe loop.enqueue(self)
    }

    /// The client's time for a message begins anew with each one that is complete.
    func note(_ progress: Connection.Progress) {
        if !progress.hasPartialMessage, !hasPartialRecord {
            messageBegunAt = nil
        } else if messageBegunAt == nil || progress.hasAnswered {
            messageBegunAt = unsafe loop.now
        }
    }
}
