/// What other threads have for an event loop.
final class Inbox: Sendable {
    private struct Contents {
        var arrivals: [Arrival] = []
        /// Sessions that workers have had.
        var returning: [Session] = []
        var shouldStop = false
        /// Nil before the loop exists and after its end.
        var wakeup: (@Sendable () -> Void)?
    }

    private let contents = Locked(Contents())

    /// Hands over a connection; false once the loop has ended.
    func deliver(_ arrival: Arrival) -> Bool {
        contents.withLock { contents in
            guard let wakeup = contents.wakeup else { return false }
            contents.arrivals.append(arrival)
            wakeup()
            return true
        }
    }

    /// Gives a session back to the loop; drops the session once the loop has ended.
    func bringBack(_ session: sending Session) {
        contents.withLock { contents in
            guard let wakeup = contents.wakeup else { return }
            contents.returning.append(session)
            wakeup()
        }
    }

    /// Tells the loop to answer what has arrived, to close its connections and to end.
    func stop() {
        contents.withLock { contents in
            contents.shouldStop = true
            contents.wakeup?()
        }
    }

    /// For the loop: what has been delivered since the last time.
    func takeAll() -> (arrivals: [Arrival], returning: [Session], shouldStop: Bool) {
        contents.withLock { contents in
            let (arrivals, returning) = (contents.arrivals, contents.returning)
            contents.arrivals.removeAll()
            contents.returning.removeAll()
            return (arrivals, returning, contents.shouldStop)
        }
    }

    /// For the loop: how to wake it; nil before its end.
    func setWakeup(_ wakeup: (@Sendable () -> Void)?) {
        contents.withLock { contents in contents.wakeup = wakeup }
    }
}

/// A connection that was accepted.
struct Arrival: Sendable {
    /// Counts the server's connections, from 1; names it in the log.
    let number: UInt64
    let descriptor: Int32
    /// Whether the connection is to be encrypted.
    let isSecure: Bool
}
