package import CollectionTLS

/// The certificates of a server, which are read again when it is told to.
package final class ServerCertificates: Sendable {
    private let files: TLSFiles
    private let loaded: Locked<TLSCredentials>

    /// - Throws: Words about the file that is not as it must be.
    package init(_ files: TLSFiles) throws(TLSError) {
        self.files = files
        loaded = Locked(try TLSCredentials(server: files))
    }

    /// What connections show that begin now.
    var credentials: TLSCredentials { loaded.withLock { $0 } }

    /// Whether clients must show a certificate.
    var asksForCertificate: Bool { files.authorities != nil }

    /// Reads the files again. Connections go on with what they began with; files that are not as
    /// they must be leave the certificates as they are.
    package func reload(_ log: Log) {
        do throws(TLSError) {
            let credentials = try TLSCredentials(server: files)
            loaded.withLock { $0 = credentials }
            log.write(.info, "certificates_reloaded", [])
        } catch {
            log.write(.error, "certificates_not_reloaded", [("reason", error.words)])
        }
    }
}
