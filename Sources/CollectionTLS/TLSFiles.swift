/// The files of one side of TLS, in PEM.
public struct TLSFiles: Equatable, Sendable {
    /// The side's own certificate, and those that lead from it to its authority.
    public var certificates: String?
    /// The key of that certificate.
    public var key: String?
    /// Whose certificates the other side may show. A server without them asks for none; a client
    /// without them takes those that its system trusts.
    public var authorities: String?

    public init(certificates: String? = nil, key: String? = nil, authorities: String? = nil) {
        self.certificates = certificates
        self.key = key
        self.authorities = authorities
    }
}
