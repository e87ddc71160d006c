extension Loop {
    /// Other threads have something: connections, sessions that return, or the order to stop.
    func didWake() {
        let (arrivals, returning, shouldStop) = inbox.takeAll()
        for session in returning { session.didWork() }
        for arrival in arrivals { adopt(arrival) }
        if shouldStop, stoppedAt == nil { stop() }
    }

    /// Lets each session answer what has reached this machine and say goodbye.
    private func stop() {
        stoppedAt = now
        for session in sessionsInOrder { session.beginDraining() }
        endIfEmpty()
    }

    /// Ends the loop once it has been told to stop and nobody is left.
    func endIfEmpty() {
        if stoppedAt != nil, sessions.isEmpty { end() }
    }

    /// Closes what keeps the loop running.
    func end() {
        inbox.setWakeup(nil)
        platform.end()
    }
}
