import CollectionServer
import Glibc

extension ServerError {
    /// What went wrong, and what the user can do.
    var description: String {
        switch self {
        case .noAddress:
            "there is no address to listen on"
        case .remoteWithoutToken(let address):
            "\(address) can be reached by others: give --token-file or --tls-client-ca as well"
        case .remoteNotAllowed(let address):
            "\(address) can be reached by others: give --allow-remote if that is wanted"
        case .localWithoutToken(let address):
            "\(address) can be reached by every user of this machine: give --token-file, "
                + "--tls-client-ca, or --without-token if that is wanted"
        case .addressInUse(let address):
            "\(address) is in use: another server listens there"
        case .pathTaken(let address):
            "\(address): something that is no socket is there already"
        case .symbolicLink(let address):
            "\(address) is a symbolic link, which is not followed"
        case .cannotListen(let address, let number):
            "cannot listen on \(address): \(words(for: number))"
        case .inheritedSocketUnusable:
            "LISTEN_FDS names something that is no listening stream socket"
        case .inheritedRemoteWithoutToken:
            "LISTEN_FDS names a socket that can be reached by others: give --token-file or "
                + "--tls-client-ca as well"
        case .cannotRecord(let path, let number):
            "cannot record in '\(path)': \(words(for: number))"
        case .cannotLog(let path, let number):
            "cannot write the log to '\(path)': \(words(for: number))"
        case .noEventLoop(let number):
            "cannot make an event loop: \(words(for: number))"
        }
    }
}

private func words(for number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
}
