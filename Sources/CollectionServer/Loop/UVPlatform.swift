import CUV

/// libuv's loop, and the handles through which it calls a loop of the server.
@safe final class UVPlatform: LoopPlatform {
    private let uv: UnsafeMutablePointer<uv_loop_t>
    /// Wakes the loop when other threads have something for it.
    private let wakeup: UnsafeMutablePointer<uv_async_t>
    /// Ticks while there are sessions, to see which have been silent for too long.
    private let clock: UnsafeMutablePointer<uv_timer_t>
    /// Runs once a turn while sessions wait for theirs.
    private let turns: UnsafeMutablePointer<uv_idle_t>
    /// Runs before the loop waits for sockets.
    private let rounds: UnsafeMutablePointer<uv_prepare_t>
    private let workers: Workers

    let monotonicTime_ns: @Sendable () -> UInt64 = uv_hrtime

    init(workers: Workers) throws(ServerError) {
        let uv = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
        let status = unsafe uv_loop_init(uv)
        guard status == 0 else {
            unsafe uv.deallocate()
            throw .noEventLoop(errno: -status)
        }
        self.workers = workers
        unsafe self.uv = uv
        unsafe wakeup = .allocate(capacity: 1)
        unsafe clock = .allocate(capacity: 1)
        unsafe turns = .allocate(capacity: 1)
        unsafe rounds = .allocate(capacity: 1)
    }

    deinit {
        unsafe uv_loop_close(uv)
        unsafe uv.deallocate()
        unsafe wakeup.deallocate()
        unsafe clock.deallocate()
        unsafe turns.deallocate()
        unsafe rounds.deallocate()
    }

    /// Has the handles call a loop, which must stay until `run` has returned.
    func begin(_ loop: Loop) throws(ServerError) {
        let this = unsafe Unmanaged.passUnretained(loop).toOpaque()
        let status = unsafe uv_async_init(uv, wakeup) { wakeup in
            unsafe UVPlatform.loop(wakeup?.pointee.data) { $0.didWake() }
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
            unsafe UVPlatform.loop(rounds?.pointee.data) { $0.roundUsed_ns = 0 }
        }
        unsafe uv_unref(asHandle(rounds))
        nonisolated(unsafe) let wakeup = unsafe wakeup
        loop.inbox.setWakeup { unsafe uv_async_send(wakeup) }
    }

    /// Serves until the loop has been stopped and its last session is gone.
    func run() {
        unsafe uv_run(uv, UV_RUN_DEFAULT)
    }

    func end() {
        unsafe uv_close(asHandle(wakeup), nil)
        unsafe uv_close(asHandle(clock), nil)
        unsafe uv_close(asHandle(turns), nil)
        unsafe uv_close(asHandle(rounds), nil)
    }

    /// Calls `body` with the loop that a handle's `data` names.
    private static func loop(_ data: UnsafeMutableRawPointer?, _ body: (Loop) -> Void) {
        guard let data = unsafe data else { return }
        unsafe Unmanaged<Loop>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
    }

    var now: UInt64 { unsafe uv_now(uv) }

    func makeSocket(_ descriptor: Int32) -> (any SessionSocket)? {
        unsafe UVSocket(descriptor, on: uv)
    }

    func startTurns() {
        unsafe uv_idle_start(turns) { turns in
            unsafe UVPlatform.loop(turns?.pointee.data) { $0.takeTurns() }
        }
    }

    func stopTurns() {
        unsafe uv_idle_stop(turns)
    }

    var isTicking: Bool { unsafe uv_is_active(asHandle(clock)) != 0 }

    func startTicking(every interval: UInt64) {
        unsafe uv_timer_start(
            clock,
            { clock in
                unsafe UVPlatform.loop(clock?.pointee.data) { $0.tick() }
            }, interval, interval)
    }

    func stopTicking() {
        unsafe uv_timer_stop(clock)
    }

    func submit(_ job: Workers.Job) {
        workers.submit(job)
    }
}

/// libuv's handles begin with what all handles have.
func asHandle<Handle>(_ handle: UnsafeMutablePointer<Handle>) -> UnsafeMutablePointer<uv_handle_t> {
    unsafe UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
}
