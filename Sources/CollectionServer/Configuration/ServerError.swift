/// Why a server does not start.
package enum ServerError: Error, Equatable, Sendable {
    /// There is neither an address nor an inherited socket.
    case noAddress
    /// Others could connect from outside, and no token would stop them.
    case remoteWithoutToken(ListenAddress)
    case remoteNotAllowed(ListenAddress)
    /// A live server has the address already.
    case addressInUse(ListenAddress)
    /// Something at the path is no socket of ours to replace.
    case pathTaken(ListenAddress)
    case symbolicLink(ListenAddress)
    /// `errno` says why.
    case cannotListen(ListenAddress, errno: Int32)
    /// systemd has handed over something that is no listening stream socket.
    case inheritedSocketUnusable
    /// systemd has handed over a socket that others can reach, and no token would stop them.
    case inheritedRemoteWithoutToken
    /// Sessions cannot be recorded in this folder; `errno` says why.
    case cannotRecord(String, errno: Int32)
    /// Every user of this machine could connect, and nothing says that this is wanted.
    case localWithoutToken(ListenAddress)
    /// The log cannot be written to this file; `errno` says why.
    case cannotLog(String, errno: Int32)
    /// The event loop could not be made; `errno` says why.
    case noEventLoop(errno: Int32)
}
