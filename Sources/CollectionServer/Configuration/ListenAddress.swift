import CSockets

/// Where a server listens, or where a client finds it.
package enum ListenAddress: Equatable, Sendable {
    case unix(path: String)
    /// `host` is a numeric address; port 0 takes a free one.
    case tcp(host: String, port: UInt16)

    /// Reads `tcp:127.0.0.1:4000`, `tcp:[::1]:4000`, `unix:/run/jogakbo.sock` or a path.
    ///
    /// The host must be a number, so that no name server decides who may connect; `localhost` is
    /// 127.0.0.1. Returns nil where there is no sense in `text`.
    package init?(_ text: String) {
        if text.hasPrefix("tcp:") {
            guard let address = ListenAddress.tcp(text.dropFirst(4)) else { return nil }
            self = address
        } else {
            let path = text.hasPrefix("unix:") ? String(text.dropFirst(5)) : text
            guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
            self = .unix(path: path)
        }
    }

    private static func tcp(_ text: Substring) -> ListenAddress? {
        guard let colon = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: colon)...])
        else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        let number = host == "localhost" ? "127.0.0.1" : String(host)
        return unsafe sockets_is_loopback(number) < 0 ? nil : .tcp(host: number, port: port)
    }

    /// Whether only this machine can connect.
    package var isLocal: Bool {
        switch self {
        case .unix:
            return true
        case .tcp(let host, _):
            return unsafe sockets_is_loopback(host) == 1
        }
    }
}

extension ListenAddress: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unix(let path): "unix:\(path)"
        case .tcp(let host, let port):
            host.utf8.contains(UInt8(ascii: ":")) ? "tcp:[\(host)]:\(port)" : "tcp:\(host):\(port)"
        }
    }
}
