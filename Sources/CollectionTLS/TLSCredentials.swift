import CTLS

/// What one side of TLS shows, and what it asks the other side to show: read from files once, for
/// any number of connections on any threads.
@safe package final class TLSCredentials: @unchecked Sendable {
    let credentials: OpaquePointer
    /// Whether the other side must show a certificate.
    package let asksForCertificate: Bool

    /// Those of a server.
    package convenience init(server files: TLSFiles) throws(TLSError) {
        try unsafe self.init(files, asks: files.authorities != nil, tls_server_credentials)
    }

    /// Those of a client.
    package convenience init(client files: TLSFiles) throws(TLSError) {
        try unsafe self.init(files, asks: true, tls_client_credentials)
    }

    private init(
        _ files: TLSFiles, asks: Bool,
        _ make: (UnsafePointer<tls_files>, UnsafeMutablePointer<CChar>) -> OpaquePointer?
    ) throws(TLSError) {
        var words = [CChar](repeating: 0, count: Int(TLS_WORDS_BYTES))
        let made = unsafe withOptionalCString(files.certificates) { certificates in
            unsafe withOptionalCString(files.key) { key in
                unsafe withOptionalCString(files.authorities) { authorities in
                    var named = unsafe tls_files(
                        certificates: certificates, key: key, authorities: authorities)
                    return unsafe make(&named, &words)
                }
            }
        }
        guard let made = unsafe made else { throw TLSError(words: String(terminated: words)) }
        unsafe credentials = made
        asksForCertificate = asks
    }

    deinit {
        unsafe tls_credentials_free(credentials)
    }
}

/// Why files of TLS cannot be used, or a connection cannot go on.
public struct TLSError: Error, Equatable, Sendable {
    public let words: String

    package init(words: String) {
        self.words = words
    }
}

extension String {
    /// The characters before the first zero.
    init(terminated characters: [CChar]) {
        let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

private func withOptionalCString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
    guard let text else { return body(nil) }
    return unsafe text.withCString { unsafe body($0) }
}
