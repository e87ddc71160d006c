import CSockets
package import CollectionWire

/// How a server runs. The defaults are those of `jogakbo serve`.
package struct Configuration: Sendable {
    package var addresses: [ListenAddress] = []
    /// Whether sockets handed over by systemd are taken.
    package var inheritsSockets = false
    /// Whether addresses that are not loopback are allowed; they need a token as well.
    package var allowsRemote = false
    /// Whether TCP of this machine is served without a token, to every user.
    package var allowsEveryLocalUser = false
    /// The users and the groups that may connect to Unix sockets, beside the server's user and
    /// root.
    package var allowedUsers: Set<UInt32> = []
    package var allowedGroups: Set<UInt32> = []
    /// How many event loops there are, each with a thread of its own.
    package var loopCount = 1
    /// How many threads answer requests that take long, at most.
    package var workerCountMax = 32
    package var timeouts = Timeouts()
    package var connectionCountMax = 1024
    /// What all connections may hold together, in bytes.
    package var memoryBytesMax = Int(clamping: memory_available() / 2)
    /// What each connection may ask for.
    package var limits = ConnectionLimits()
    /// What a hello must bring; empty when none is asked for.
    package var token: [UInt8] = []
    /// What TCP is encrypted with; nil: it is not.
    package var certificates: ServerCertificates?
    /// What clients may name as they make views.
    package var setups = NamedSetups()
    /// The layouts that set-ups may have by their names; a client may add to them.
    package var layouts = NamedLayouts()
    /// How many bytes a loop reads at once.
    package var inputBytes = 256 << 10
    /// Where sessions are recorded; nil when they are not.
    package var recordingFolder: RecordingFolder?
    package var log = Log(level: .warning, descriptor: 2)

    package init() {}

    /// Whether users other than the server's may connect to Unix sockets.
    var allowsOthers: Bool { !allowedUsers.isEmpty || !allowedGroups.isEmpty }

    /// How long the server waits, in milliseconds.
    package struct Timeouts: Sendable {
        /// From accepting a connection to its hello.
        package var handshake = 10_000
        /// From the first byte of a message to its last.
        package var message = 60_000
        /// From the last byte heard or taken; 0: for ever.
        package var idle = 600_000
        /// For a client to close its side after the server has closed its own.
        package var linger = 1_000
        /// For the answer to a first wrong token of an address.
        package var wrongToken = 500
        /// For a graceful stop as a whole.
        package var grace = 5_000

        package init() {}
    }
}
