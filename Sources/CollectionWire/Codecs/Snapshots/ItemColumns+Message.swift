import CMessages
import CollectionCore

/// What items of a snapshot bring besides identifiers: entry i of a column describes item i.
public struct ItemColumns: Equatable, Sendable {
    /// Points; one for each item, or empty: the metrics'. So the others.
    public var widths: [Float]
    public var heights: [Float]
    public var reuseIdentifiers: [UInt32]
    /// `ItemSpan.rawValue` of each; empty: `one`.
    public var spans: [UInt32]
    public var sizesAreEstimates: Bool

    public init(
        widths: [Float] = [], heights: [Float] = [], reuseIdentifiers: [UInt32] = [],
        spans: [UInt32] = [], sizesAreEstimates: Bool = false
    ) {
        self.widths = widths
        self.heights = heights
        self.reuseIdentifiers = reuseIdentifiers
        self.spans = spans
        self.sizesAreEstimates = sizesAreEstimates
    }
}

extension ItemColumns {
    /// Nil when it was left out.
    init?(_ message: UnsafePointer<ItemContentMessage>?) {
        guard let m = unsafe message?.pointee else { return nil }
        unsafe self.init(
            widths: .copied(m.widths, m.n_widths), heights: .copied(m.heights, m.n_heights),
            reuseIdentifiers: .copied(m.reuse_identifiers, m.n_reuse_identifiers),
            spans: .copied(m.spans, m.n_spans), sizesAreEstimates: m.sizes_are_estimates != 0)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<ItemContentMessage> {
        let message = unsafe arena.make(jogakbo__v1__item_content__init)
        unsafe (message.pointee.n_widths, message.pointee.widths) = (
            widths.count, arena.copied(widths)
        )
        unsafe (message.pointee.n_heights, message.pointee.heights) = (
            heights.count, arena.copied(heights)
        )
        unsafe (message.pointee.n_reuse_identifiers, message.pointee.reuse_identifiers) = (
            reuseIdentifiers.count, arena.copied(reuseIdentifiers)
        )
        unsafe (message.pointee.n_spans, message.pointee.spans) = (
            spans.count, arena.copied(spans)
        )
        unsafe message.pointee.sizes_are_estimates = sizesAreEstimates ? 1 : 0
        return unsafe message
    }

    /// As the core takes it; here lengths of columns are compared.
    func content(count: Int, limits: Limits) throws(CollectionError) -> ItemContent {
        try ItemContent(
            count: count, widths: widths.span, heights: heights.span,
            reuseIdentifiers: reuseIdentifiers.span, spans: spans.span,
            options: sizesAreEstimates ? .sizesAreEstimates : [], limits: limits)
    }
}

extension Array {
    /// A column of a message.
    static func copied(_ base: UnsafeMutablePointer<Element>?, _ count: Int) -> [Element] {
        unsafe Array(UnsafeBufferPointer(start: base, count: count))
    }
}

extension MessageArena {
    /// A column for a message of our own.
    func copied<Entry>(_ entries: [Entry]) -> UnsafeMutablePointer<Entry>? {
        if entries.isEmpty { return nil }
        let column = unsafe column(of: Entry.self, count: entries.count)
        for index in entries.indices { unsafe column[index] = entries[index] }
        return unsafe column
    }
}
