import CollectionCore

/// One client's half of a conversation: bytes in, bytes out, with no socket and no clock.
///
/// A request may follow another without waiting; responses are appended in the order of requests.
/// After a fatal status the rest is silence: `isFinished` is true, what still arrives is ignored,
/// and the owner closes the socket when the output has been sent.
///
/// An idle connection holds no buffers. A message that has arrived in part is held as far as it
/// has arrived, whatever length it promised. Messages are taken apart in an arena that all
/// connections of a thread share. A connection may move from thread to thread between calls.
package struct Connection: ~Copyable {
    let limits: ConnectionLimits
    let token: [UInt8]
    /// What a client may name as it makes a view.
    let setups: NamedSetups
    /// What set-ups may have by their names: those of the server's, and those that the client has
    /// named.
    var layouts: NamedLayouts
    /// The arena of the thread that answers.
    package var arena: MessageArena
    /// Decides which requests leave the thread that reads.
    package var pace: Pace
    var state = State.awaitsHello
    var input = ByteBuffer(keptBytes: 0)
    var views: [ConnectedView] = []
    var lastView: UInt32 = 0
    var snapshots = NumberedObjects<ConnectedSnapshot>("snapshot")
    var sectionSnapshots = NumberedObjects<ConnectedSectionSnapshot>("section snapshot")
    package internal(set) var counts = Counts()
    /// Whether requests wait here that have arrived whole: stop reading, and call `resume` when
    /// the output has been taken away.
    package internal(set) var isBlocked = false
    /// Whether the next of the requests that wait is for a worker.
    package internal(set) var needsWorker = false
    /// Whether the connection was ended because of a token.
    package internal(set) var hasRefusedToken = false
    /// What the views held after the last request but display frames, and how many there were.
    var heldByViews = ConnectedView.Charge()
    var countedViews = 0
    /// What the connection holds of the server's memory; nil: nobody counts it.
    package var memory: MemoryEntry?
    /// The bytes that the owner has not sent yet.
    package var waitingBytes = 0 {
        didSet { memory?.setBuffers(input.count + waitingBytes) }
    }
    /// Takes the session down; nil when it is not recorded.
    package var recorder: Recorder?

    /// - Parameter token: What a hello must bring; empty when none is asked for.
    /// - Parameter arena: That of the thread that calls.
    package init(
        limits: ConnectionLimits, token: [UInt8], setups: NamedSetups = NamedSetups(),
        layouts: NamedLayouts = NamedLayouts(), arena: MessageArena, pace: Pace = Pace()
    ) {
        self.limits = limits
        self.token = token
        self.setups = setups
        self.layouts = layouts
        self.arena = arena
        self.pace = pace
    }

    enum State {
        case awaitsHello, open, finished
    }

    /// For logs.
    package struct Counts: Equatable, Sendable {
        package var requests: UInt64 = 0
        /// Those that were answered with a status.
        package var failures: UInt64 = 0
        package var displayFrames: UInt64 = 0
    }

    /// The state of a connection after bytes have come in.
    package struct Progress: Equatable, Sendable {
        /// True when the peer owes the rest of a message.
        package let hasPartialMessage: Bool
        /// True when any message was answered.
        package let hasAnswered: Bool
        /// As `Connection.isFinished`.
        package let isFinished: Bool
        /// As `Connection.isBlocked`.
        package let isBlocked: Bool
    }

    /// Why the owner ends a connection.
    package enum End: Sendable {
        case idle
        case shuttingDown
        case tooManyConnections(maximum: Int)
    }
}

extension Connection {
    /// Whether the connection ended with a fatal status: send the output, then close.
    package var isFinished: Bool { state == .finished }
    package var hasSaidHello: Bool { state == .open }
    /// Whether the peer owes the rest of a message.
    package var hasPartialMessage: Bool { !input.isEmpty && !isBlocked }
    package var viewCount: Int { views.count }

    /// What the turn that began last has come to so far.
    package var turn: Pace.Turn { pace.turn }

    /// Begins a turn: `receive` and `resume` answer what belongs into one.
    package mutating func beginTurn(onWorker: Bool) { pace.begin(onWorker: onWorker) }

    /// Ends the conversation for a reason of the owner's, and appends the status that says so.
    package mutating func end(_ end: End, into output: inout ByteBuffer) {
        if isFinished { return }
        let status =
            switch end {
            case .idle: Status(.idle, "nothing was heard for too long")
            case .shuttingDown: Status(.shuttingDown, "the server is shutting down")
            case .tooManyConnections(let maximum):
                Status(.connectionLimit, "the server has its \(maximum) connections").fatal
            }
        let start = output.count
        respond(to: 0, with: .failure(status), into: &output)
        recordLastWord(from: start, of: output)
    }

    /// Frees all that the connection has; nobody talks to it any more.
    package mutating func letGo() { finish() }

    mutating func finish() {
        state = .finished
        isBlocked = false
        needsWorker = false
        input.removeAll()
        views = []
        snapshots.removeAll()
        sectionSnapshots.removeAll()
        memory?.setObjects(0)
    }
}
