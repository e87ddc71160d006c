import CSockets
import CollectionWire

/// A server of collection views: an acceptor, and event loops that share nothing.
///
/// `start` once, `stop` from any thread, `wait` once.
package final class Server: Sendable {
    private let configuration: Configuration
    private let census: Census
    private let workers: Workers
    private let memory: MemoryLedger
    private let wrongTokens = WrongTokens()
    private let running = Locked<Running?>(nil)

    private struct Running {
        let addresses: [ListenAddress]
        let stopSign: StopSign
        let acceptor: Thread
        let loops: [EventLoop]
    }

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        census = Census(maximum: configuration.connectionCountMax)
        workers = Workers(countMax: configuration.workerCountMax)
        memory = MemoryLedger(
            limit: configuration.memoryBytesMax,
            connectionCountMax: configuration.connectionCountMax)
    }

    /// Begins to listen; on return clients can connect.
    package func start() throws(ServerError) {
        let listeners = try openListeners()
        var loops: [EventLoop] = []
        do {
            let stopSign = try StopSign()
            for number in 0..<max(1, configuration.loopCount) {
                loops.append(
                    try EventLoop(
                        number: number, configuration: configuration, census: census,
                        workers: workers, memory: memory, wrongTokens: wrongTokens))
            }
            let acceptor = Acceptor(
                listeners: listeners, loops: loops, configuration: configuration, census: census,
                stopSign: stopSign)
            let thread = try Thread {
                var acceptor = acceptor
                acceptor.run()
            }
            let state = Running(
                addresses: listeners.compactMap(\.address), stopSign: stopSign, acceptor: thread,
                loops: loops)
            running.withLock { $0 = state }
        } catch {
            for loop in loops { loop.stop() }
            for loop in loops { loop.join() }
            Server.abandon(listeners)
            throw error
        }
        for listener in listeners {
            configuration.log.write(
                .info, "listening",
                [("address", listener.address?.description ?? "inherited:\(listener.descriptor)")])
        }
    }

    /// Begins a graceful stop: what has been received is answered, then connections are closed.
    /// Once the time for it is over, they are closed however far they are.
    package func stop() {
        let stopSign = running.withLock { $0?.stopSign }
        configuration.log.write(.info, "stopping", [])
        stopSign?.raise()
    }

    /// Reads the certificates again, if there are any.
    package func reloadCertificates() {
        configuration.certificates?.reload(configuration.log)
    }

    /// Waits until the server has stopped.
    package func wait() {
        guard let state = running.withLock({ $0 }) else { return }
        state.acceptor.join()
        for loop in state.loops { loop.join() }
        workers.stop()
        configuration.log.write(.info, "stopped", [])
    }

    /// Where the server listens, with the ports that were taken for 0.
    package var addresses: [ListenAddress] {
        running.withLock { $0?.addresses ?? [] }
    }

    /// How many clients are connected.
    package var connectionCount: Int { census.connectionCount }

    private func openListeners() throws(ServerError) -> [Listener] {
        for address in configuration.addresses { try check(address) }
        var listeners = try inheritedListeners()
        do {
            for address in configuration.addresses {
                listeners.append(try Listener(address, isForOthers: configuration.allowsOthers))
            }
        } catch {
            Server.abandon(listeners)
            throw error
        }
        if listeners.isEmpty { throw .noAddress }
        return listeners
    }

    /// - Throws: `remoteNotAllowed`, `remoteWithoutToken`, `localWithoutToken`.
    private func check(_ address: ListenAddress) throws(ServerError) {
        if case .unix = address { return }
        if !address.isLocal && !configuration.allowsRemote { throw .remoteNotAllowed(address) }
        if asksForProof { return }
        if !address.isLocal { throw .remoteWithoutToken(address) }
        if !configuration.allowsEveryLocalUser { throw .localWithoutToken(address) }
    }

    /// Whether a client of TCP must show that it may connect.
    private var asksForProof: Bool {
        !configuration.token.isEmpty || configuration.certificates?.asksForCertificate == true
    }

    private func inheritedListeners() throws(ServerError) -> [Listener] {
        if !configuration.inheritsSockets { return [] }
        let count = sockets_inherit()
        if count < 0 { throw .inheritedSocketUnusable }
        var listeners: [Listener] = []
        for index in 0..<count {
            let descriptor = Int32(SOCKETS_INHERITED_FIRST) + index
            if sockets_listens_locally(descriptor) == 0, !asksForProof {
                throw .inheritedRemoteWithoutToken
            }
            listeners.append(Listener(inherited: descriptor))
        }
        return listeners
    }

    private static func abandon(_ listeners: [Listener]) {
        for listener in listeners {
            listener.removeFile()
            listener.close()
        }
    }
}
