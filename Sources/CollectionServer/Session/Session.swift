import CollectionTLS
import CollectionWire

/// A connection's socket: moves bytes between it and the connection's state machine.
///
/// It reads only when everything that was answered has been taken away, so what waits for a
/// client that does not read is bounded.
@safe final class Session {
    let number: UInt64
    /// It outlives its sessions, unless a worker has them.
    unowned(unsafe) let loop: Loop
    let configuration: Configuration
    let socket: any SessionSocket
    /// Not checked at run time: a connection knows no session, so that no access to it begins while
    /// another one lasts. The checks would take a tenth of the time of a request.
    @safe @exclusivity(unchecked) var connection: Connection
    /// Where the bytes are encrypted; nil: they are not.
    let channel: SecureChannel?
    /// What the client has not taken yet.
    var output = ByteBuffer(keptBytes: 0)
    /// What a worker has answered.
    var workOutput = ByteBuffer(keptBytes: 0)
    /// Where the worker's turn has led; nil: there was none, or the client was gone.
    var lastProgress: Connection.Progress?
    /// Whether a worker has the connection.
    var isAway = false
    var usage = Usage()
    /// The most that the connection has held of the server's memory.
    var mostHeldBytes = 0
    var phase = Phase.serving
    /// Where the session is recorded, if it is.
    var recordingFile: RecordingFile?
    /// Why the last write to the file failed.
    var recordingFailure: Int32?
    /// What is being waited for.
    private(set) var awaited: SocketReadiness?
    /// While stopping: how many more bytes are read before the goodbye.
    var drainableBytes: Int?
    /// When a client is answered that has sent a wrong token.
    var answerDueAt: UInt64?
    /// Why the conversation was ended, if it was.
    var endReason = CloseReason.fatalStatus
    /// Why the session is closed, until the log says so.
    private var closeReason: CloseReason?
    let openedAt: UInt64
    /// When a byte was last heard or taken.
    var activeAt: UInt64
    /// When the message that has arrived in part began.
    var messageBegunAt: UInt64?

    enum Phase: Equatable {
        case serving
        /// Everything is said; what the client still sends is dropped until it closes its side,
        /// for closing first could cost it what it has not read yet.
        case lingering(since: UInt64)
        case closed
    }

    /// Owns the descriptor and waits for the client's first bytes; nil if the loop cannot.
    init?(_ arrival: Arrival, on loop: Loop) {
        guard let socket = loop.platform.makeSocket(arrival.descriptor) else { return nil }
        number = arrival.number
        self.socket = socket
        unsafe self.loop = loop
        configuration = loop.configuration
        let certificates = arrival.isSecure ? configuration.certificates : nil
        channel = certificates.map { SecureChannel(server: $0.credentials) }
        connection = Connection(
            limits: configuration.limits, token: configuration.token,
            setups: configuration.setups, layouts: configuration.layouts, arena: loop.arena,
            pace: Pace(now: loop.monotonicTime_ns))
        connection.memory = MemoryEntry(in: loop.memory)
        openedAt = loop.now
        activeAt = openedAt
        beginRecording()
        wait(for: .readable)
    }

    /// Waits for one thing, or with no argument for a turn of the loop.
    func wait(for readiness: SocketReadiness? = nil) {
        if readiness == awaited { return }
        awaited = readiness
        socket.wait(for: readiness, self)
    }

    /// The socket can be read or written, or has failed.
    func didBecomeReady(_ readiness: SocketReadiness) {
        switch readiness {
        case .failed: close(.reset)
        case .writable: goOn()
        case .readable: read()
        }
    }

    /// Lets go of the socket and of all views, as soon as the socket is closed.
    func close(_ reason: CloseReason) {
        if phase == .closed { return }
        if phase == .serving {
            closeReason = reason
            endChannel()
        }
        phase = .closed
        if !isAway { finishClosing() }
        socket.close(self)
    }

    /// Frees what a session has held that is closed.
    func letGo() {
        connection.letGo()
        output = ByteBuffer(keptBytes: 0)
        workOutput = ByteBuffer(keptBytes: 0)
    }

    /// Says why the session was closed, and ends its recording: once no worker has the connection.
    func finishClosing() {
        if let closeReason { log(closeReason) }
        closeReason = nil
        endRecording()
    }
}
