import CollectionCore

/// Place and size of an element, or how far they are from others.
struct FrameDifference {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    static let zero = FrameDifference(.zero, less: .zero)

    init(_ frame: Rect, less other: Rect) {
        x = frame.x - other.x
        y = frame.y - other.y
        width = frame.width - other.width
        height = frame.height - other.height
    }

    mutating func add(_ other: FrameDifference, times weight: Double = 1) {
        x += other.x * weight
        y += other.y * weight
        width += other.width * weight
        height += other.height * weight
    }

    func less(_ other: FrameDifference) -> FrameDifference {
        var difference = self
        difference.add(other, times: -1)
        return difference
    }
}

/// One element of a display frame, with what is known of its movement.
struct TrackedElement {
    let attributes: LayoutAttributes
    /// Where the layout has it; nil for one that disappears, and in interactive transitions.
    var target: Rect?
    /// By how much each change moves it away from its target, by the numbers of the changes. Nil:
    /// not known.
    var parts: [Int: FrameDifference]?

    var difference: FrameDifference? { target.map { FrameDifference(attributes.frame, less: $0) } }

    var name: String {
        let (element, path) = (attributes.element, attributes.element.indexPath)
        return "\(element.category) \(element.kind.rawValue) \(path.section)-\(path.item)"
            + " in \(attributes.reusableView.rawValue).\(attributes.generation)"
    }

    /// Whether a frame differs by no more than rounding makes of it.
    ///
    /// - Parameter difference: By how much it should be away from `origin`.
    func isAway(by difference: FrameDifference, from origin: Rect) -> Bool {
        let off = FrameDifference(attributes.frame, less: origin).less(difference)
        let most = 1.0 / 32768
        // Lengths are never less than 0.
        let isWidthRight = attributes.frame.width == 0 || abs(off.width) <= most
        let isHeightRight = attributes.frame.height == 0 || abs(off.height) <= most
        return abs(off.x) <= most && abs(off.y) <= most && isWidthRight && isHeightRight
    }
}

/// A display frame with its elements by their views.
struct TrackedFrame {
    var bounds: Rect
    var time_ns: UInt64
    var isLed: Bool
    var elements: [ReusableView: TrackedElement] = [:]

    /// The same element, if it was bound to its view already.
    func element(like other: TrackedElement) -> TrackedElement? {
        let found = elements[other.attributes.reusableView]
        return found?.attributes.generation == other.attributes.generation ? found : nil
    }
}

/// Something that moved when it should not have.
struct Jump: Error {
    var words: String
}
