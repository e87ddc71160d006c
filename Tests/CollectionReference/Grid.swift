import CollectionCore

/// Lengths are multiples of 2^-16 point: each is rounded once, when it enters.
enum Grid {
    static func rounded(_ value: Double) -> Double {
        (value * 65_536).rounded(.toNearestOrEven) / 65_536
    }

    static func rounded(_ value: Float) -> Float {
        (value * 65_536).rounded(.toNearestOrEven) / 65_536
    }

    static func rounded(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: rounded(insets.top), left: rounded(insets.left),
            bottom: rounded(insets.bottom), right: rounded(insets.right))
    }

    static func rounded(_ size: Size) -> Size {
        Size(width: rounded(size.width), height: rounded(size.height))
    }

    /// Sizes of items are floats.
    static func itemSize(_ size: Size) -> Size {
        Size(width: itemLength(size.width), height: itemLength(size.height))
    }

    static func itemLength(_ length: Double) -> Double {
        Double(rounded(Float(length)))
    }
}

extension SectionMetrics {
    var onGrid: SectionMetrics {
        var metrics = self
        metrics.itemSize = Grid.itemSize(itemSize)
        metrics.estimatedItemSize = Grid.itemSize(estimatedItemSize)
        metrics.sectionInset = Grid.rounded(sectionInset)
        metrics.minimumLineSpacing = Grid.rounded(minimumLineSpacing)
        metrics.minimumInteritemSpacing = Grid.rounded(minimumInteritemSpacing)
        metrics.headerReferenceSize = Grid.rounded(headerReferenceSize)
        metrics.footerReferenceSize = Grid.rounded(footerReferenceSize)
        return metrics
    }
}
