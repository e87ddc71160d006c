import CJogakbo
import CollectionCore

/// Asks a host for the columns of its items, and passes them on in chunks that stay in a cache.
///
/// An item whose size the host leaves as it was has no size of its own: it is as its section's
/// metrics say, be that final or an estimate.
@unsafe
struct PulledItems {
    typealias Ask =
        @convention(c) (
            UInt32, UInt32, UInt32, UnsafeMutablePointer<Float>?,
            UnsafeMutablePointer<Float>?, UnsafeMutablePointer<UInt32>?,
            UnsafeMutableRawPointer?
        ) -> Void
    typealias AskSpans =
        @convention(c) (
            UInt32, UInt32, UInt32, UnsafeMutablePointer<UInt32>?, UnsafeMutableRawPointer?
        ) -> Void

    private static let capacityMax = 16_384

    private let ask: Ask?
    private let askSpans: AskSpans?
    private let context: UnsafeMutableRawPointer?
    private let capacity: Int
    private var columns: ItemColumns
    /// The items that `columns` holds.
    private var count = 0
    // The sections of the next chunk.
    private var itemCounts: [UInt32] = []
    private var metrics: [UInt32] = []
    private var options: ChunkOptions = []

    /// - Parameter ask: nil: all items are as the metrics say.
    /// - Parameter askSpans: nil: all items take one lane of one row.
    /// - Parameter count: How many items will be asked for, at most.
    init(ask: Ask?, askSpans: AskSpans?, context: UnsafeMutableRawPointer?, count: Int) {
        let asks = unsafe ask != nil || askSpans != nil
        unsafe capacity = asks ? min(count, Self.capacityMax) : 0
        unsafe self.ask = unsafe ask
        unsafe self.askSpans = unsafe askSpans
        unsafe self.context = unsafe context
        unsafe columns = unsafe ItemColumns(count: capacity)
    }

    /// Appends a section and its items.
    ///
    /// - Parameter path: Where the first item stands in the host's data; nil: nowhere, all of
    ///   them are as the metrics say.
    /// - Parameter number: What the builder calls the section's metrics.
    mutating func append(
        at path: IndexPath?, count total: Int, number: UInt32, metrics: SectionMetrics,
        to builder: inout DataSourceBuilder
    ) throws(CollectionError) {
        if unsafe ask == nil && askSpans == nil {
            unsafe try append(itemCount: UInt32(total), number: number, to: &builder)
            return
        }
        unsafe try append(itemCount: 0, number: number, to: &builder)
        var first = 0
        while first < total {
            if unsafe count == capacity { unsafe try continueSection(number, into: &builder) }
            let range = unsafe count..<min(count + total - first, capacity)
            unsafe columns.fill(range, with: metrics)
            if let path { unsafe ask(path, first, range) }
            unsafe columns.noteOwn(range, metrics)
            unsafe itemCounts[itemCounts.count - 1] += UInt32(range.count)
            unsafe count = range.upperBound
            first += range.count
        }
    }

    /// Has the host write entries of the columns, for items from the `first` one behind `path` on.
    @inline(never)
    private mutating func ask(_ path: IndexPath, _ first: Int, _ range: Range<Int>) {
        let (item, count) = (path.item + UInt32(first), UInt32(range.count))
        if let ask = unsafe ask {
            unsafe columns.withPointers(from: range.lowerBound) { widths, heights, identifiers in
                unsafe ask(path.section, item, count, widths, heights, identifiers, context)
            }
        }
        if let askSpans = unsafe askSpans {
            unsafe columns.withSpans(from: range.lowerBound) { spans in
                unsafe askSpans(path.section, item, count, spans, context)
            }
        }
    }

    /// Appends a section whose items are all as the metrics say.
    mutating func append(
        itemCount: UInt32, number: UInt32, to builder: inout DataSourceBuilder
    ) throws(CollectionError) {
        if unsafe itemCounts.count == Self.capacityMax { unsafe try flush(into: &builder) }
        unsafe begin(number, itemCount: itemCount)
    }

    @inline(never)
    private mutating func begin(_ number: UInt32, itemCount: UInt32) {
        unsafe itemCounts.append(itemCount)
        unsafe metrics.append(number)
    }

    /// Passes on what there is, and makes the rest of the last section the next chunk's first.
    private mutating func continueSection(
        _ number: UInt32, into builder: inout DataSourceBuilder
    ) throws(CollectionError) {
        unsafe try flush(into: &builder)
        unsafe begin(number, itemCount: 0)
        unsafe options = .continuesSection
    }

    /// Passes on what there is.
    @inline(never)
    mutating func flush(into builder: inout DataSourceBuilder) throws(CollectionError) {
        if unsafe itemCounts.isEmpty { return }
        unsafe try appendColumns(to: &builder)
        unsafe count = 0
        unsafe options = []
        unsafe itemCounts.removeAll(keepingCapacity: true)
        unsafe metrics.removeAll(keepingCapacity: true)
    }

    private func appendColumns(to builder: inout DataSourceBuilder) throws(CollectionError) {
        let all = unsafe 0..<count
        let ownSizes = unsafe columns.ownSizes.span.extracting(all)
        let ownIdentifiers = unsafe columns.ownReuseIdentifiers.span.extracting(all)
        let sizes = ownSizes.contains(true) ? all : 0..<0
        let identifiers = ownIdentifiers.contains(true) ? all : 0..<0
        unsafe try builder.append(
            itemCounts: itemCounts.span, sectionMetrics: metrics.span,
            widths: columns.widths.span.extracting(sizes),
            heights: columns.heights.span.extracting(sizes),
            reuseIdentifiers: columns.reuseIdentifiers.span.extracting(identifiers),
            spans: columns.spans.span.extracting(askSpans == nil ? 0..<0 : all),
            options: options,
            ownSizes: ownSizes.contains(false) ? ownSizes : Span(),
            ownReuseIdentifiers: ownIdentifiers.contains(false) ? ownIdentifiers : Span())
    }
}

extension Span<Bool> {
    fileprivate func contains(_ value: Bool) -> Bool {
        for index in indices where self[index] == value { return true }
        return false
    }
}
