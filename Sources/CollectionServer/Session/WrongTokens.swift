import CSockets

/// How often addresses have sent wrong tokens lately.
///
/// Who guesses waits longer each time; who has the token never waits. Addresses are forgotten a
/// while after their last wrong token, and the oldest one when there are too many.
final class WrongTokens: Sendable {
    private struct Entry {
        var count: UInt64
        var lastAt: UInt64
    }

    private let entries = Locked<[PeerAddress: Entry]>([:])

    static let addressesMax = 1024
    /// Milliseconds after which an address is forgotten.
    static let memory: UInt64 = 60_000
    /// A delay is doubled so many times at most.
    static let doublingsMax: UInt64 = 4

    /// Counts a wrong token.
    ///
    /// - Parameter now: Milliseconds of a clock that never goes back.
    /// - Parameter first: How long the first one waits, in milliseconds.
    /// - Returns: How long the answer waits, in milliseconds.
    func delay(of address: PeerAddress, at now: UInt64, first: UInt64) -> UInt64 {
        entries.withLock { entries in
            var entry = entries[address] ?? Entry(count: 0, lastAt: now)
            if now > entry.lastAt + WrongTokens.memory { entry.count = 0 }
            let delay = first << min(entry.count, WrongTokens.doublingsMax)
            entry.count += 1
            entry.lastAt = max(now, entry.lastAt)
            if entries[address] == nil, entries.count >= WrongTokens.addressesMax {
                WrongTokens.forget(in: &entries)
            }
            entries[address] = entry
            return delay
        }
    }

    var addressCount: Int { entries.withLock { $0.count } }

    /// Forgets the address whose last wrong token is the oldest.
    private static func forget(in entries: inout [PeerAddress: Entry]) {
        let oldest = entries.min { $0.value.lastAt < $1.value.lastAt }
        if let oldest { entries[oldest.key] = nil }
    }
}

/// Where a client of TCP is, without its port.
struct PeerAddress: Hashable, Sendable {
    let high: UInt64
    let low: UInt64
}

extension PeerAddress {
    /// Nil for a socket without addresses.
    init?(of descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: Int(SOCKETS_ADDRESS_BYTES))
        if unsafe sockets_peer_address(descriptor, &bytes) == 0 { return nil }
        func number(_ range: Range<Int>) -> UInt64 {
            bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
        }
        self.init(high: number(0..<8), low: number(8..<16))
    }
}
