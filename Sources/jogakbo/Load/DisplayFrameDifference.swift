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
        if !same(frame.contentOffset, expected.contentOffset) {
            return words("content offset", frame.contentOffset, expected.contentOffset)
        }
        if !same(frame.contentOffsetAdjustment, expected.contentOffsetAdjustment) {
            return words(
                "content offset adjustment", frame.contentOffsetAdjustment,
                expected.contentOffsetAdjustment)
        }
        if frame.transitionEnd_ns != expected.transitionEnd_ns {
            return words(
                "end of the transition", frame.transitionEnd_ns, expected.transitionEnd_ns)
        }
        if frame.completions != expected.completions {
            return words("completions", frame.completions, expected.completions)
        }
        return firstInFlagsOrLists(frame, expected: expected)
    }

    private static func firstInFlagsOrLists(
        _ frame: DisplayFrame, expected: DisplayFrame
    ) -> String? {
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
        if frame.identifiers != expected.identifiers {
            return words("identifiers", frame.identifiers, expected.identifiers)
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

    private static func same(_ left: Point, _ right: Point) -> Bool {
        same(left.x, right.x) && same(left.y, right.y)
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
