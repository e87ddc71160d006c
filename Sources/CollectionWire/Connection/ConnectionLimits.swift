package import CollectionCore

/// What one connection may ask of the server. Each refusal is a status that names the limit.
package struct ConnectionLimits: Equatable, Sendable {
    /// The longest message, either way.
    package var messageBytes: Int
    /// The longest first message. It is all that a stranger can make the server hold.
    package var helloBytes: Int
    package var viewCount: Int
    /// The most items of all views together, and of what is being pushed.
    package var itemCount: Int
    /// The most memory for the columns of all views together, and of what is being pushed.
    package var dataBytes: Int
    /// The most elements in one response.
    package var elementCount: Int
    /// The most reuse identifiers and element kinds of one view.
    package var registrationCount: Int
    /// Requests wait while more than this of responses has not been taken away.
    package var outputBytes: Int
    /// How many requests are answered before other connections have their turn.
    package var requestsPerTurn: Int

    package init() {
        messageBytes = 16 << 20
        helloBytes = 4 << 10
        viewCount = 64
        itemCount = 1 << 32
        dataBytes = 1 << 30
        elementCount = 1 << 16
        registrationCount = 1 << 10
        outputBytes = 8 << 20
        requestsPerTurn = 256
    }
}

extension ConnectionLimits {
    /// The limits of one view: those of the connection, and few enough elements for a response
    /// that holds them all, at their longest, to be no longer than a message may be. The same
    /// number of completions fits as well.
    package var ofView: Limits {
        var limits = Limits()
        limits.itemCount = itemCount
        limits.dataBytes = dataBytes
        limits.elementCount = elementCountInMessage
        limits.registrationCount = registrationCount
        return limits
    }

    var elementCountInMessage: Int {
        let room = max(0, messageBytes - Self.otherBytesMax)
        return min(elementCount, room / (Self.elementBytesMax + Self.matrixBytes))
    }

    /// What a display frame cannot exceed as a message.
    package static func bytesMax(of frame: borrowing DisplayFrame) -> Int {
        let entries = max(
            frame.elements.count, frame.removedViews.count, frame.diagnostics.count,
            frame.completions.count)
        return otherBytesMax + elementBytesMax * entries + matrixBytes * frame.transforms.count
    }

    /// An element's entries in all columns (86 at most), an identifier (8), a view removed (5), a
    /// diagnostic (47), a completion (11). Numbers of registered kinds and reuse identifiers have
    /// at most three bytes.
    private static let elementBytesMax = 160
    /// Fields that are no columns, tags and lengths of columns, a response's id.
    private static let otherBytesMax = 512
    /// Each element may have a matrix of its own while it moves.
    private static let matrixBytes = 128
}
