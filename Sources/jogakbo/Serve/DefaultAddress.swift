import CollectionServer
import Glibc

/// Where the server listens and clients look when nothing else is said: a socket in the user's
/// runtime directory, or in /tmp where there is none.
var defaultAddress: ListenAddress {
    if let directory = unsafe getenv("XDG_RUNTIME_DIR") {
        return unsafe .unix(path: String(cString: directory) + "/jogakbo.sock")
    }
    return .unix(path: "/tmp/jogakbo-\(getuid()).sock")
}
