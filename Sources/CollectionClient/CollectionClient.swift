import CSockets
public import CollectionCore
import CollectionTLS
public import CollectionWire

/// A connection to a server, used by one thread at a time.
///
/// Most methods of `CollectionView` are here as calls that wait for their answers. Requests may
/// also be sent ahead (`enqueue`), with many under way; their responses come in the same order.
/// Nothing waits for a server that waits for this client: what arrives while sending is kept.
public struct CollectionClient: ~Copyable {
    private let socket: Socket
    /// Where the bytes are encrypted; nil: they are not.
    let channel: SecureChannel?
    /// The server's limits.
    public private(set) var limits: Welcome
    /// How many bytes the connection has taken and brought so far.
    public internal(set) var bytesSent = 0
    public internal(set) var bytesReceived = 0
    var output = ByteBuffer(keptBytes: 64 << 10)
    var input = ByteBuffer(keptBytes: 256 << 10)
    let arena = MessageArena()
    var lastID: UInt64 = 0
    var lastAnsweredID: UInt64 = 0
    /// The matrices that the attributes in the last answer refer to.
    public internal(set) var answeredTransforms: [Transform3D] = []
    /// The views of the requests that have no response yet, in order.
    var askedViews = Queue<UInt32>()
    /// The news of views that responses brought, by the numbers of the views.
    var news: [UInt32: ViewNews] = [:]

    /// Connects to a Unix socket.
    ///
    /// - Parameter token: Empty where the server asks for none.
    public init(unixPath: String, token: String) throws(ClientError) {
        try unsafe self.init(
            socket: Socket.connected(sockets_connect_unix(unixPath)), token: token)
    }

    /// Connects over TCP.
    ///
    /// - Parameter host: A numeric address.
    /// - Parameter token: Empty where the server asks for none.
    /// - Parameter security: How the connection is encrypted; nil: it is not.
    public init(
        host: String, port: UInt16, token: String, security: ClientSecurity? = nil
    ) throws(ClientError) {
        try unsafe self.init(
            socket: Socket.connected(sockets_connect_tcp(host, port)),
            channel: security?.channel(toServerAt: host), token: token)
    }

    /// Connects to a Unix socket, for a client that sends its hello as a message.
    package init(withoutHelloTo unixPath: String) throws(ClientError) {
        try unsafe self.init(
            socket: Socket.connected(sockets_connect_unix(unixPath)), token: nil)
    }

    /// The same over TCP.
    package init(
        withoutHelloToHost host: String, port: UInt16, security: ClientSecurity?
    ) throws(ClientError) {
        try unsafe self.init(
            socket: Socket.connected(sockets_connect_tcp(host, port)),
            channel: security?.channel(toServerAt: host), token: nil)
    }

    /// Takes a connected stream socket, and says hello on it.
    ///
    /// - Parameter token: Nil: without a hello.
    private init(
        socket: consuming Socket, channel: SecureChannel? = nil, token: String?
    ) throws(ClientError) {
        self.socket = socket
        self.channel = channel
        limits = Welcome()
        try shakeHands()
        guard let token else { return }
        let hello = Hello(protocolVersion: Hello.version, token: Array(token.utf8))
        if hello.token.contains(0) { throw .zeroByteInText }
        limits = try call(hello)
    }

    /// For `poll` and the like. It belongs to the client.
    public var descriptor: Int32 { socket.descriptor }
}

/// A connected socket, closed when it is gone.
private struct Socket: ~Copyable {
    let descriptor: Int32

    deinit {
        sockets_close(descriptor)
    }

    /// - Parameter result: A descriptor or a negative error number.
    static func connected(_ result: Int32) throws(ClientError) -> Socket {
        if result < 0 { throw .cannotConnect(errorNumber: -result) }
        return Socket(descriptor: result)
    }
}
