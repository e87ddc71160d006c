import CollectionServer
import CollectionTLS

extension ServerCertificates {
    /// What the options of `jogakbo serve` name; nil where TCP is not to be encrypted.
    convenience init?(_ arguments: Arguments) throws(CommandError) {
        let files = TLSFiles(
            certificates: arguments.string(ServeOption.certificate),
            key: arguments.string(ServeOption.key),
            authorities: arguments.string(ServeOption.clientAuthorities))
        if files == TLSFiles() { return nil }
        guard files.certificates != nil, files.key != nil else {
            throw .usage("TLS needs both --tls-cert and --tls-key")
        }
        do throws(TLSError) { try self.init(files) } catch {
            throw .failure("TLS: \(error.words)")
        }
    }
}
