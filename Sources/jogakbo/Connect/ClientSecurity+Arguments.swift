import CollectionClient
import CollectionServer
import CollectionTLS

extension ClientSecurity {
    /// What the options ask for; nil where none of them is given.
    init?(_ arguments: Arguments, _ address: ListenAddress) throws(CommandError) {
        let isWanted = CommandOption.tlsOptions.contains { arguments.contains($0) }
        if !isWanted { return nil }
        if case .unix = address { throw .usage("TLS is for TCP: give --connect tcp:HOST:PORT") }
        let files = TLSFiles(
            certificates: arguments.string(.tlsClientCertificate),
            key: arguments.string(.tlsClientKey), authorities: arguments.string(.tlsAuthorities))
        if (files.certificates == nil) != (files.key == nil) {
            throw .usage("--tls-client-cert and --tls-client-key go together")
        }
        do throws(TLSError) {
            try self.init(files, serverName: arguments.string(.tlsName))
        } catch {
            throw .failure("TLS: \(error.words)")
        }
    }
}

extension CommandOption {
    static let tls = CommandOption(
        "tls",
        meaning: """
            Encrypt the connection by TLS 1.3. The server's certificate must be for the address or \
            for --tls-name, and of an authority that this machine trusts or that --tls-ca names. \
            The other options of TLS imply this one.
            """)
    static let tlsAuthorities = CommandOption(
        "tls-ca", valueName: "FILE",
        meaning: "Trust the authorities in FILE (PEM), and no others.")
    static let tlsName = CommandOption(
        "tls-name", valueName: "NAME",
        meaning: "The host name for which the server's certificate must be.")
    static let tlsClientCertificate = CommandOption(
        "tls-client-cert", valueName: "FILE",
        meaning: "Show the server the certificate in FILE (PEM), if it asks for one.")
    static let tlsClientKey = CommandOption(
        "tls-client-key", valueName: "FILE", meaning: "The key of that certificate (PEM).")

    /// How a command that connects to a server encrypts the connection.
    static let tlsOptions = [
        tls, tlsAuthorities, tlsName, tlsClientCertificate, tlsClientKey,
    ]
}
