/// The clocks, timers, threads and sockets that a loop runs on: libuv's, or those of a simulation.
///
/// A platform calls the loop from one thread, and never while the loop calls the platform.
protocol LoopPlatform: AnyObject {
    /// Milliseconds of a clock that never goes back, as of this round.
    var now: UInt64 { get }
    /// Reads the monotonic clock, in nanoseconds, on any thread.
    var monotonicTime_ns: @Sendable () -> UInt64 { get }

    /// Takes over the socket of a connection; nil: there is no room for it.
    func makeSocket(_ descriptor: Int32) -> (any SessionSocket)?

    /// Has `Loop.takeTurns` called in each round from now on, or no longer.
    func startTurns()
    func stopTurns()

    /// Whether `Loop.tick` is called from time to time.
    var isTicking: Bool { get }
    /// - Parameter interval: Milliseconds from one tick to the next.
    func startTicking(every interval: UInt64)
    func stopTicking()

    /// Has another thread do a job.
    func submit(_ job: Workers.Job)

    /// Ends the rounds: the loop is empty and has been told to stop.
    func end()
}

/// The socket of a session.
protocol SessionSocket: AnyObject {
    /// Has `Session.didBecomeReady` called when the socket is ready; nil: no longer.
    func wait(for readiness: SocketReadiness?, _ session: Session)

    /// - Returns: The number of bytes, 0 at the end, or a negative errno.
    func receive(_ room: UnsafeMutableRawBufferPointer) -> Int
    /// - Returns: The number of bytes that the socket took, or a negative errno.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int
    /// Tells the client that nothing more will come.
    func finish()
    /// Whether the client neither sends nor takes any more. On any thread.
    var isHungUp: Bool { get }
    /// Where the client is; nil: on this machine, without an address.
    var peerAddress: PeerAddress? { get }

    /// Stops waiting, and has `Loop.remove` called with the session in this round or the next.
    func close(_ session: Session)
}

/// What a session can wait for.
enum SocketReadiness {
    case readable, writable
    /// The socket has failed. Nobody waits for that.
    case failed
}
