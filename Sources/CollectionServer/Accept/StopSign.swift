import CSockets
import Glibc

/// Something that a thread can poll for together with its sockets: readable once it is raised.
final class StopSign: Sendable {
    let descriptor: Int32
    private let raisingEnd: Int32

    /// - Throws: `noEventLoop` where there are no descriptors left.
    init() throws(ServerError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe sockets_make_pipe(&ends) == 0 else {
            throw .noEventLoop(errno: errno)
        }
        descriptor = ends[0]
        raisingEnd = ends[1]
    }

    deinit {
        close(descriptor)
        close(raisingEnd)
    }

    /// From any thread, any number of times.
    func raise() {
        var byte: UInt8 = 1
        _ = unsafe write(raisingEnd, &byte, 1)
    }
}
