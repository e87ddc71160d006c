import CollectionReference
import CollectionWire

/// One run of a simulation: clients, a network and a server, and what must hold of them.
///
/// All that happens follows from the seed: the same seed gives the same run, bit for bit. Where
/// memory is short, what malloc gives counts as well, since the ledger counts it: such a run is the
/// same in a process of its own.
final class Run {
    let seed: UInt64
    let settings: RunSettings
    let clock: SimulatedClock
    let schedule: Schedule
    let network: Network
    let arena = MessageArena()
    var report = SimulationReport()
    private let faults: PlantedFaults
    private var random: SeededGenerator
    private var clients: [SimulatedClient] = []
    private var server: SimulatedServer?
    private let openSocketCount = SimulatedPlatform.Count()
    private var lastConnection: UInt64 = 0
    private var recordingChecks: RecordingChecks
    private var digest = RunDigest()
    private var trace = StepTrace()
    private var words: String?
    /// Whether clients make no more requests, so that everything must come to an end.
    private(set) var isSettling = false
    private let start_ns: UInt64

    init(seed: UInt64, seconds: Int, faults: PlantedFaults) {
        self.seed = seed
        self.faults = faults
        settings = RunSettings(seed: seed, seconds: seconds)
        random = SeededGenerator(seed: seed &+ 1_000_000)
        clock = SimulatedClock(seed: seed &+ 2_000_000, settings.costs)
        schedule = Schedule(clock)
        network = Network(
            seed: seed &+ 3_000_000, settings.weather, schedule, losesByte: faults.losesByte)
        recordingChecks = RecordingChecks(
            seed: seed &+ 4_000_000, replayPercent: settings.replayPercent)
        start_ns = clock.now_ns
    }

    /// Notes what is wrong; the run ends with the step.
    func fail(_ words: String) {
        if self.words == nil { self.words = words }
    }

    func perform() throws(SimulationFailure) -> SimulationReport {
        startServer()
        for number in 1...UInt64(settings.clientCount) {
            let client = SimulatedClient(
                number, in: self, random: SeededGenerator(seed: seed &+ 5_000_000 &+ number))
            clients.append(client)
            client.wake(after: UInt64(random.number(0...2_000)) * 1_000_000)
        }
        schedule.add("the clients settle", 0, after: settings.duration_ns) { [self] in settle() }
        schedule.add("an audit", 0, after: Self.auditInterval_ns) { [self] in audit() }
        while words == nil, let step = schedule.next() {
            report.stepCount += 1
            trace.note(step)
            digest.add(step.time_ns)
            digest.add(step.order)
            step.body()
            check()
        }
        if words == nil { checkNothingIsLeft() }
        let words = words
        clients = []
        server = nil
        if let words {
            throw SimulationFailure(
                seed: seed, step: report.stepCount, time_ns: clock.now_ns, words: words,
                lastSteps: trace.lines)
        }
        report.simulated_ns = clock.now_ns - start_ns
        report.connectionCount = Int(lastConnection)
        (report.comparedCount, report.replayedCount) = recordingChecks.counts
        report.serverLimitCount = recordingChecks.serverLimitCount
        digest.add(network.digest.value)
        report.digest = digest.value
        return report
    }

    /// What must hold after each step.
    private func check() {
        guard let server else { return }
        if server.isDead { return finishKill() }
        if let fault = server.fault { return fail(fault) }
        if server.platform.hasEnded { finishStop() }
    }
}

// The server's lives.
extension Run {
    private func startServer() {
        let platform = SimulatedPlatform(
            schedule, network, seed: random.next(), workerCountMax: settings.workerCountMax,
            openSocketCount: openSocketCount)
        platform.losesTurns = faults.losesTurns
        platform.recordsLate = faults.recordsLate
        do {
            server = try SimulatedServer(settings, platform)
        } catch {
            return fail("the server cannot start: \(error)")
        }
        planEnd()
    }

    private func planEnd() {
        guard let seconds = settings.serverSeconds, let server else { return }
        let delay_ns = UInt64(random.number(1...2 * seconds * 1_000)) * 1_000_000
        schedule.add("the server is to end", 0, after: delay_ns) { [self, weak server] in
            if isSettling || server == nil || server?.isDead == true { return }
            endServer()
        }
    }

    private func endServer() {
        guard let server else { return }
        if random.chance(settings.stopPercent) {
            report.stopCount += 1
            server.stop(at: clock.now_ns)
        } else if random.chance(50) {
            report.killCount += 1
            if let fault = server.die() { fail(fault) }
        } else {
            clock.interrupt(afterReadings: random.number(1...60)) { [self, weak server] in
                if isSettling || server == nil { return }
                report.killInStepCount += 1
                if let fault = server?.die() { fail(fault) }
            }
        }
    }

