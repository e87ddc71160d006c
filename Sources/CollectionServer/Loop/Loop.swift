import CollectionWire

/// What the thread of one event loop owns; no other thread touches it while that one runs.
@safe final class Loop {
    let number: Int
    let configuration: Configuration
    let census: Census
    let inbox: Inbox
    let platform: any LoopPlatform
    /// Reads the monotonic clock, in nanoseconds.
    let monotonicTime_ns: @Sendable () -> UInt64
    /// What the requests of this round have taken.
    var roundUsed_ns: UInt64 = 0
    /// What sessions that are gone had held when memory was given back to the system last.
    var leftBytes = 0
    static let leftBytesMax = 4 << 20
    let memory: MemoryLedger
    let wrongTokens: WrongTokens
    /// Where all sessions read to: what is left of a message is kept by its connection.
    let input: UnsafeMutableRawBufferPointer
    /// Where all sessions answer to: what a client does not take at once is kept by its session.
    /// Not checked at run time, as `Session.connection` is not.
    @safe @exclusivity(unchecked) var output = ByteBuffer(keptBytes: 1 << 20)
    /// What was in the records that a session has read.
    var decrypted = ByteBuffer(keptBytes: 512 << 10)
    let arena = MessageArena()
    /// By their numbers.
    var sessions: [UInt64: Session] = [:]
    /// All sessions, those that came first first: what a loop does never depends on hashes.
    var sessionsInOrder: [Session] { sessions.values.sorted { $0.number < $1.number } }
    /// Sessions that go on without waiting for their sockets, in the order of their turns.
    var waiting: [Session] = []
    /// When the loop was told to stop, in its own milliseconds.
    var stoppedAt: UInt64?

    init(
        number: Int, configuration: Configuration, census: Census, inbox: Inbox,
        memory: MemoryLedger, wrongTokens: WrongTokens, platform: any LoopPlatform
    ) {
        self.number = number
        self.configuration = configuration
        self.census = census
        self.inbox = inbox
        self.memory = memory
        self.wrongTokens = wrongTokens
        self.platform = platform
        monotonicTime_ns = platform.monotonicTime_ns
        unsafe input = .allocate(byteCount: configuration.inputBytes, alignment: 16)
    }

    deinit {
        unsafe input.deallocate()
    }

    /// What the requests of a round may take before connections that have used much lately wait for
    /// the next one.
    static let round_ns: UInt64 = 2_500_000

    var isRoundOver: Bool { roundUsed_ns > Loop.round_ns }

    /// Milliseconds of a clock that never goes back, as of this turn.
    var now: UInt64 { platform.now }
}
