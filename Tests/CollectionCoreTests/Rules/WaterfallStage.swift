import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The engine and the reference with a waterfall: what is done to one is done to both.
///
/// Bounds of 100 x 100, two lanes of 45 points, 10 points between items.
final class WaterfallStage {
    let engine = EngineDoor()
    let reference = ReferenceCollection()
    var layout = WaterfallLayout()

    init(_ change: (inout WaterfallLayout) -> Void = { _ in }) {
        change(&layout)
        perform(.setLayout(.waterfall(layout), nil, tag: 0))
        setBounds(width: 100)
    }

    @discardableResult
    func perform(_ step: Step, sourceLocation: SourceLocation = #_sourceLocation) -> Outcome {
        let expected = reference.perform(step)
        #expect(engine.perform(step) == expected, sourceLocation: sourceLocation)
        return expected
    }

    func setBounds(width: Double, height: Double = 100, y: Double = 0) {
        perform(.call(SetBounds(Rect(x: 0, y: y, width: width, height: height))))
    }

    /// Replaces all data by sections of items that are 30 points wide and so long.
    ///
    /// - Parameter across: How many lanes items take; none: one.
    /// - Parameter isSquare: Whether items are as wide as long.
    func setData(_ sections: [[Float]], across: [[UInt16]] = [], isSquare: Bool = false) {
        var data = Self.data(sections, across: across)
        if isSquare { data.chunks[0].widths = data.chunks[0].heights }
        perform(.setData(data))
        perform(.call(GetContentSize()))
    }

    static func data(_ sections: [[Float]], across: [[UInt16]] = []) -> DataDescription {
        var chunk = DataDescription.Chunk(itemCounts: sections.map { UInt32($0.count) })
        chunk.heights = sections.flatMap { $0 }
        chunk.widths = chunk.heights.map { _ in 30 }
        chunk.spans = across.flatMap { spans($0) }
        return DataDescription(metrics: [], chunks: [chunk])
    }

    /// How many rows items would take in a grid is of no account.
    private static func spans(_ across: [UInt16]) -> [UInt32] {
        across.map { ItemSpan(across: $0, along: 3).rawValue }
    }

    /// - Parameter lengths: Of what is new, in the order of the parts.
    /// - Parameter across: How many lanes it takes; none: one.
    /// - Parameter counts: Of sections that are new.
    @discardableResult
    func update(
        _ parts: [UpdateItem], _ lengths: [Float] = [], across: [UInt16] = [],
        counts: [UInt32] = [], isSquare: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Outcome {
        var update = UpdateDescription(parts)
        if !lengths.isEmpty || !counts.isEmpty {
            var content = DataDescription.Chunk(itemCounts: counts)
            content.heights = lengths
            content.widths = isSquare ? lengths : lengths.map { _ in 30 }
            content.spans = Self.spans(across)
            update.content = content
            update.itemCount = lengths.count
        }
        return perform(.performBatch(update, BatchSettings()), sourceLocation: sourceLocation)
    }

    /// The frame of an item, as x, y, width and height.
    func cell(
        _ item: UInt32, section: UInt32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Double] {
        let outcome = perform(
            .call(GetLayoutAttributes(of: .cell(IndexPath(section: section, item: item)))),
            sourceLocation: sourceLocation)
        guard case .attributes(let found) = outcome else { return [] }
        return found.first?.frame.numbers ?? []
    }

    /// Left and top of each item of the first section.
    func origins(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) -> [[Double]] {
        (0..<UInt32(count)).map { Array(cell($0, sourceLocation: sourceLocation).prefix(2)) }
    }

    /// How long the content is.
    var contentLength: Double? {
        guard case .size(let size) = perform(.call(GetContentSize())) else { return nil }
        return size.height
    }

    /// Everything that the engine has, in order.
    func everything(sourceLocation: SourceLocation = #_sourceLocation) -> [LayoutAttributes] {
        let all = Rect(x: -10, y: -10, width: 100_000, height: 100_000_000)
        let outcome = perform(.call(GetLayoutAttributesInRect(all)), sourceLocation: sourceLocation)
        guard case .attributes(let found) = outcome else { return [] }
        return found
    }
}
