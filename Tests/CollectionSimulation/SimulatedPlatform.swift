import CollectionReference
import CollectionWire

@testable import CollectionServer

/// What a loop runs on in a simulation: rounds, ticks and workers are steps of the schedule. All of
/// them are taken by one thread.
@safe final class SimulatedPlatform: LoopPlatform, @unchecked Sendable {
    private let schedule: Schedule
    private let network: Network
    private let workerCountMax: Int
    private var random: SeededGenerator
    private weak var loop: Loop?
    /// Connections that were accepted, until the loop makes their sockets.
    private var accepted: [Int32: SimulatedConnection] = [:]
    private var sockets: [SimulatedSocketReference] = []
    private var closing: [Session] = []
    private var waitingJobs: [Workers.Job] = []
    private var runningJobCount = 0
    private let arena = MessageArena()
    private var takesTurns = false
    private var tickInterval: UInt64?
    private var nextTick: UInt64 = 0
    private var isWoken = false
    private var isInJob = false
    private var nextRound_ns: UInt64?
    private(set) var hasEnded = false
    private(set) var jobCount = 0
    /// A planted fault: the loop is not told that sessions wait for their turns.
    var losesTurns = false
    /// A planted fault: requests get into recordings with their answers.
    var recordsLate = false
    private(set) var now: UInt64
    /// How many sockets there are in the run, also those that outlive their platform.
    let openSocketCount: Count

    final class Count {
        var value = 0
    }

    struct SimulatedSocketReference {
        weak var socket: SimulatedSocket?
    }

    init(
        _ schedule: Schedule, _ network: Network, seed: UInt64, workerCountMax: Int,
        openSocketCount: Count
    ) {
        self.openSocketCount = openSocketCount
        self.schedule = schedule
        self.network = network
        self.workerCountMax = workerCountMax
        random = SeededGenerator(seed: seed)
        now = schedule.clock.now_ns / 1_000_000
    }

    /// Begins to call a loop.
    func begin(_ loop: Loop) {
        self.loop = loop
        loop.inbox.setWakeup { [weak self] in self?.wakeForInbox() }
    }

    func expect(_ connection: SimulatedConnection) {
        accepted[Int32(connection.number)] = connection
    }

    /// The sessions that there are, in the order in which they came.
    var sessions: [Session] { sockets.compactMap { $0.socket?.session } }

    /// Is told of each session that the loop makes.
    func meet(_ session: Session) {
        if recordsLate { session.connection.recorder?.keep = { _ in } }
    }

    /// The connections that have not been closed by the server.
    var connections: [SimulatedConnection] {
        let numbers = accepted.keys.sorted()
        return sockets.compactMap { $0.socket?.connection } + numbers.compactMap { accepted[$0] }
    }

    func closeLater(_ session: Session) {
        closing.append(session)
        wake()
    }
}

extension SimulatedPlatform {
    var monotonicTime_ns: @Sendable () -> UInt64 { schedule.clock.read }

    func makeSocket(_ descriptor: Int32) -> (any SessionSocket)? {
        guard let connection = accepted.removeValue(forKey: descriptor) else { return nil }
        let socket = SimulatedSocket(connection, on: self)
        sockets.removeAll { $0.socket == nil }
        sockets.append(SimulatedSocketReference(socket: socket))
        return socket
    }

    func startTurns() {
        takesTurns = !losesTurns
        wake()
    }

    func stopTurns() { takesTurns = false }

    var isTicking: Bool { tickInterval != nil }

    func startTicking(every interval: UInt64) {
        tickInterval = interval
        nextTick = now + interval
        scheduleTick()
    }

    private func scheduleTick() {
        schedule.add("a tick is due", 0, at: nextTick * 1_000_000) { [weak self] in self?.wake() }
    }

    func stopTicking() { tickInterval = nil }

    func end() { hasEnded = true }
}

// Rounds.
extension SimulatedPlatform {
    /// Has a round begin soon.
    func wake() {
        scheduleRound(at: schedule.clock.now_ns + UInt64(random.number(1_000...60_000)))
    }

    private func wakeForInbox() {
        // What a job brings back comes when the job is done.
        if isInJob { return }
        isWoken = true
        wake()
    }

    private func scheduleRound(at time_ns: UInt64) {
        if let next = nextRound_ns, next <= time_ns { return }
        nextRound_ns = time_ns
        schedule.add("a round of the loop", 0, at: time_ns) { [weak self] in
            self?.beginRound(of: time_ns)
        }
    }

    private func beginRound(of time_ns: UInt64) {
        // Another round took the place of this one.
        if nextRound_ns != time_ns { return }
        nextRound_ns = nil
        if let loop, !hasEnded { round(loop) }
    }

    /// One round, in the order of libuv's.
    private func round(_ loop: Loop) {
        updateTime()
        if let interval = tickInterval, now >= nextTick {
            nextTick = now + interval
            scheduleTick()
            loop.tick()
        }
        if takesTurns { loop.takeTurns() }
        loop.roundUsed_ns = 0
        updateTime()
        var ready = sockets.compactMap(\.socket).filter { $0.readiness != nil }
        network.shuffle(&ready)
        if isWoken {
            isWoken = false
            loop.didWake()
        }
        for socket in ready {
            if let readiness = socket.readiness { socket.session?.didBecomeReady(readiness) }
        }
        ready = []
        let closed = closing
        closing = []
        for session in closed { loop.remove(session) }
        if !hasEnded { planNextRound() }
    }

    private func updateTime() { now = max(now, schedule.clock.now_ns / 1_000_000) }

    private func planNextRound() {
        let hasReady = sockets.contains { $0.socket?.readiness != nil }
        if takesTurns || isWoken || hasReady || !closing.isEmpty { wake() }
    }
}

// Workers.
extension SimulatedPlatform {
    func submit(_ job: Workers.Job) {
        waitingJobs.append(job)
        startJob()
    }

    private func startJob() {
        if runningJobCount == workerCountMax { return }
        guard let job = waitingJobs.takeNext(at: schedule.clock.now_ns) else { return }
        runningJobCount += 1
        jobCount += 1
        let delay_ns = UInt64(random.number(5_000...80_000))
        schedule.add("a worker begins", 0, after: delay_ns) { [weak self] in self?.perform(job) }
    }

    private func perform(_ job: Workers.Job) {
        isInJob = true
        let end_ns = schedule.clock.measureJob { job.run(arena) }
        isInJob = false
        schedule.add("a worker is done", 0, at: end_ns) { [weak self] in
            guard let self else { return }
            runningJobCount -= 1
            startJob()
            wakeForInbox()
        }
    }
}
