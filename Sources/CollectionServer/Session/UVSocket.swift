import CSockets
import CUV
import Glibc

/// A socket of the system, which libuv watches.
@safe final class UVSocket: SessionSocket {
    private let descriptor: Int32
    private let poll: UnsafeMutablePointer<uv_poll_t>

    /// Owns the descriptor; nil if the loop cannot watch it.
    init?(_ descriptor: Int32, on uv: UnsafeMutablePointer<uv_loop_t>) {
        let poll = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
        guard unsafe uv_poll_init(uv, poll, descriptor) == 0 else {
            unsafe poll.deallocate()
            Glibc.close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        unsafe self.poll = poll
    }

    deinit {
        unsafe poll.deallocate()
        Glibc.close(descriptor)
    }

    func wait(for readiness: SocketReadiness?, _ session: Session) {
        guard let readiness else {
            unsafe uv_poll_stop(poll)
            return
        }
        let events = readiness == .writable ? UV_WRITABLE : UV_READABLE
        unsafe poll.pointee.data = Unmanaged.passUnretained(session).toOpaque()
        unsafe uv_poll_start(poll, Int32(events.rawValue)) { poll, status, events in
            guard let data = unsafe poll?.pointee.data else { return }
            let isWritable = UInt32(events) & UV_WRITABLE.rawValue != 0
            let readiness = status < 0 ? SocketReadiness.failed : isWritable ? .writable : .readable
            unsafe Unmanaged<Session>.fromOpaque(data)._withUnsafeGuaranteedRef { session in
                session.didBecomeReady(readiness)
            }
        }
    }

    func receive(_ room: UnsafeMutableRawBufferPointer) -> Int {
        unsafe Int(sockets_receive(descriptor, room.baseAddress, room.count))
    }

    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        unsafe Int(sockets_send(descriptor, bytes.baseAddress, bytes.count))
    }

    func finish() {
        sockets_finish(descriptor)
    }

    var isHungUp: Bool { sockets_is_hung_up(descriptor) != 0 }

    var peerAddress: PeerAddress? { PeerAddress(of: descriptor) }

    func close(_ session: Session) {
        unsafe poll.pointee.data = Unmanaged.passUnretained(session).toOpaque()
        unsafe uv_close(asHandle(poll)) { handle in
            guard let data = unsafe handle?.pointee.data else { return }
            let session = unsafe Unmanaged<Session>.fromOpaque(data).takeUnretainedValue()
            unsafe session.loop.remove(session)
        }
    }
}
