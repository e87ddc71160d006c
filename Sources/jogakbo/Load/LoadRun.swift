import CSockets
import Glibc

/// Sends requests at the times they are due and takes the answers, in one thread.
///
/// A connection blocked by its server holds up no other, and never the schedule: what falls due
/// waits, and its latency grows from that moment on.
struct LoadRun {
    private let settings: LoadSettings
    private let connections: [LoadConnection]
    private var entries: [pollfd]
    /// Up to now, or as they were at the end or failure of the run.
    private(set) var figures = LoadFigures()
    private let start_ns: UInt64
    /// How many requests for display frames, and how many edits, have fallen due.
    private var dueCount = 0
    private var editCount = 0
    private var nextTick_ns: UInt64

    /// How often signals are looked for, and the line of progress is written.
    private static let tick_ns: UInt64 = 100_000_000
    /// How long the last answers are waited for.
    private static let patience_ns: UInt64 = 5_000_000_000

    init(_ settings: LoadSettings, _ connections: [LoadConnection]) {
        self.settings = settings
        self.connections = connections
        entries = connections.map { pollfd(fd: $0.descriptor, events: 0, revents: 0) }
        start_ns = Clock.now_ns
        nextTick_ns = start_ns
        schedule_be_punctual()
    }

    /// Runs for as long as it was asked to, or until `stop`.
    ///
    /// - Parameter progress: Shows figures; called ten times a second.
    /// - Parameter stop: Whether to end early; asked as often.
    mutating func run(
        progress: (LoadFigures) -> Void, stop: () -> Bool
    ) throws(CommandError) {
        defer { updateTotals() }
        let end_ns = start_ns + settings.duration_ns
        if case .closedLoop(let count) = settings.pacing {
            for connection in connections {
                for _ in 0..<count { connection.append(.displayFrame, due_ns: start_ns) }
            }
        }
        while Clock.now_ns < end_ns {
            addDue(until: Clock.now_ns)
            try turn(until: min(end_ns, nextTick_ns, nextDue_ns, nextEdit_ns))
            if Clock.now_ns >= nextTick_ns {
                updateTotals()
                nextTick_ns = Clock.now_ns + LoadRun.tick_ns
                progress(figures)
                if stop() { break }
            }
        }
        if settings.pacing.isOpenLoop {
            // What fell due while this process itself was held up is sent late, not left out.
            if !stop() { addDue(until: end_ns - 1) }
            try drain(stop: stop)
        }
    }

    /// Waits for the answers to what was due, which belong to the figures like all others.
    private mutating func drain(stop: () -> Bool) throws(CommandError) {
        let deadline_ns = Clock.now_ns + LoadRun.patience_ns
        if stop() { for connection in connections { connection.forgetDue() } }
        while !connections.allSatisfy(\.isIdle), Clock.now_ns < deadline_ns {
            try turn(until: Clock.now_ns + LoadRun.tick_ns / 10)
        }
    }

    private mutating func addDue(until now_ns: UInt64) {
        while true {
            if nextEdit_ns <= min(now_ns, nextDue_ns) {
                connections[editCount % connections.count].append(.edit, due_ns: nextEdit_ns)
                editCount += 1
            } else if nextDue_ns <= now_ns {
                connections[dueCount % connections.count].append(
                    .displayFrame, due_ns: nextDue_ns)
                dueCount += 1
            } else {
                return
            }
        }
    }

    /// When the next request falls due. It depends on nothing but the rate.
    private var nextDue_ns: UInt64 {
        guard case .openLoop(let rate, _) = settings.pacing else { return .max }
        return start_ns + UInt64(Double(dueCount) * 1e9 / rate)
    }

    /// The same for the next edit, in a closed loop, too.
    private var nextEdit_ns: UInt64 {
        guard let edits = settings.edits else { return .max }
        let rate = edits.perSecond * Double(connections.count)
        return start_ns + UInt64(Double(editCount + 1) * 1e9 / rate)
    }

    /// Sends what is due and may be sent, waits at most until `time_ns`, and takes answers.
    private mutating func turn(until time_ns: UInt64) throws(CommandError) {
        for (index, connection) in connections.enumerated() {
            try connection.sendDue(&figures)
            let events = connection.hasUnsentBytes ? POLLIN | POLLOUT : POLLIN
            entries[index].events = Int16(events)
        }
        let now_ns = Clock.now_ns
        let timeout_ns = time_ns > now_ns ? Int64(clamping: time_ns - now_ns) : 0
        let ready = unsafe schedule_poll(&entries, entries.count, timeout_ns)
        guard ready >= 0 else {
            throw .failure("poll: \(unsafe String(cString: strerror(-ready)))")
        }
        if ready == 0 { return }
        for (index, connection) in connections.enumerated()
        where entries[index].revents & ~Int16(POLLOUT) != 0 {
            let count = try connection.receive(&figures)
            if !settings.pacing.isOpenLoop {
                let now_ns = Clock.now_ns
                for _ in 0..<count { connection.append(.displayFrame, due_ns: now_ns) }
            }
        }
    }

    private mutating func updateTotals() {
        figures.elapsed_ns = Clock.now_ns - start_ns
        figures.bytesSent = connections.reduce(0) { $0 + $1.bytesSent }
        figures.bytesReceived = connections.reduce(0) { $0 + $1.bytesReceived }
    }
}
