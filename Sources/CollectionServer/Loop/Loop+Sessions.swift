import CSockets

extension Loop {
    /// Begins to serve a connection that was accepted.
    func adopt(_ arrival: Arrival) {
        guard let session = Session(arrival, on: self) else {
            configuration.log.write(
                .error, "connection_not_served",
                [("connection", "\(arrival.number)"), ("reason", "no_descriptor")])
            census.leave()
            return
        }
        if !platform.isTicking { startClock() }
        sessions[arrival.number] = session
        configuration.log.write(
            .info, "connection_opened",
            [
                ("connection", "\(arrival.number)"), ("loop", "\(number)"),
                ("connections", "\(census.connectionCount)"),
            ])
        if stoppedAt != nil { session.beginDraining() }
    }

    /// Forgets a session whose socket is closed.
    func remove(_ session: Session) {
        sessions[session.number] = nil
        waiting.removeAll { $0 === session }
        census.leave()
        if !session.isAway { letGo(session) }
        endIfEmpty()
    }

    /// Frees what a session has held that no worker has any more. What takes long to free is freed
    /// by a worker, which then gives memory back to the system.
    func letGo(_ session: Session) {
        leftBytes += session.mostHeldBytes
        if leftBytes < Loop.leftBytesMax { return }
        leftBytes = 0
        nonisolated(unsafe) let session = session
        platform.submit(
            Workers.Job(used_ns: .max, submitted_ns: monotonicTime_ns()) { _ in
                unsafe session.letGo()
                memory_return()
            })
    }

    /// Puts a session at the end of the queue for a turn.
    func enqueue(_ session: Session) {
        waiting.append(session)
        if waiting.count > 1 { return }
        platform.startTurns()
    }

    /// Gives sessions that wait one turn each, those first that have used least lately, until the
    /// round is over.
    func takeTurns() {
        var sessions = waiting
        waiting.removeAll(keepingCapacity: true)
        if sessions.count > 1 {
            let now_ns = monotonicTime_ns()
            sessions.sort { $0.usage.lately_ns(at: now_ns) < $1.usage.lately_ns(at: now_ns) }
        }
        roundUsed_ns = 0
        for (index, session) in sessions.enumerated() {
            if isRoundOver {
                waiting += sessions[index...]
                break
            }
            session.takeTurn()
        }
        if waiting.isEmpty { platform.stopTurns() }
    }

    private func startClock() {
        let timeouts = configuration.timeouts
        let shortest = min(
            timeouts.handshake, timeouts.message, timeouts.linger, timeouts.grace,
            timeouts.idle == 0 ? Int.max : timeouts.idle)
        let interval = UInt64(min(max(shortest / 4, 5), 1000))
        platform.startTicking(every: interval)
    }

    /// Ends sessions that have been silent for too long, and all of them when the time that a
    /// graceful stop may take is over.
    func tick() {
        if sessions.isEmpty {
            platform.stopTicking()
            // By now all that sessions held is free.
            platform.submit(
                Workers.Job(used_ns: .max, submitted_ns: monotonicTime_ns()) { _ in
                    memory_return()
                })
        }
        let now = now
        let isOver = stoppedAt.map { now - $0 >= UInt64(configuration.timeouts.grace) } ?? false
        for session in sessionsInOrder {
            isOver ? session.close(.graceOver) : session.checkTimeouts(now)
        }
    }
}
