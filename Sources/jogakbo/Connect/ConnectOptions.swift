import CollectionClient
import CollectionServer

/// Where the server is, and what it asks for.
struct ConnectOptions {
    let address: ListenAddress
    let token: String
    /// How the connection is encrypted; nil: it is not.
    let security: ClientSecurity?

    init(_ arguments: Arguments) throws(CommandError) {
        guard let text = arguments.string(.connect) else {
            try self.init(arguments, address: defaultAddress)
            return
        }
        guard let address = ListenAddress(text) else {
            throw .usage(
                "--connect: '\(text)' is no path and no tcp:HOST:PORT with a port "
                    + "from 0 to 65535")
        }
        try self.init(arguments, address: address)
    }

    /// The same for an address that is known otherwise.
    init(_ arguments: Arguments, address: ListenAddress) throws(CommandError) {
        self.address = address
        security = try ClientSecurity(arguments, address)
        guard let path = arguments.string(.token) else {
            token = ""
            return
        }
        do throws(InputError) {
            var bytes = try TextFile(reading: path).bytes
            if bytes.last == Ascii.lineFeed { bytes.removeLast() }
            token = String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .failure(error.message)
        }
    }
}

extension CommandOption {
    static let connect = CommandOption(
        "connect", letter: "c", valueName: "ADDRESS",
        meaning: "The server: the path of its Unix socket, or tcp:HOST:PORT. Default: where "
            + "'jogakbo serve' listens without --listen.")
    static let token = CommandOption(
        "token-file", valueName: "FILE",
        meaning: "A file with the token that the server asks for, if it does.")
}
