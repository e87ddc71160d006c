import CollectionWire
import Glibc

@testable import CollectionServer

/// The server's end of a simulated connection.
final class SimulatedSocket: SessionSocket {
    let connection: SimulatedConnection
    private unowned let platform: SimulatedPlatform
    private var awaited: SocketReadiness?
    private(set) weak var session: Session?
    private var isClosing = false

    init(_ connection: SimulatedConnection, on platform: SimulatedPlatform) {
        self.connection = connection
        self.platform = platform
        platform.openSocketCount.value += 1
        openSocketCount = platform.openSocketCount
        connection.toServer.didArrive = { [weak self] in self?.wakeIfReady() }
        connection.toClient.didTake = { [weak self] in self?.wakeIfReady() }
    }

    /// Outlives the platform, as sockets may.
    private let openSocketCount: SimulatedPlatform.Count

    deinit {
        openSocketCount.value -= 1
        connection.didCloseServerSide()
    }

    /// What the socket is ready for, of what is awaited.
    var readiness: SocketReadiness? {
        if isClosing { return nil }
        switch awaited {
        case .readable: return connection.toServer.isReadable ? .readable : nil
        case .writable: return connection.toClient.isWritable ? .writable : nil
        case .failed, nil: return nil
        }
    }

    private func wakeIfReady() {
        if readiness != nil { platform.wake() }
    }

    func wait(for readiness: SocketReadiness?, _ session: Session) {
        if self.session == nil {
            self.session = session
            platform.meet(session)
        }
        awaited = readiness
        wakeIfReady()
    }

    func receive(_ room: UnsafeMutableRawBufferPointer) -> Int {
        unsafe connection.toServer.read(room)
    }

    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        connection.isServerDead ? -Int(EPIPE) : unsafe connection.toClient.write(bytes)
    }

    func finish() {
        if !connection.isServerDead { connection.toClient.finish() }
    }

    var isHungUp: Bool { connection.toServer.isCut }

    var peerAddress: PeerAddress? {
        connection.number % 2 == 0 ? nil : PeerAddress(high: 1, low: connection.number % 5)
    }

    func close(_ session: Session) {
        isClosing = true
        platform.closeLater(session)
    }
}
