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
    private let duration_ns: UInt64
    private let start_ns: UInt64
    /// Of display frames; nil in a closed loop.
    private let frames: LoadSchedule?
    /// Of edits; nil: there are none.
    private let edits: LoadSchedule?
    private var nextTick_ns: UInt64

    /// How often signals are looked for, and the line of progress is written.
    private static let tick_ns: UInt64 = 100_000_000
    /// How long the last answers are waited for.
    private static let patience_ns: UInt64 = 5_000_000_000

    /// - Parameter connections: They have answered the run before, or were given up.
    /// - Parameter rate: Of display frames; nil in a closed loop.
    /// - Parameter duration_ns: How long requests fall due.
    init(
        _ settings: LoadSettings, _ connections: [LoadConnection], rate: Double?,
        duration_ns: UInt64
    ) {
        self.settings = settings
        self.connections = connections
        self.duration_ns = duration_ns
        let start_ns = Clock.now_ns
        self.start_ns = start_ns
        frames = rate.map { LoadSchedule(start_ns: start_ns, rate: $0) }
        edits = settings.edits.map { edits in
            LoadSchedule(
                start_ns: start_ns, rate: edits.perSecond * Double(connections.count), delay: 1)
        }
        entries = connections.map { pollfd(fd: $0.descriptor, events: 0, revents: 0) }
        nextTick_ns = start_ns
        for (number, connection) in connections.enumerated() {
            let share = { (schedule: LoadSchedule) in
                LoadShare(of: schedule, connection: number, of: connections.count)
            }
            connection.begin(frames: frames.map(share), edits: edits.map(share))
        }
        schedule_be_punctual()
    }

    /// Runs for as long as it was asked to, or until `stop`, or until no connection is left.
    ///
    /// - Parameter progress: Shows figures; called ten times a second.
    /// - Parameter stop: Whether to end early; asked as often.
    mutating func run(
        progress: (LoadFigures) -> Void, stop: () -> Bool
    ) throws(CommandError) {
        var end_ns = start_ns + duration_ns
        defer { settle(dueUntil: min(end_ns, Clock.now_ns) - 1) }
        while Clock.now_ns < end_ns, connections.contains(where: { $0.breakdown == nil }) {
            let now_ns = Clock.now_ns
            try turn(
                sendingUntil: now_ns, until: min(end_ns, nextTick_ns, nextDue_ns(after: now_ns)))
            if Clock.now_ns >= nextTick_ns {
                updateTotals()
                nextTick_ns = Clock.now_ns + LoadRun.tick_ns
                progress(figures)
                if stop() {
                    figures.wasInterrupted = true
                    break
                }
            }
        }
        // Nothing is due any more, where that was earlier than it was to be.
        end_ns = min(end_ns, Clock.now_ns)
        countDue(until: end_ns - 1)
        // What fell due while this process itself was held up is sent late, not left out.
        let isScheduled = frames != nil && !figures.wasInterrupted
        try drain(sendingUntil: isScheduled ? end_ns - 1 : 0)
    }

    /// Waits for the answers to what was due, which belong to the figures like all others.
    private mutating func drain(sendingUntil time_ns: UInt64) throws(CommandError) {
        let deadline_ns = Clock.now_ns + LoadRun.patience_ns
        while Clock.now_ns < deadline_ns,
            connections.contains(where: { $0.isWaiting(until: time_ns) || !$0.isAnswered })
        {
            try turn(sendingUntil: time_ns, until: Clock.now_ns + LoadRun.tick_ns / 10)
        }
    }

    /// When the next request of all falls due, if any could be sent.
    private func nextDue_ns(after now_ns: UInt64) -> UInt64 {
        if connections.allSatisfy(\.isFull) { return .max }
        return [frames, edits].compactMap { $0.map { $0.due_ns($0.count(until: now_ns)) } }.min()
            ?? .max
    }

    /// At the end of the schedule: what was sent in time, of what was due.
    private mutating func countDue(until time_ns: UInt64) {
        figures.framesDue = frames?.count(until: time_ns) ?? 0
        figures.framesSentInTime = figures.requestsSent
        figures.editsDue = edits?.count(until: time_ns) ?? 0
        figures.editsSentInTime = figures.editsSent
    }

    private mutating func settle(dueUntil time_ns: UInt64) {
        updateTotals()
        for connection in connections { connection.settle(dueUntil: time_ns, &figures) }
    }

    /// Sends what has fallen due by `due_ns` and may be sent, waits at most until `time_ns`, and
    /// takes answers.
    private mutating func turn(
        sendingUntil due_ns: UInt64, until time_ns: UInt64
    ) throws(CommandError) {
        for (index, connection) in connections.enumerated() {
            try connection.sendDue(until: due_ns, &figures)
            let events = connection.hasUnsentBytes ? POLLIN | POLLOUT : POLLIN
            entries[index].fd = connection.descriptor
            entries[index].events = Int16(events)
            entries[index].revents = 0
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
            try connection.receive(&figures)
        }
    }

    private mutating func updateTotals() {
        figures.elapsed_ns = Clock.now_ns - start_ns
        figures.bytesSent = connections.reduce(0) { $0 + $1.bytesSent }
        figures.bytesReceived = connections.reduce(0) { $0 + $1.bytesReceived }
    }
}
