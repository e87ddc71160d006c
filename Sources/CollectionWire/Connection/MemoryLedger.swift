import Synchronization

/// What all connections of a server hold together, and how much that may be.
///
/// Connections enter what their views, snapshots, named layouts, unfinished messages and answers
/// that wait take. Where a message has no room beneath the limit, a connection that holds more than
/// a small share may not grow: its requests are refused but those that show, ask or destroy.
package final class MemoryLedger: Sendable {
    /// The most bytes of all connections together.
    package let limit: Int
    private let held = Atomic<Int>(0)

    package init(limit: Int) {
        self.limit = limit
    }

    /// The bytes that all connections hold.
    package var heldBytes: Int { held.load(ordering: .relaxed) }

    /// What each connection may hold whatever the others hold.
    static let smallBytes = 1 << 20

    func change(by bytes: Int) {
        if bytes != 0 { held.add(bytes, ordering: .relaxed) }
    }

    /// Whether there is room for a message, and for what comes of it.
    ///
    /// - Parameter bytes: What its connection holds.
    func hasRoom(for messageBytes: Int, beside bytes: Int) -> Bool {
        bytes + messageBytes <= Self.smallBytes || heldBytes + messageBytes <= limit
    }
}

/// The entry of one connection in a ledger.
package struct MemoryEntry: ~Copyable {
    let ledger: MemoryLedger
    /// What the connection holds: its objects, and what waits to be read or sent.
    private(set) var objectBytes = 0
    private(set) var bufferBytes = 0

    package init(in ledger: MemoryLedger) {
        self.ledger = ledger
    }

    deinit {
        ledger.change(by: -objectBytes - bufferBytes)
    }

    package var bytes: Int { objectBytes + bufferBytes }
    mutating func setObjects(_ bytes: Int) {
        ledger.change(by: bytes - objectBytes)
        objectBytes = bytes
    }

    package mutating func setBuffers(_ bytes: Int) {
        ledger.change(by: bytes - bufferBytes)
        bufferBytes = bytes
    }

    /// Why a message is refused, or not read; nil: there is room for it.
    func refusal(ofMessage messageBytes: Int) -> Status? {
        if ledger.hasRoom(for: messageBytes, beside: bytes) { return nil }
        let words = "the server holds \(ledger.heldBytes) bytes; the limit is \(ledger.limit), "
        return Status(.connectionLimit, words + "and this connection holds \(bytes)")
    }
}
