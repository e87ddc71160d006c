import CSockets
import CollectionWire
import Glibc

/// Accepts connections on a thread of its own and hands them round to the event loops.
struct Acceptor {
    let listeners: [Listener]
    let loops: [EventLoop]
    let configuration: Configuration
    let census: Census
    let stopSign: StopSign
    /// A descriptor to give up when there are none left: only a connection that is accepted can
    /// be closed, and one that is not would wake the acceptor for ever.
    var reserve = sockets_open_reserve()
    var acceptedCount: UInt64 = 0

    /// Accepts until told to stop; then takes what is still in the queues and stops the loops.
    mutating func run() {
        var polled: [pollfd] = []
        for listener in listeners {
            polled.append(pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0))
        }
        polled.append(pollfd(fd: stopSign.descriptor, events: Int16(POLLIN), revents: 0))
        while polled[listeners.count].revents == 0 {
            _ = unsafe poll(&polled, nfds_t(polled.count), -1)
            for listener in polled.dropLast() where listener.revents != 0 {
                acceptAll(from: listener.fd)
            }
        }
        for listener in listeners {
            listener.removeFile()
            acceptAll(from: listener.descriptor)
            listener.close()
        }
        for loop in loops { loop.stop() }
        if reserve >= 0 { close(reserve) }
    }

    /// Accepts what waits; after that many others have their turn.
    private mutating func acceptAll(from listener: Int32) {
        for _ in 0..<1024 {
            let descriptor = sockets_accept(listener)
            switch descriptor {
            case 0...:
                place(descriptor)
            case -ECONNABORTED, -EPROTO, -EPERM:
                break
            case -EMFILE, -ENFILE:
                if !dropOne(from: listener) {
                    _ = poll(nil, 0, 20)
                    return
                }
            default:
                return
            }
        }
    }

    /// Hands a connection to the next loop, if it may come in.
    private mutating func place(_ descriptor: Int32) {
        acceptedCount += 1
        let isTCP = sockets_is_unix(descriptor) == 0
        guard isTCP || isAllowed(descriptor) else {
            refuse(descriptor, "peer_not_allowed")
            return
        }
        if isTCP { _ = sockets_set_no_delay(descriptor) }
        let isSecure = isTCP && configuration.certificates != nil
        guard census.admit() else {
            // A handshake for a few words is more than a client is given that is one too many.
            if !isSecure { sayTooManyConnections(descriptor) }
            refuse(descriptor, "too_many_connections")
            return
        }
        let arrival = Arrival(
            number: acceptedCount, descriptor: descriptor, isSecure: isSecure)
        if !loops[Int(acceptedCount % UInt64(loops.count))].deliver(arrival) {
            census.leave()
            refuse(descriptor, "stopped")
        }
    }

    /// On a Unix socket, only this user, root and those who are named may talk to the server,
    /// whatever the socket file's mode has become. TCP asks for the token.
    private func isAllowed(_ descriptor: Int32) -> Bool {
        var user: UInt32 = 0
        guard unsafe sockets_peer_uid(descriptor, &user) == 0 else { return false }
        return user == geteuid() || user == 0 || configuration.allowedUsers.contains(user)
            || configuration.allowedGroups.contains { group in
                sockets_peer_is_in_group(descriptor, group) != 0
            }
    }
}
