import CUV

/// What other threads have for an event loop.
final class Inbox: Sendable {
    @safe private struct Contents {
        var arrivals: [Arrival] = []
        var shouldStop = false
        /// Nil before the loop exists and after its end.
        var wakeup: UnsafeMutablePointer<uv_async_t>?
    }

    private let contents = Locked(Contents())

    /// Hands over a connection; false once the loop has ended.
    func deliver(_ arrival: Arrival) -> Bool {
        contents.withLock { contents in
            guard let wakeup = unsafe contents.wakeup else { return false }
            contents.arrivals.append(arrival)
            unsafe uv_async_send(wakeup)
            return true
        }
    }

    /// Tells the loop to answer what has arrived, to close its connections and to end.
    func stop() {
        contents.withLock { contents in
            contents.shouldStop = true
            if let wakeup = unsafe contents.wakeup { unsafe uv_async_send(wakeup) }
        }
    }

    /// For the loop: what has been delivered since the last time.
    func takeAll() -> (arrivals: [Arrival], shouldStop: Bool) {
        contents.withLock { contents in
            let arrivals = contents.arrivals
            contents.arrivals.removeAll()
            return (arrivals, contents.shouldStop)
        }
    }

    /// For the loop: how to wake it; nil before its end.
    func setWakeup(_ wakeup: UnsafeMutablePointer<uv_async_t>?) {
        contents.withLock { contents in unsafe contents.wakeup = wakeup }
    }
}

/// A connection that was accepted.
struct Arrival: Sendable {
    /// Counts the server's connections, from 1; names it in the log.
    let number: UInt64
    let descriptor: Int32
}
