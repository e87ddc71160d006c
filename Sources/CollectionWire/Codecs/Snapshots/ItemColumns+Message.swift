package import CMessages
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

extension ItemColumns: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ItemContent> {
        unsafe jogakbo__v1__item_content__init
    }
    package static var blank: ItemColumns { ItemColumns() }

    package mutating func code(_ m: inout Jogakbo__V1__ItemContent, with coder: inout FieldCoder) {
        unsafe coder.code(&m.n_widths, &m.widths, &widths)
        unsafe coder.code(&m.n_heights, &m.heights, &heights)
        unsafe coder.code(&m.n_reuse_identifiers, &m.reuse_identifiers, &reuseIdentifiers)
        unsafe coder.code(&m.n_spans, &m.spans, &spans)
        coder.code(&m.sizes_are_estimates, &sizesAreEstimates)
    }
}

extension ItemColumns {
    /// As the core takes it; here lengths of columns are compared.
    func content(count: Int, limits: Limits) throws(CollectionError) -> ItemContent {
        try ItemContent(
            count: count, widths: widths.span, heights: heights.span,
            reuseIdentifiers: reuseIdentifiers.span, spans: spans.span,
            options: sizesAreEstimates ? .sizesAreEstimates : [], limits: limits)
    }
}
