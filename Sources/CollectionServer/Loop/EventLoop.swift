import CollectionWire

/// An event loop and its thread, as other threads see it.
///
/// A connection handed to it lives there until it closes, and so do its views: serving them
/// takes no locks.
struct EventLoop: Sendable {
    private let inbox = Inbox()
    private let thread: Thread

    init(
        number: Int, configuration: Configuration, census: Census, workers: Workers,
        memory: MemoryLedger, wrongTokens: WrongTokens
    ) throws(ServerError) {
        nonisolated(unsafe) let platform = try UVPlatform(workers: workers)
        nonisolated(unsafe) let loop = unsafe Loop(
            number: number, configuration: configuration, census: census, inbox: inbox,
            memory: memory, wrongTokens: wrongTokens, platform: platform)
        try unsafe platform.begin(loop)
        do {
            thread = try Thread { unsafe withExtendedLifetime(loop) { unsafe platform.run() } }
        } catch {
            unsafe loop.end()
            unsafe platform.run()
            throw error
        }
    }

    /// Hands over a connection; false once the loop has ended.
    func deliver(_ arrival: Arrival) -> Bool {
        inbox.deliver(arrival)
    }

    /// Begins a graceful stop.
    func stop() {
        inbox.stop()
    }

    /// Waits for the loop's end. Once only.
    func join() {
        thread.join()
    }
}
