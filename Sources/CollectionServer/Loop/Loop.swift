import CUV
import CollectionWire

/// What the thread of one event loop owns; no other thread touches it while that one runs.
@safe final class Loop {
    let number: Int
    let configuration: Configuration
    let census: Census
    let inbox: Inbox
    let uv: UnsafeMutablePointer<uv_loop_t>
    /// Wakes the loop when other threads have something for it.
    let wakeup: UnsafeMutablePointer<uv_async_t>
    /// Ticks while there are sessions, to see which have been silent for too long.
    let clock: UnsafeMutablePointer<uv_timer_t>
    /// Runs once a turn while sessions wait for theirs.
    let turns: UnsafeMutablePointer<uv_idle_t>
    /// Runs before the loop waits for sockets.
    let rounds: UnsafeMutablePointer<uv_prepare_t>
    /// What the requests of this round have taken.
    var roundUsed_ns: UInt64 = 0
    /// What sessions that are gone had held when memory was given back to the system last.
    var leftBytes = 0
    static let leftBytesMax = 4 << 20
    /// Answers what takes long.
    let workers: Workers
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
    /// Sessions that go on without waiting for their sockets, in the order of their turns.
    var waiting: [Session] = []
    /// When the loop was told to stop, in its own milliseconds.
    var stoppedAt: UInt64?

    init(
        number: Int, configuration: Configuration, census: Census, inbox: Inbox,
        workers: Workers, memory: MemoryLedger, wrongTokens: WrongTokens
    ) throws(ServerError) {
        let uv = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
        let status = unsafe uv_loop_init(uv)
        guard status == 0 else {
            unsafe uv.deallocate()
            throw .noEventLoop(errno: -status)
        }
        self.number = number
        self.configuration = configuration
        self.census = census
        self.inbox = inbox
        self.workers = workers
        self.memory = memory
        self.wrongTokens = wrongTokens
        unsafe self.uv = uv
        unsafe wakeup = .allocate(capacity: 1)
        unsafe clock = .allocate(capacity: 1)
        unsafe turns = .allocate(capacity: 1)
        unsafe rounds = .allocate(capacity: 1)
        unsafe input = .allocate(byteCount: configuration.inputBytes, alignment: 16)
        try prepare()
    }

    deinit {
        unsafe uv_loop_close(uv)
        unsafe uv.deallocate()
        unsafe wakeup.deallocate()
        unsafe clock.deallocate()
        unsafe turns.deallocate()
        unsafe rounds.deallocate()
        unsafe input.deallocate()
    }

    private func prepare() throws(ServerError) {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        let status = unsafe uv_async_init(uv, wakeup) { wakeup in
            unsafe Loop.of(wakeup?.pointee.data) { $0.didWake() }
        }
        guard status == 0 else { throw .noEventLoop(errno: -status) }
        unsafe uv_timer_init(uv, clock)
        unsafe uv_idle_init(uv, turns)
        unsafe uv_prepare_init(uv, rounds)
        unsafe wakeup.pointee.data = this
        unsafe clock.pointee.data = this
        unsafe turns.pointee.data = this
        unsafe rounds.pointee.data = this
        unsafe uv_prepare_start(rounds) { rounds in
            unsafe Loop.of(rounds?.pointee.data) { $0.roundUsed_ns = 0 }
        }
        unsafe uv_unref(asHandle(rounds))
        unsafe inbox.setWakeup(wakeup)
    }

    /// Serves until the loop has been stopped and its last session is gone.
    func run() {
        unsafe uv_run(uv, UV_RUN_DEFAULT)
    }

    /// What the requests of a round may take before connections that have used much lately wait for
    /// the next one.
    static let round_ns: UInt64 = 2_500_000

    var isRoundOver: Bool { roundUsed_ns > Loop.round_ns }

    /// Milliseconds of a clock that never goes back, as of this turn.
    var now: UInt64 { unsafe uv_now(uv) }

    /// Calls `body` with the loop that a handle's `data` names.
    static func of(_ data: UnsafeMutableRawPointer?, _ body: (Loop) -> Void) {
        guard let data = unsafe data else { return }
        unsafe Unmanaged<Loop>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
    }
}