    private func finishKill() {
        for connection in server?.connections ?? [] { connection.cut() }
        replaceServer()
    }

    private func finishStop() {
        if server?.memory.heldBytes != 0, server?.platform.sessions.isEmpty == true {
            fail("a server without sessions holds \(server?.memory.heldBytes ?? 0) bytes")
        }
        for connection in server?.platform.connections ?? [] { connection.cut() }
        replaceServer()
    }

    private func replaceServer() {
        clock.cancelInterruption()
        report.jobCount += server?.platform.jobCount ?? 0
        server = nil
        if isSettling { return }
        let delay_ns = UInt64(random.number(50...3_000)) * 1_000_000
        schedule.add("the server starts", 0, after: delay_ns) { [self] in
            if !isSettling { startServer() }
        }
    }

    /// Connects a client; nil: there is no server, or it takes no more.
    func connect() -> SimulatedConnection? {
        guard let server else { return nil }
        lastConnection += 1
        let connection = SimulatedConnection(lastConnection, network)
        return server.accept(connection) ? connection : nil
    }

    func noteEnd(
        of connection: SimulatedConnection, _ outcome: Conversation.Outcome, isHonest: Bool
    ) {
        recordingChecks.add(connection, outcome, isHonest: isHonest)
    }
}

// What must hold in the long run.
extension Run {
    private static let auditInterval_ns: UInt64 = 1_000_000_000
    /// How long the server may owe an answer. Requests take up to 150 ms each, and clients have
    /// some hundreds of them at once.
    private static let patience_ns: UInt64 = 20_000_000_000
    private static let silenceMax_ns: UInt64 = 40_000_000_000
    /// How long the clients may take to hear their last answers.
    private static let settlingMax_ns: UInt64 = 900_000_000_000

    private func audit() {
        let now_ns = clock.now_ns
        for client in clients {
            if client.isOwed, now_ns - client.lastProgress_ns > Self.patience_ns {
                fail("an answer is owed for long: \(client.words)")
            }
            if client.silence_ns > Self.silenceMax_ns {
                fail("client \(client.number) is silent, and is not ended")
            }
        }
        let stopMax_ns = settings.grace_ns + 3_000_000_000
        if let stoppedAt_ns = server?.stoppedAt_ns, now_ns - stoppedAt_ns > stopMax_ns {
            fail("the server was told to stop, and has not ended")
        }
        for connection in server?.platform.connections ?? [] {
            if let cutAt_ns = connection.toServer.cutAt_ns, now_ns - cutAt_ns > Self.patience_ns {
                fail("connection \(connection.number) was cut, and is not closed long after")
            }
        }
        let open = Set(server?.platform.connections.map(\.number) ?? [])
        if let fault = recordingChecks.perform(open: open) { fail(fault) }
        if isSettling, now_ns - start_ns - settings.duration_ns > Self.settlingMax_ns {
            let left = clients.filter(\.isConnected).map { "; " + $0.words }.joined()
            fail("\(server?.sessionCount ?? 0) sessions are left at the end\(left)")
        }
        let isOver =
            isSettling && open.isEmpty && recordingChecks.isEmpty
            && !clients.contains { $0.isConnected }
        if !isOver {
            schedule.add("an audit", 0, after: Self.auditInterval_ns) { [self] in audit() }
        }
    }

    private func settle() {
        isSettling = true
        clock.cancelInterruption()
        for client in clients { client.settle() }
    }

    /// Everybody is gone: nothing is held, and no socket is open.
    private func checkNothingIsLeft() {
        if let server {
            report.jobCount += server.platform.jobCount
            if server.memory.heldBytes != 0 {
                fail("\(server.memory.heldBytes) bytes are held, and nobody is connected")
            }
            if server.sessionCount != 0 || server.connectionCount != 0 {
                fail("\(server.connectionCount) connections are counted, and nobody is connected")
            }
        }
        server = nil
        if openSocketCount.value != 0 { fail("\(openSocketCount.value) sockets are open") }
    }
}

/// The last steps of a run, for a failure.
struct StepTrace {
    private var steps: [(time_ns: UInt64, name: StaticString, number: UInt64)] = []

    mutating func note(_ step: Schedule.Step) {
        if steps.count == 40 { steps.removeFirst(20) }
        steps.append((step.time_ns, step.name, step.number))
    }

    var lines: [String] {
        steps.suffix(20).map { "\($0.time_ns / 1_000) us: \($0.name) \($0.number)" }
    }
}
