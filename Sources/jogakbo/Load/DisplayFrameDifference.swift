import CollectionCore

/// Where two display frames are not the same, bit for bit; numbers that are equal but differ in
/// their bits, such as 0 and -0, count as different.
enum DisplayFrameDifference {
    /// The first difference, in words; nil when there is none.
    static func first(_ frame: DisplayFrame, expected: DisplayFrame) -> String? {
        if frame.sequence != expected.sequence {
            return words("sequence", frame.sequence, expected.sequence)
        }
        if !same(frame.contentSize, expected.contentSize) {
            return words("content size", frame.contentSize, expected.contentSize)
        }
        if !same(frame.contentOffset.x, expected.contentOffset.x)
            || !same(frame.contentOffset.y, expected.contentOffset.y)
        {
            return words("content offset", frame.contentOffset, expected.contentOffset)
        }
        if frame.isComplete != expected.isComplete {
            return words("is complete", frame.isComplete, expected.isComplete)
        }
        if frame.didLayoutChange != expected.didLayoutChange {
            return words("layout changed", frame.didLayoutChange, expected.didLayoutChange)
        }
        if frame.removedViews != expected.removedViews {
            return words("removed views", frame.removedViews, expected.removedViews)
        }
        if frame.transforms != expected.transforms {
            return words("transforms", frame.transforms.count, expected.transforms.count)
        }
        if frame.diagnostics != expected.diagnostics {
            return words("diagnostics", frame.diagnostics, expected.diagnostics)
        }
        return firstElement(frame.elements, expected: expected.elements)
    }

    private static func firstElement(
        _ elements: [LayoutAttributes], expected: [LayoutAttributes]
    ) -> String? {
        if elements.count != expected.count {
            return words("number of elements", elements.count, expected.count)
        }
        for index in elements.indices where !same(elements[index], expected[index]) {
            return words("element \(index)", elements[index], expected[index])
        }
        return nil
    }

    private static func same(_ left: LayoutAttributes, _ right: LayoutAttributes) -> Bool {
        left == right && same(left.frame.x, right.frame.x) && same(left.frame.y, right.frame.y)
            && same(left.frame.size, right.frame.size) && same(left.alpha, right.alpha)
    }

    private static func same(_ left: Size, _ right: Size) -> Bool {
        same(left.width, right.width) && same(left.height, right.height)
    }

    private static func same(_ left: Double, _ right: Double) -> Bool {
        left.bitPattern == right.bitPattern
    }

    private static func words<Value>(_ what: String, _ found: Value, _ expected: Value) -> String {
        "\(what) is \(found), expected \(expected)"
    }
}
