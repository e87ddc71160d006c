import Synchronization

/// What all connections of a server hold together, and how much that may be.
///
/// Connections enter what their views, snapshots, named layouts, unfinished messages and answers
/// that wait take. A connection that holds more than its share may not grow where the memory is
/// full. From seven eighths of the limit on, a request that changes something is refused, and one
/// answer at a time waits for the client. From the limit on, a long answer is refused, and so is a
/// display frame with more elements than before. All connections together hold at most the limit
/// and their shares: one and a half times the limit.
package final class MemoryLedger: Sendable {
    /// The most bytes of the connections that hold more than their shares.
    package let limit: Int
    /// What each connection may hold whatever the others hold: 1 MiB, or less where the shares of
    /// all connections would have more than half of the limit.
    package let shareBytes: Int
    private let held = Atomic<Int>(0)

    package init(limit: Int, connectionCountMax: Int) {
        self.limit = limit
        shareBytes = min(1 << 20, limit / 2 / max(1, connectionCountMax))
    }

    /// The bytes that all connections hold.
    package var heldBytes: Int { held.load(ordering: .relaxed) }

    /// What requests that change something may fill. The rest is for display frames: where one
    /// client pushes all that there is room for, views of the others go on.
    private var changeBytesMax: Int { limit - limit / 8 }

    /// Whether there is no room for changes.
    var isFull: Bool { heldBytes > changeBytesMax }

    /// Whether there is no room even to show.
    var isFullToShow: Bool { heldBytes > limit }

    func change(by bytes: Int) {
        if bytes != 0 { held.add(bytes, ordering: .relaxed) }
    }

    /// Whether there is room for a message, and for what comes of it.
    ///
    /// - Parameter bytes: What its connection holds.
    func hasRoom(for messageBytes: Int, beside bytes: Int) -> Bool {
        bytes + messageBytes <= shareBytes || heldBytes + messageBytes <= changeBytesMax
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
        ledger.hasRoom(for: messageBytes, beside: bytes) ? nil : refusal
    }

    /// The words where there is no room.
    var refusal: Status {
        let words = "the server holds \(ledger.heldBytes) bytes; the limit is \(ledger.limit), "
        return Status(
            .connectionLimit,
            words + "the last eighth for display frames, and this connection holds \(bytes)")
    }

    /// The most elements that a display frame may add to those of the view; nil: the limits of the
    /// view alone count.
    var elementCountMax: Int? {
        ledger.isFullToShow ? max(0, ledger.shareBytes - bytes) / Self.bytesOfElement : nil
    }

    /// The longest answer but a display frame; nil: as long as a message may be.
    var answerBytesMax: Int? {
        ledger.isFullToShow ? max(Self.shortAnswerBytes, ledger.shareBytes - bytes) : nil
    }

    /// How many bytes of answers wait for the client before the next request is answered; nil: as
    /// many as the limits of the connection say.
    var outputBytesMax: Int? { ledger.isFull ? ledger.shareBytes : nil }

    /// What an element takes in the view and in the answer, roughly.
    private static let bytesOfElement = 1 << 9
    private static let shortAnswerBytes = 1 << 16
}
