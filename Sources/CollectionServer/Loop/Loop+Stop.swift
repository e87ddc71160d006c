import CUV

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
        for session in sessions.values { session.beginDraining() }
        endIfEmpty()
    }

    /// Ends the loop once it has been told to stop and nobody is left.
    func endIfEmpty() {
        if stoppedAt != nil, sessions.isEmpty { end() }
    }

    /// Closes what keeps the loop running.
    func end() {
        unsafe inbox.setWakeup(nil)
        unsafe uv_close(asHandle(wakeup), nil)
        unsafe uv_close(asHandle(clock), nil)
        unsafe uv_close(asHandle(turns), nil)
        unsafe uv_close(asHandle(rounds), nil)
    }
}

/// libuv's handles begin with what all handles have.
func asHandle<Handle>(_ handle: UnsafeMutablePointer<Handle>) -> UnsafeMutablePointer<uv_handle_t> {
    unsafe UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
}
