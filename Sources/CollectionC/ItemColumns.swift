import CollectionCore

/// Columns that a host fills in, and what it found in them.
struct ItemColumns {
    private(set) var widths: [Float]
    private(set) var heights: [Float]
    private(set) var reuseIdentifiers: [UInt32]
    /// `ItemSpan`, raw.
    private(set) var spans: [UInt32]

    /// Which items have a size of their own, not from their section's metrics.
    private(set) var ownSizes: [Bool]
    private(set) var ownReuseIdentifiers: [Bool]

    init(count: Int) {
        widths = Array(repeating: 0, count: count)
        heights = Array(repeating: 0, count: count)
        reuseIdentifiers = Array(repeating: 0, count: count)
        spans = Array(repeating: ItemSpan.one.rawValue, count: count)
        ownSizes = Array(repeating: false, count: count)
        ownReuseIdentifiers = Array(repeating: false, count: count)
    }

    /// Sets entries to what the metrics say.
    mutating func fill(_ range: Range<Int>, with metrics: SectionMetrics) {
        let (width, height) = Self.size(metrics)
        for index in range {
            widths[index] = width
            heights[index] = height
            reuseIdentifiers[index] = metrics.itemReuseIdentifier.rawValue
            spans[index] = ItemSpan.one.rawValue
        }
    }

    mutating func withPointers(
        from index: Int,
        _ body: (
            UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?,
            UnsafeMutablePointer<UInt32>?
        ) -> Void
    ) {
        unsafe widths.withUnsafeMutableBufferPointer { widths in
            unsafe heights.withUnsafeMutableBufferPointer { heights in
                unsafe reuseIdentifiers.withUnsafeMutableBufferPointer { identifiers in
                    unsafe body(
                        widths.baseAddress?.advanced(by: index),
                        heights.baseAddress?.advanced(by: index),
                        identifiers.baseAddress?.advanced(by: index))
                }
            }
        }
    }

    mutating func withSpans(
        from index: Int, _ body: (UnsafeMutablePointer<UInt32>?) -> Void
    ) {
        unsafe spans.withUnsafeMutableBufferPointer { spans in
            unsafe body(spans.baseAddress?.advanced(by: index))
        }
    }

    /// Notes what these items have of their own: what is not as the metrics say.
    mutating func noteOwn(_ range: Range<Int>, _ metrics: SectionMetrics) {
        let (width, height) = Self.size(metrics)
        let identifier = metrics.itemReuseIdentifier.rawValue
        for index in range {
            ownSizes[index] = widths[index] != width || heights[index] != height
            ownReuseIdentifiers[index] = reuseIdentifiers[index] != identifier
        }
    }

    /// What an item without a size of its own begins with.
    private static func size(_ metrics: SectionMetrics) -> (width: Float, height: Float) {
        let size = metrics.initialItemSize
        return (Float(size.width), Float(size.height))
    }
}
