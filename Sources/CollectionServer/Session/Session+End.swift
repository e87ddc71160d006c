import CollectionWire

/// Why a session ended, for the log.
enum CloseReason: String {
    case ended
    /// The client ended in the middle of a message.
    case truncated
    case reset
    case fatalStatus = "fatal_status"
    /// The client's token was wrong, or there was none.
    case wrongToken = "wrong_token"
    /// The client does not talk TLS as it must.
    case tlsFailed = "tls_failed"
    case handshakeTimeout = "handshake_timeout"
    case messageTimeout = "message_timeout"
    case idleTimeout = "idle_timeout"
    case lingerTimeout = "linger_timeout"
    case shuttingDown = "shutting_down"
    case graceOver = "grace_over"
}

extension Session {
    /// While the server stops: answers what has reached this machine, then says goodbye.
    func beginDraining() {
        if phase != .serving || drainableBytes != nil { return }
        if answerDueAt != nil { return close(.shuttingDown) }
        drainableBytes = Session.drainedBytesMax
        if awaited == .readable { waitForTurn() }
    }

    /// More than a socket buffers; a client that never pauses does not keep the server running.
    private static var drainedBytesMax: Int { 16 << 20 }

    func sayGoodbye() {
        end(.shuttingDown, for: .shuttingDown)
    }

    /// Ends a session whose time has run out.
    func checkTimeouts(_ now: UInt64) {
        if isAway { return }
        let timeouts = configuration.timeouts
        switch phase {
        case .closed:
            break
        case .lingering(let since):
            if now - since >= UInt64(timeouts.linger) { close(.lingerTimeout) }
        case .serving:
            if let due = answerDueAt {
                if now >= due { sendRefusal() }
            } else if !connection.hasSaidHello, now - openedAt >= UInt64(timeouts.handshake) {
                end(.idle, for: .handshakeTimeout)
            } else if !hasWaitingOutput, let begun = messageBegunAt,
                now - begun >= UInt64(timeouts.message)
            {
                end(.idle, for: .messageTimeout)
            } else if timeouts.idle > 0, now - activeAt >= UInt64(timeouts.idle) {
                end(.idle, for: .idleTimeout)
            }
        }
    }

    /// Tells the client why, unless it does not even take what was said before.
    private func end(_ end: Connection.End, for reason: CloseReason) {
        if hasWaitingOutput || connection.isFinished || isInHandshake { return close(reason) }
        endReason = reason
        unsafe connection.end(end, into: &loop.output)
        if sendAnswers() { linger(reason) }
    }

    /// Closes our side, everything having been sent, and waits for the client to close its own.
    func linger(_ reason: CloseReason) {
        log(reason)
        endChannel()
        socket.finish()
        phase = unsafe .lingering(since: loop.now)
        wait(for: .readable)
    }

    func log(_ reason: CloseReason) {
        var fields: [(key: StaticString, value: String)] = [
            ("connection", "\(number)"), ("reason", reason.rawValue),
            ("requests", "\(connection.counts.requests)"),
            ("failures", "\(connection.counts.failures)"),
            ("display_frames", "\(connection.counts.displayFrames)"),
        ]
        if let failureWords { fields.append(("tls", failureWords)) }
        configuration.log.write(.info, "connection_closed", fields)
    }
}
