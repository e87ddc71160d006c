import CollectionWire
import Glibc

/// One direction of a simulated connection: bytes arrive later, in order, in other pieces.
final class SimulatedPipe {
    private let network: Network
    private let number: UInt64
    private let bytesMax: Int
    private var arrived = ByteBuffer(keptBytes: 0)
    private var underWayBytes = 0
    /// How many bytes have arrived since the beginning.
    private(set) var arrivedCount = 0
    private var lastArrival_ns: UInt64 = 0
    /// Whether the writer has said that nothing more comes.
    private(set) var isFinished = false
    /// Whether the reader has been told so.
    private(set) var isEnded = false
    /// When the connection was cut, if it was.
    private(set) var cutAt_ns: UInt64?
    /// Called when there is something to read, and when there is room to write.
    var didArrive: () -> Void = {}
    var didTake: () -> Void = {}

    init(_ number: UInt64, _ network: Network) {
        self.number = number
        self.network = network
        bytesMax = network.pipeBytes()
    }

    var isCut: Bool { cutAt_ns != nil }
    private var room: Int { bytesMax - arrived.count - underWayBytes }
    var isReadable: Bool { !arrived.isEmpty || isEnded || isCut }
    /// As with a socket, a writer is not woken for a few bytes.
    var isWritable: Bool { isCut || room >= bytesMax / 3 }
    /// Whether the reader has taken all that was written.
    var isEmpty: Bool { arrived.isEmpty && underWayBytes == 0 }
    var hasUnread: Bool { !arrived.isEmpty }

    /// - Returns: The number of bytes that were taken, or a negative errno.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        if isCut || isFinished { return -Int(EPIPE) }
        let most = min(bytes.count, room)
        if most <= 0 { return -Int(EAGAIN) }
        let count = network.portion(of: most)
        var chunk = unsafe Array(bytes[..<count])
        network.spoil(&chunk)
        underWayBytes += chunk.count
        arrive("bytes arrive") { [self] in
            underWayBytes -= chunk.count
            arrivedCount += chunk.count
            network.noteArrival(chunk, of: number)
            unsafe chunk.withUnsafeBytes { bytes in unsafe arrived.append(bytes) }
        }
        return count
    }

    /// - Returns: The number of bytes, 0 at the end, or a negative errno.
    func read(_ room: UnsafeMutableRawBufferPointer) -> Int {
        if isCut { return -Int(ECONNRESET) }
        if arrived.isEmpty { return isEnded ? 0 : -Int(EAGAIN) }
        let count = network.portion(of: min(arrived.count, room.count))
        unsafe arrived.withUnsafeBytes { bytes in
            unsafe room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        }
        arrived.removeFirst(count)
        didTake()
        return count
    }

    /// The state of the pipe, for a failure.
    var words: String {
        "\(arrived.count) bytes and \(underWayBytes) under way, of \(bytesMax)"
            + (isCut ? ", cut" : isEnded ? ", ended" : isFinished ? ", finished" : "")
    }

    /// The writer says that nothing more comes.
    func finish() {
        if isFinished || isCut { return }
        isFinished = true
        arrive("the end arrives") { [self] in isEnded = true }
    }

    /// What is under way is lost, and both ends are told.
    func cut() {
        if isCut { return }
        cutAt_ns = network.schedule.clock.now_ns
        arrived.removeAll()
        didArrive()
        didTake()
    }

    private func arrive(_ name: StaticString, _ body: @escaping () -> Void) {
        let schedule = network.schedule
        let time_ns = schedule.clock.now_ns + network.delay_ns()
        lastArrival_ns = max(lastArrival_ns, time_ns)
        schedule.add(name, number, at: lastArrival_ns) { [self] in
            if isCut { return }
            body()
            didArrive()
        }
    }
}

/// A connection between a client and a server: a pipe for each direction.
final class SimulatedConnection {
    /// Counts the connections of a run, from 1.
    let number: UInt64
    let toServer: SimulatedPipe
    let toClient: SimulatedPipe
    /// Whether the server is gone, so that nothing it does reaches anybody.
    var isServerDead = false
    /// Whether the server was killed or told to stop while the connection was open.
    var isServerEnding = false
    /// When the server was told to stop, and how many bytes had arrived by then.
    private(set) var stop: (time_ns: UInt64, arrivedCount: Int)?
    /// Where the server records the connection, if it does.
    var recordings: Recordings?

    init(_ number: UInt64, _ network: Network) {
        self.number = number
        toServer = SimulatedPipe(number, network)
        toClient = SimulatedPipe(number, network)
    }

    func cut() {
        toServer.cut()
        toClient.cut()
    }

    func noteStop(at time_ns: UInt64) {
        isServerEnding = true
        stop = (time_ns, toServer.arrivedCount)
    }

    var words: String { "to the server \(toServer.words); to the client \(toClient.words)" }

    /// The server has closed its socket: a client that sends more, or has sent more than was read,
    /// loses what it has not read.
    func didCloseServerSide() {
        if isServerDead { return }
        if toServer.hasUnread || !toServer.isEmpty { return cut() }
        toClient.finish()
        toServer.didArrive = { [weak self] in
            if let self, toServer.hasUnread { cut() }
        }
    }
}
