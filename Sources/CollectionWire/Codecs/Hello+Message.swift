package import CMessages

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

extension Hello: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Hello> { unsafe jogakbo__v1__hello__init }
    package static var blank: Hello { Hello(protocolVersion: 0, token: []) }

    package mutating func code(_ m: inout Jogakbo__V1__Hello, with coder: inout FieldCoder) {
        coder.code(&m.protocol_version, &protocolVersion)
        unsafe coder.code(&m.token, &token, "token")
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
}

extension Welcome: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Welcome> {
        unsafe jogakbo__v1__welcome__init
    }
    package static var blank: Welcome { Welcome() }

    package mutating func code(_ m: inout Jogakbo__V1__Welcome, with coder: inout FieldCoder) {
        coder.code(&m.protocol_version, &protocolVersion)
        coder.code(&m.message_bytes_max, &messageBytesMax)
        coder.code(&m.view_count_max, &viewCountMax)
        coder.code(&m.item_count_max, &itemCountMax)
        coder.code(&m.data_bytes_max, &dataBytesMax)
        coder.code(&m.element_count_max, &elementCountMax)
    }
}
