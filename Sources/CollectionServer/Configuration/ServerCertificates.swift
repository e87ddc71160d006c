package import CollectionTLS
import Glibc

/// The certificates of a server, which are read again when it is told to.
package final class ServerCertificates: Sendable {
    private let files: TLSFiles
    private let loaded: Locked<TLSCredentials>

    /// - Throws: Words about the file that is not as it must be.
    package init(_ files: TLSFiles) throws(TLSError) {
        self.files = files
        loaded = Locked(try Self.read(files))
    }

    /// What connections show that begin now.
    var credentials: TLSCredentials { loaded.withLock { $0 } }

    /// Whether clients must show a certificate.
    var asksForCertificate: Bool { files.authorities != nil }

    /// Reads the files again. Connections go on with what they began with; files that are not as
    /// they must be leave the certificates as they are.
    package func reload(_ log: Log) {
        do throws(TLSError) {
            let credentials = try Self.read(files)
            loaded.withLock { $0 = credentials }
            log.write(.info, "certificates_reloaded", [])
        } catch {
            log.write(.error, "certificates_not_reloaded", [("reason", error.words)])
        }
    }

    /// A key is not for everybody. A group may have it: that is how systems keep keys.
    private static func read(_ files: TLSFiles) throws(TLSError) -> TLSCredentials {
        var status = stat()
        if let key = files.key, unsafe stat(key, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o007 != 0
        {
            throw TLSError(words: "everybody may read the key in '\(key)'; chmod 600 it")
        }
        return try TLSCredentials(server: files)
    }
}
