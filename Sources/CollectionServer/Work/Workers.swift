import CSockets
import CUV
import CollectionWire

/// Threads that answer the requests that would keep a loop from its other connections.
///
/// Threads are made as they are needed, up to a number. The system runs the loops before them. Of
/// the jobs that wait, that of the connection that has used least lately is next; while a job
/// waits, what its connection had used counts less and less.
final class Workers: Sendable {
    private let countMax: Int
    private let state = Locked(State())
    private let jobs = Semaphore()

    private struct State {
        var waiting: [Job] = []
        var threadCount = 0
        var idleCount = 0
        var isStopped = false

        /// Takes the job that is next; nil: none waits.
        mutating func takeNext() -> Job? {
            waiting.takeNext(at: uv_hrtime())
        }
    }

    /// A piece of work, which gets the arena of its thread.
    struct Job: Sendable {
        let used_ns: UInt64
        /// The time of the monotonic clock.
        let submitted_ns: UInt64
        let run: @Sendable (MessageArena) -> Void

        func priority_ns(at now_ns: UInt64) -> UInt64 {
            Usage.aged(used_ns, by: now_ns > submitted_ns ? now_ns - submitted_ns : 0)
        }
    }

    init(countMax: Int) {
        self.countMax = countMax
    }

    /// Has a thread do a job. Jobs that are handed over after `stop` are dropped.
    func submit(_ job: Job) {
        let needsThread = state.withLock { state in
            if state.isStopped { return false }
            state.waiting.append(job)
            if state.waiting.count <= state.idleCount || state.threadCount == countMax {
                return false
            }
            state.threadCount += 1
            return true
        }
        jobs.signal()
        if needsThread { startThread() }
    }

    /// Lets the threads end, each after its job; nobody waits for them.
    func stop() {
        let count = state.withLock { state in
            state.isStopped = true
            state.waiting.removeAll()
            return state.threadCount
        }
        for _ in 0..<count { jobs.signal() }
    }

    private func startThread() {
        do throws(ServerError) {
            try Thread { self.run() }.detach()
        } catch {
            // The threads that there are do it; where there is none, this one does.
            let job = state.withLock { state in
                state.threadCount -= 1
                return state.threadCount == 0 ? state.takeNext() : nil
            }
            job?.run(MessageArena())
        }
    }

    private func run() {
        schedule_yield_to_others()
        let arena = MessageArena()
        while let job = next() { job.run(arena) }
    }

    /// Waits for a job; nil: there will be none.
    private func next() -> Job? {
        while true {
            state.withLock { $0.idleCount += 1 }
            jobs.wait()
            let (job, isStopped) = state.withLock { state in
                state.idleCount -= 1
                return (state.takeNext(), state.isStopped)
            }
            if let job { return job }
            if isStopped { return nil }
        }
    }
}

extension [Workers.Job] {
    /// Takes the job that is next; nil: none waits.
    mutating func takeNext(at now_ns: UInt64) -> Workers.Job? {
        let least = indices.min {
            self[$0].priority_ns(at: now_ns) < self[$1].priority_ns(at: now_ns)
        }
        return least.map { remove(at: $0) }
    }
}

/// The system's semaphore, which the thread sanitizer knows.
@safe private final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<uv_sem_t>

    init() {
        unsafe semaphore = .allocate(capacity: 1)
        let status = unsafe uv_sem_init(semaphore, 0)
        precondition(status == 0, "the system has no memory for a semaphore")
    }

    deinit {
        unsafe uv_sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    func signal() { unsafe uv_sem_post(semaphore) }

    func wait() { unsafe uv_sem_wait(semaphore) }
}
