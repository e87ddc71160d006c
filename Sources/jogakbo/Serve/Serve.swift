import CSockets
import CollectionServer
import Glibc

extension Command {
    static let serve = Command(
        name: "serve",
        summary: "serve collection views over a Unix or TCP socket",
        synopsis: "[OPTION]...",
        details: """
            A client connects, says hello, makes views, pushes data and pulls display frames; the
            protocol is in proto/jogakbo/v1. On a Unix socket only this user and root may connect,
            and those that --allow-uid and --allow-gid name. With --tls-cert, TCP is encrypted.
            SIGHUP opens the log file again, and reads the certificates again.
            SIGTERM and SIGINT end it gracefully: what has been received is answered first; a
            second one ends it at once. Sockets handed over by systemd (LISTEN_FDS) are served.
            Numbers of bytes and items may end in K, M or G; seconds may have a fraction.
            """,
        options: ServeOption.all,
        examples: [
            Example("jogakbo serve", "Serve on the default Unix socket, one loop for each core."),
            Example("jogakbo serve -l /run/user/1000/views.sock --loops 2", "Serve there."),
            Example(
                "jogakbo serve -l tcp:127.0.0.1:4000 --token-file token",
                "Serve programs on this machine that bring the token, by TCP."),
            Example(
                "jogakbo serve -l tcp:0.0.0.0:4000 --allow-remote --token-file token",
                "Serve whoever brings the token. The connection is not encrypted."),
            Example(
                "jogakbo serve -l tcp:127.0.0.1:4000 --token-file token --tls-cert s.pem "
                    + "--tls-key s.key",
                "Serve programs that bring the token, encrypted."),
            Example(
                "jogakbo serve --setup wall=wall.json",
                "Also offer the view in wall.json to clients that make a view 'wall'."),
            Example("jogakbo serve --record /tmp/sessions", "Also record every session there."),
        ],
        run: runServe
    )
}

private func runServe(_ arguments: Arguments) throws(CommandError) {
    try arguments.requireOperands(0...0)
    var configuration = try Configuration(arguments)
    let isHandedOver = unsafe getenv("LISTEN_FDS") != nil
    if configuration.addresses.isEmpty, !isHandedOver { configuration.addresses = [defaultAddress] }
    sockets_raise_limit()
    memory_keep_little()
    signals_block_control()
    let server = Server(configuration)
    let log = configuration.log
    do {
        try server.start()
        _ = try Thread {
            _ = nextTermination(server, log)
            server.stop()
            _exit(128 + nextTermination(server, log))
        }
    } catch {
        throw .failure(error.description)
    }
    server.wait()
}

/// Waits for a signal that ends the server. Until then others make the log open its file again, and
/// the server read its certificates again.
private func nextTermination(_ server: Server, _ log: Log) -> Int32 {
    while true {
        let signal = signals_wait_for_control()
        if signals_is_reload(signal) == 0 { return signal }
        log.reopen()
        server.reloadCertificates()
    }
}
