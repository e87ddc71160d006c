import CollectionReference
import CollectionWire

@testable import CollectionServer

/// One life of the server, from its start to its end: the product's loop on a simulated platform.
final class SimulatedServer {
    let platform: SimulatedPlatform
    let memory: MemoryLedger
    let recordings: Recordings?
    private let loop: Loop
    private let census: Census
    private let configuration: Configuration
    /// Whether it was killed, and does no more.
    private(set) var isDead = false
    /// The connections that were open when it was killed.
    private(set) var connections: [SimulatedConnection] = []
    /// When it was told to stop.
    private(set) var stoppedAt_ns: UInt64?

    init(_ settings: RunSettings, _ platform: SimulatedPlatform) throws {
        self.platform = platform
        recordings = settings.isRecorded ? try Recordings() : nil
        var configuration = settings.configuration
        configuration.recordingFolder = recordings?.folder
        self.configuration = configuration
        census = Census(maximum: configuration.connectionCountMax)
        memory = MemoryLedger(
            limit: configuration.memoryBytesMax,
            connectionCountMax: configuration.connectionCountMax)
        loop = Loop(
            number: 0, configuration: configuration, census: census, inbox: Inbox(),
            memory: memory, wrongTokens: WrongTokens(), platform: platform)
        platform.begin(loop)
    }

    /// Takes a connection, as an acceptor does.
    ///
    /// - Returns: False if there are too many, or the server stops.
    func accept(_ connection: SimulatedConnection) -> Bool {
        if isDead || stoppedAt_ns != nil || !census.admit() { return false }
        platform.expect(connection)
        connection.recordings = recordings
        let arrival = Arrival(
            number: connection.number, descriptor: Int32(connection.number), isSecure: false)
        return loop.inbox.deliver(arrival)
    }

    func stop(at time_ns: UInt64) {
        stoppedAt_ns = time_ns
        for connection in platform.connections { connection.noteStop(at: time_ns) }
        loop.inbox.stop()
    }

    /// From now on, nothing that the server does reaches anybody.
    ///
    /// - Returns: What is wrong with the recordings; nil: nothing.
    func die() -> String? {
        if isDead { return nil }
        isDead = true
        connections = platform.connections
        for connection in connections {
            connection.isServerDead = true
            connection.isServerEnding = true
        }
        recordings?.freeze()
        return recordings.flatMap { missingRequest(in: $0) }
    }

    /// Returns words for a request that was performed and is not in the recording.
    private func missingRequest(in recordings: Recordings) -> String? {
        for session in platform.sessions where session.connection.recorder != nil {
            let summary = RecordingSummary(
                recordings.bytes(of: session.number), requestCount: 0, answerCount: 0)
            let performed = session.connection.counts.requests
            if summary.requestCount < performed {
                return "connection \(session.number): \(performed) requests were performed, and "
                    + "\(summary.requestCount) are in the recording"
            }
        }
        return nil
    }

    /// What a step has left wrong; nil: nothing.
    var fault: String? {
        let sessions = platform.sessions
        let limits = configuration.limits
        var held = 0
        for session in sessions {
            held += session.connection.memory?.bytes ?? 0
            if session.output.count > limits.outputBytes + limits.messageBytes + 5 {
                return "connection \(session.number): \(session.output.count) bytes wait"
            }
            if !session.isAway, session.phase != .closed,
                session.connection.waitingBytes != session.output.count
            {
                return "connection \(session.number): \(session.output.count) bytes wait, and "
                    + "\(session.connection.waitingBytes) are counted"
            }
        }
        if held != memory.heldBytes {
            return "the connections hold \(held) bytes, and the ledger says \(memory.heldBytes)"
        }
        let room = (sessions.count + 1) * (limits.messageBytes + (1 << 20))
        if held > configuration.memoryBytesMax + room {
            return "all connections hold \(held) bytes; the limit is \(memory.limit)"
        }
        return nil
    }

    var sessionCount: Int { loop.sessions.count }
    var connectionCount: Int { census.connectionCount }
}
