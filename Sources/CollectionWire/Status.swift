public import CollectionCore

/// How a request went when it did not succeed. It has changed nothing.
public struct Status: Error, Equatable, Sendable {
    /// gRPC's canonical code: which sort of failure.
    public var code: StatusCode
    /// The stable number: the core's below 100, then the protocol's own.
    public var error: UInt32
    /// What is wrong, which one it is and why.
    public var message: String
    /// Whether the connection ends with this.
    public var isFatal: Bool
    /// Of a batch update that was refused: which parts, which index path, and all counts.
    public var invalidUpdate: InvalidUpdate?

    package init(code: StatusCode, error: UInt32, message: String, isFatal: Bool) {
        self.code = code
        self.error = error
        self.message = message
        self.isFatal = isFatal
    }

    package init(_ error: ProtocolError, _ message: String) {
        self.init(
            code: error.statusCode, error: error.rawValue, message: message,
            isFatal: error.isFatal)
    }

    /// The core's error, with its own number and words.
    package init(_ error: CollectionError) {
        let code: StatusCode =
            switch error.code {
            case .invalidArgument: .invalidArgument
            case .invalidIndexPath: .outOfRange
            case .notFound: .notFound
            case .resourceExhausted: .resourceExhausted
            case .invalidUpdate, .wrongState, .busy, .invalidLayout: .failedPrecondition
            }
        self.init(
            code: code, error: error.code.rawValue, message: error.message, isFatal: false)
        if case .invalidUpdate(let update, _) = error { invalidUpdate = update }
    }
}

/// gRPC's canonical codes, as far as they are used.
public enum StatusCode: UInt32, Sendable {
    case ok = 0
    case invalidArgument = 3
    case notFound = 5
    case resourceExhausted = 8
    case failedPrecondition = 9
    case outOfRange = 11
    case unimplemented = 12
    case unavailable = 14
    case unauthenticated = 16
}

/// What can be wrong with a conversation, beside what the core finds wrong with its arguments.
///
/// Fatal is what leaves no way on: framing that cannot be followed, bytes that are no message (the
/// id, and where the sender's mistake lies, are then unknown), and an opening that failed. All
/// else fails its request alone, and the conversation goes on.
package enum ProtocolError: UInt32, Sendable {
    /// A message whose contents do not fit together: unequal columns, unknown values, no
    /// operation.
    case malformedMessage = 100
    case messageTooLong = 101
    case compressedMessage = 102
    case helloExpected = 103
    case helloRepeated = 104
    case unsupportedVersion = 105
    case unauthenticated = 106
    case unknownView = 107
    case noDataSourceBegun = 108
    case connectionLimit = 109
    case idle = 110
    case shuttingDown = 111
    case unknownSnapshot = 112
    case unknownSetup = 113

    var isFatal: Bool {
        switch self {
        case .malformedMessage, .unknownView, .noDataSourceBegun, .connectionLimit,
            .unknownSnapshot, .unknownSetup:
            false
        case .messageTooLong, .compressedMessage, .helloExpected, .helloRepeated,
            .unsupportedVersion, .unauthenticated, .idle, .shuttingDown:
            true
        }
    }

    var statusCode: StatusCode {
        switch self {
        case .malformedMessage: .invalidArgument
        case .messageTooLong, .connectionLimit: .resourceExhausted
        case .compressedMessage, .unsupportedVersion: .unimplemented
        case .helloExpected, .helloRepeated, .noDataSourceBegun: .failedPrecondition
        case .unauthenticated: .unauthenticated
        case .unknownView, .unknownSnapshot, .unknownSetup: .notFound
        case .idle, .shuttingDown: .unavailable
        }
    }
}

extension Status {
    /// A message that is none, or that has no meaning, where nothing after it could be trusted.
    var fatal: Status {
        Status(code: code, error: error, message: message, isFatal: true)
    }

    static func malformed(_ message: String) -> Status {
        Status(.malformedMessage, message)
    }

    /// A number that no case of an enumeration has.
    static func unknown<Value: RawRepresentable<UInt32>>(
        _ number: UInt32, _ field: StaticString, of type: Value.Type
    ) -> Status {
        let known = (0..<64).filter { Value(rawValue: $0) != nil }
        let (least, most) = (known.first ?? 0, known.last ?? 0)
        return number < most && number > least
            ? .malformed("\(field) is \(number), which has no meaning")
            : .malformed("\(field) is \(number), but must be \(least) to \(most)")
    }
}
