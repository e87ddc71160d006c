public import CollectionWire

/// Why a call of a client failed.
public enum ClientError: Error, Equatable, Sendable {
    /// There is no connection, for the reason with this error number.
    case cannotConnect(errorNumber: Int32)
    /// The connection broke, for the reason with this error number.
    case connectionBroken(errorNumber: Int32)
    /// The server closed the connection.
    case connectionClosed
    /// The two sides do not agree on TLS, for the reason in words: a certificate is not trusted, or
    /// the server does not talk it.
    case tlsFailed(String)
    /// The server answered with a status. Unless it is fatal, the connection goes on.
    case refused(Status)
    /// What arrived is no response to what was asked.
    case unexpectedResponse(String)
    /// A blocking call while so many responses to requests sent ahead have not been taken.
    case responsesOutstanding(Int)
    /// A name or token with a zero byte in it, which the protocol's strings cannot carry.
    case zeroByteInText
}
