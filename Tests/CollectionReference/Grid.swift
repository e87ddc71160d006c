import CollectionCore

/// Lengths are multiples of 2^-16 point: each is rounded once, when it enters.
enum Grid {
    static func rounded(_ value: Double) -> Double {
        (value * 65_536).rounded(.toNearestOrEven) / 65_536
    }

    static func rounded(_ value: Float) -> Float {
        (value * 65_536).rounded(.toNearestOrEven) / 65_536
    }

    /// Sizes of items that enter one by one are floats.
    static func itemSize(_ size: Size) -> Size {
        Size(
            width: Double(rounded(Float(size.width))), height: Double(rounded(Float(size.height))))
    }

    static func rounded(_ size: Size) -> Size {
        Size(width: rounded(size.width), height: rounded(size.height))
    }
}

extension SectionMetrics {
    /// Insets are left to the layout: across, it is their sums that are rounded.
    var onGrid: SectionMetrics {
        var metrics = self
        metrics.itemSize = Grid.rounded(itemSize)
        metrics.estimatedItemSize = Grid.rounded(estimatedItemSize)
        metrics.minimumLineSpacing = Grid.rounded(minimumLineSpacing)
        metrics.minimumInteritemSpacing = Grid.rounded(minimumInteritemSpacing)
        metrics.headerReferenceSize = Grid.rounded(headerReferenceSize)
        metrics.footerReferenceSize = Grid.rounded(footerReferenceSize)
        return metrics
    }
}
