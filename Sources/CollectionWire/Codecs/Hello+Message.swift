import CMessages

/// The first request: which protocol the client speaks, and who it is.
package struct Hello: Equatable {
    package var protocolVersion: UInt32
    /// Where the server asks for one.
    package var token: [UInt8]

    package init(protocolVersion: UInt32, token: [UInt8]) {
        self.protocolVersion = protocolVersion
        self.token = token
    }

    /// The version that this is.
    package static let version: UInt32 = 1
}

extension Hello {
    init(_ message: UnsafePointer<HelloMessage>, in arena: MessageArena) throws(Status) {
        var blank = unsafe HelloMessage()
        unsafe jogakbo__v1__hello__init(&blank)
        unsafe self.init(
            protocolVersion: message.pointee.protocol_version,
            token: try arena.text(message.pointee.token, default: blank.token, "token"))
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<HelloMessage> {
        let message = unsafe arena.make(jogakbo__v1__hello__init)
        unsafe message.pointee.protocol_version = protocolVersion
        unsafe message.pointee.token = arena.string(token)
        return unsafe message
    }
}

/// The answer: the server's limits.
public struct Welcome: Equatable, Sendable {
    public var protocolVersion: UInt32
    /// Of one message, either way.
    public var messageBytesMax: UInt64
    /// On this connection.
    public var viewCountMax: UInt64
    /// On this connection, all views together.
    public var itemCountMax: UInt64
    /// On this connection, all views together.
    public var dataBytesMax: UInt64
    /// In one display frame.
    public var elementCountMax: UInt64

    /// Nothing at all: what is allowed before the server has answered.
    package init() {
        protocolVersion = 0
        messageBytesMax = 0
        viewCountMax = 0
        itemCountMax = 0
        dataBytesMax = 0
        elementCountMax = 0
    }
}

extension Welcome {
    package init(_ limits: ConnectionLimits) {
        self.init()
        protocolVersion = Hello.version
        messageBytesMax = UInt64(limits.messageBytes)
        viewCountMax = UInt64(limits.viewCount)
        itemCountMax = UInt64(limits.itemCount)
        dataBytesMax = UInt64(limits.dataBytes)
        elementCountMax = UInt64(limits.elementCountInMessage)
    }

    init(_ message: UnsafePointer<WelcomeMessage>) {
        let message = unsafe message.pointee
        self.init()
        protocolVersion = unsafe message.protocol_version
        messageBytesMax = unsafe message.message_bytes_max
        viewCountMax = unsafe message.view_count_max
        itemCountMax = unsafe message.item_count_max
        dataBytesMax = unsafe message.data_bytes_max
        elementCountMax = unsafe message.element_count_max
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<WelcomeMessage> {
        let message = unsafe arena.make(jogakbo__v1__welcome__init)
        unsafe message.pointee.protocol_version = protocolVersion
        unsafe message.pointee.message_bytes_max = messageBytesMax
        unsafe message.pointee.view_count_max = viewCountMax
        unsafe message.pointee.item_count_max = itemCountMax
        unsafe message.pointee.data_bytes_max = dataBytesMax
        unsafe message.pointee.element_count_max = elementCountMax
        return unsafe message
    }
}
