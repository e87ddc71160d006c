import CollectionWire

extension Session {
    /// Has a worker go on with the requests that wait, while the loop serves others.
    ///
    /// Until `didWork` the connection is the worker's: the loop neither reads nor closes it.
    func leaveLoop() {
        isAway = true
        wait()
        let inbox = unsafe loop.inbox
        let used_ns = usage.lately_ns(at: connection.turn.asOf_ns)
        nonisolated(unsafe) let session = self
        let now_ns = unsafe loop.monotonicTime_ns()
        unsafe loop.platform.submit(
            Workers.Job(used_ns: used_ns, submitted_ns: now_ns) { arena in
                unsafe session.work(with: arena)
                unsafe inbox.bringBack(session)
            })
    }

    /// Answers requests on a worker's thread.
    private func work(with arena: MessageArena) {
        connection.beginTurn(onWorker: true)
        if socket.isHungUp { return }
        let own = connection.arena
        connection.arena = arena
        lastProgress = connection.resume(into: &workOutput)
        connection.arena = own
        keepRecording()
    }

    /// Takes the session back onto the loop, with what the worker has answered.
    func didWork() {
        isAway = false
        noteUse()
        if phase == .closed {
            finishClosing()
            // Until the socket is closed, the loop knows the session, and frees it then.
            if unsafe loop.sessions[number] == nil { unsafe loop.letGo(self) }
            return
        }
        activeAt = unsafe loop.now
        if messageBegunAt != nil { messageBegunAt = activeAt }
        guard let progress = lastProgress else { return close(.reset) }
        lastProgress = nil
        note(progress)
        if send(&workOutput) { proceed(with: progress) }
    }

    /// Counts what the last turn has used, and tells of a request that took long.
    ///
    /// - Returns: The time that the turn has used, in nanoseconds.
    @discardableResult
    func noteUse() -> UInt64 {
        let turn = connection.turn
        mostHeldBytes = max(mostHeldBytes, connection.memory?.bytes ?? 0)
        usage.add(turn.used_ns, at: turn.asOf_ns)
        if let longest = turn.longest { log(longest) }
        return turn.used_ns
    }

    @inline(never)
    private func log(_ longest: (number: UInt32, time_ns: UInt64)) {
        configuration.log.write(
            .warning, "slow_request",
            [
                ("connection", "\(number)"),
                ("operation", Operations.name(ofNumber: longest.number)),
                ("ms", "\(longest.time_ns / 1_000_000)"),
                ("requests", "\(connection.counts.requests)"),
            ])
    }
}
