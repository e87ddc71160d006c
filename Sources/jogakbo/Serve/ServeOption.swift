/// The options of `jogakbo serve`.
enum ServeOption {
    static let listen = CommandOption(
        "listen", letter: "l", valueName: "ADDRESS",
        meaning: """
            Where to listen: a path for a Unix socket, or tcp:HOST:PORT with a numeric host; port \
            0 takes a free one. May be repeated. Default: jogakbo.sock in XDG_RUNTIME_DIR, or \
            /tmp/jogakbo-UID.sock.
            """)
    static let loops = CommandOption(
        "loops", valueName: "N", meaning: "Event loops, each a thread. Default: one a core.")
    static let allowRemote = CommandOption(
        "allow-remote",
        meaning: "Allow addresses that others can reach; needs --token-file or --tls-client-ca.")
    static let tokenFile = CommandOption(
        "token-file", valueName: "FILE",
        meaning: """
            Serve only clients whose hello brings the token in FILE (without its last newline), \
            which only this user may be able to read.
            """)
    static let withoutToken = CommandOption(
        "without-token",
        meaning: "Serve TCP of this machine without a token, to every user of the machine.")
    static let certificate = CommandOption(
        "tls-cert", valueName: "FILE",
        meaning: """
            Encrypt TCP, on every address, by TLS 1.3 with the certificate in FILE (PEM, with \
            those that lead to its authority). SIGHUP reads the files of --tls-* again. Unix \
            sockets are not encrypted.
            """)
    static let key = CommandOption(
        "tls-key", valueName: "FILE",
        meaning: """
            The key of that certificate (PEM, without a password), which not everybody may be able \
            to read.
            """)
    static let clientAuthorities = CommandOption(
        "tls-client-ca", valueName: "FILE",
        meaning: """
            Serve by TCP only clients with a certificate of an authority in FILE (PEM). A token is \
            asked for only where --token-file is given as well.
            """)
    static let allowUser = CommandOption(
        "allow-uid", valueName: "USER",
        meaning: "Let this user, a number or a name, connect to Unix sockets. May be repeated.")
    static let allowGroup = CommandOption(
        "allow-gid", valueName: "GROUP",
        meaning: """
            Let the users of this group, a number or a name, connect to Unix sockets. May be \
            repeated.
            """)
    static let maxConnections = CommandOption(
        "max-connections", valueName: "N", meaning: "Connections at once. Default: 1024.")
    static let maxMemory = CommandOption(
        "max-memory", valueName: "N",
        meaning: """
            What all connections may hold together; beyond it those that hold much may not grow. \
            Default: half of the memory that the process may have.
            """)
    static let maxViews = CommandOption(
        "max-views", valueName: "N", meaning: "Views of a connection. Default: 64.")
    static let maxItems = CommandOption(
        "max-items", valueName: "N", meaning: "Items of a connection. Default: 4G.")
    static let maxDataBytes = CommandOption(
        "max-data-bytes", valueName: "N",
        meaning: "Data of a connection. Default: 1G, at most a quarter of --max-memory.")
    static let maxMessageBytes = CommandOption(
        "max-message-bytes", valueName: "N", meaning: "One message, either way. Default: 16M.")
    static let maxElements = CommandOption(
        "max-elements", valueName: "N",
        meaning: """
            Elements of one display frame. Default: 64K, at most as many as a message holds in any \
            case.
            """)
    static let maxOutputBytes = CommandOption(
        "max-output-bytes", valueName: "N",
        meaning: """
            Responses that may wait for a client; beyond that its requests wait as well. \
            Default: 8M.
            """)
    static let handshakeSeconds = CommandOption(
        "handshake-seconds", valueName: "S", meaning: "Time for the hello. Default: 10.")
    static let messageSeconds = CommandOption(
        "message-seconds", valueName: "S",
        meaning: "Time from a message's first byte to its last. Default: 60.")
    static let idleSeconds = CommandOption(
        "idle-seconds", valueName: "S",
        meaning: "Close a connection that is silent for so long; 0: never. Default: 600.")
    static let graceSeconds = CommandOption(
        "grace-seconds", valueName: "S",
        meaning: "Time that a graceful stop may take as a whole. Default: 5.")
    static let record = CommandOption(
        "record", valueName: "FOLDER",
        meaning: """
            Write each session into a file of its own in FOLDER, for 'jogakbo replay'. The data \
            that clients push is in it, their tokens are not.
            """)
    static let logFile = CommandOption(
        "log-file", valueName: "FILE",
        meaning: "Append the log to FILE, not to standard error; SIGHUP opens FILE again.")
    static let logLevel = CommandOption(
        "log-level", valueName: "LEVEL",
        meaning: "error, warning, info or debug, to standard error or --log-file. Default: info.")

    static let all = [
        listen, .setup, .namedLayout, loops, allowRemote, tokenFile, withoutToken,
        certificate, key, clientAuthorities,
        allowUser, allowGroup,
        maxConnections, maxMemory, maxViews, maxItems, maxDataBytes, maxMessageBytes, maxElements,
        maxOutputBytes, handshakeSeconds,
        messageSeconds, idleSeconds, graceSeconds, record, logFile, logLevel,
    ]
}
