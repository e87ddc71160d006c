import CollectionCore

/// Columns that a host fills in, and what it found in them.
struct ItemColumns {
    private(set) var widths: [Float]
    private(set) var heights: [Float]
    private(set) var reuseIdentifiers: [UInt32]

    /// What items have of their own, not from their section's metrics.
    struct Own: OptionSet {
        var rawValue: UInt8

        static let size = Own(rawValue: 1)
        static let reuseIdentifier = Own(rawValue: 2)
    }

    init(count: Int) {
        widths = Array(repeating: 0, count: count)
        heights = Array(repeating: 0, count: count)
        reuseIdentifiers = Array(repeating: 0, count: count)
    }

    /// Sets entries to what the metrics say.
    mutating func fill(_ range: Range<Int>, with metrics: SectionMetrics) {
        let (width, height) = Self.size(metrics)
        for index in range {
            widths[index] = width
            heights[index] = height
            reuseIdentifiers[index] = metrics.itemReuseIdentifier.rawValue
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

    /// What any of these items has of its own.
    func own(_ range: Range<Int>, _ metrics: SectionMetrics) -> Own {
        let (width, height) = Self.size(metrics)
        var own: Own = []
        for index in range {
            if widths[index] != width || heights[index] != height { own.insert(.size) }
            if reuseIdentifiers[index] != metrics.itemReuseIdentifier.rawValue {
                own.insert(.reuseIdentifier)
            }
        }
        return own
    }

    /// Where items cease to be like the first of `range`, which has a size of its own or not.
    func endOfRun(in range: Range<Int>, _ metrics: SectionMetrics) -> Int {
        let (width, height) = Self.size(metrics)
        func isOwn(_ index: Int) -> Bool { widths[index] != width || heights[index] != height }
        let first = isOwn(range.lowerBound)
        return range.first { isOwn($0) != first } ?? range.upperBound
    }

    /// What an item without a size of its own begins with.
    private static func size(_ metrics: SectionMetrics) -> (width: Float, height: Float) {
        let size = metrics.initialItemSize
        return (Float(size.width), Float(size.height))
    }
}
