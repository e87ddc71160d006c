import Glibc

/// SIGINT and SIGTERM, held back and asked for: a run then ends where it can print its figures.
struct StopSignal {
    init() {
        var signals = StopSignal.signals
        unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    }

    var wasSent: Bool {
        var pending = sigset_t()
        unsafe sigpending(&pending)
        return unsafe sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
    }

    private static var signals: sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGTERM)
        return signals
    }
}
