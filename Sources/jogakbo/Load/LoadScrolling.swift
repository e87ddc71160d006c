import CollectionCore

/// Where a pipelined host is in the content: the offset that its user scrolls, the adjustments it
/// has heard of, and the last display frame that they are from. Rule D8 of docs/semantics.md.
struct LoadScrolling {
    private let settings: LoadSettings
    private var pattern: ScrollPattern
    private var contentLength = 0.0
    /// Of the last display frame that arrived.
    private var sequence: UInt64 = 0

    init(_ settings: LoadSettings, seed: UInt64) {
        self.settings = settings
        pattern = ScrollPattern(settings.pattern, seed: seed)
    }

    var firstRequest: DisplayFrameRequest { request(offset: 0, time_ns: 0) }

    mutating func nextRequest(time_ns: UInt64) -> DisplayFrameRequest {
        let page = axis.main(settings.viewport)
        let offset = pattern.next(limit: contentLength - page, page: page)
        return request(offset: offset, time_ns: time_ns)
    }

    /// The content may have moved, and become longer or shorter.
    mutating func take(_ frame: DisplayFrame) {
        contentLength = axis.main(frame.contentSize)
        sequence = frame.sequence
        let distance = frame.contentOffsetAdjustment
        pattern.move(by: axis == .vertical ? distance.y : distance.x)
    }

    private var axis: Axis { settings.layout.scrollDirection }

    private func request(offset: Double, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: axis.bounds(at: offset, settings.viewport), time_ns: time_ns,
            isComplete: settings.isComplete, preferredSizes: [],
            adjustedSequence: settings.edits == nil ? 0 : sequence)
    }
}
