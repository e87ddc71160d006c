public import CollectionTLS

/// How a client's connections are encrypted: the certificates that it trusts and shows.
public struct ClientSecurity: Sendable {
    private let credentials: TLSCredentials
    /// The host name for which the server's certificate must be; nil: it must be for the address.
    public let serverName: String?

    /// - Throws: Words about the file that is not as it must be.
    public init(_ files: TLSFiles = TLSFiles(), serverName: String? = nil) throws(TLSError) {
        credentials = try TLSCredentials(client: files)
        self.serverName = serverName
    }

    func channel(toServerAt host: String) -> SecureChannel {
        SecureChannel(client: credentials, serverName: serverName ?? host)
    }
}
