import CollectionServer
import CollectionTLS
import Glibc

extension ServerCertificates {
    /// What the options of `jogakbo serve` name; nil where TCP is not to be encrypted.
    convenience init?(_ arguments: Arguments) throws(CommandError) {
        let files = TLSFiles(
            certificates: arguments.string(ServeOption.certificate),
            key: arguments.string(ServeOption.key),
            authorities: arguments.string(ServeOption.clientAuthorities))
        if files == TLSFiles() { return nil }
        guard files.certificates != nil, let key = files.key else {
            throw .usage("TLS needs both --tls-cert and --tls-key")
        }
        try checkSecret(key)
        do throws(TLSError) { try self.init(files) } catch {
            throw .failure("TLS: \(error.words)")
        }
    }
}

/// A key is not for everybody. A group may have it: that is how systems keep keys.
private func checkSecret(_ path: String) throws(CommandError) {
    var status = stat()
    if unsafe stat(path, &status) != 0 { return }
    if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o007 != 0 {
        throw .failure("--tls-key: everybody may read '\(path)'; chmod 600 it")
    }
}
