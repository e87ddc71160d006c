/// The visible elements of a section, for a handler that changes their look: rule G10 of
/// docs/semantics.md. A handler cannot add or remove elements.
public struct VisibleItems {
    public let section: UInt32
    /// The content offset of the view along the main axis, and the section's offset of orthogonal
    /// scrolling on the cross axis; 0 on the cross axis if the section does not scroll.
    public let contentOffset: Point
    /// The size of the bounds less the content insets, in points.
    public let container: Size
    private var items: [VisibleItem]

    init(section: UInt32, contentOffset: Point, container: Size, _ items: [VisibleItem]) {
        self.section = section
        self.contentOffset = contentOffset
        self.container = container
        self.items = items
    }

    public var count: Int { items.count }

    /// The element at an index. Elements are sorted by category, kind and index path. Setting an
    /// entry changes only the properties that a handler may change.
    ///
    /// - Precondition: The index is at least 0 and less than `count`.
    public subscript(index: Int) -> VisibleItem {
        get { items[index] }
        set { items[index].take(newValue) }
    }
}

/// A visible element: its frame in the layout, and the properties that a handler may change.
public struct VisibleItem {
    public private(set) var element: Element
    /// The frame in the layout, in content coordinates, moved by the section's orthogonal offset.
    public private(set) var frame: Rect
    /// The centre of the element, in content coordinates.
    public var center: Point
    public var alpha: Double
    /// The transform about the centre.
    public var transform: Transform3D
    public var zIndex: Int32
    public var isHidden: Bool

    init(_ attributes: LayoutAttributes) {
        element = attributes.element
        frame = attributes.frame
        center = attributes.frame.center
        alpha = attributes.alpha
        transform = .identity
        zIndex = attributes.zIndex
        isHidden = attributes.flags.contains(.isHidden)
    }

    /// Copies the properties that a handler may change from `other`.
    fileprivate mutating func take(_ other: VisibleItem) {
        let (element, frame) = (element, frame)
        self = other
        self.element = element
        self.frame = frame
    }
}

extension VisibleItem {
    /// Checks the numbers that a handler has set.
    ///
    /// - Parameter index: The index of the element among the visible elements of its section.
    func validate(index: Int) throws(CollectionError) {
        try center.validate("items#.center", index: index)
        try Length.validate(alpha, "items#.alpha", index: index, 0, 1)
        for element in 0..<16 {
            try Point.validate(transform.elements[element], "items#.transform", index: index)
        }
    }
}

extension Rect {
    var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}

/// A handler that changes the look of the visible elements of a section.
public typealias VisibleItemsInvalidation = (inout VisibleItems) -> Void

/// The visible items handlers of a view, by number.
final class VisibleItemsInvalidations {
    private var entries: [(number: UInt32, handler: VisibleItemsInvalidation)] = []

    /// The maximum number of handlers.
    static let countMax = 4096

    var isEmpty: Bool { entries.isEmpty }

    func set(
        _ handler: VisibleItemsInvalidation?, number: UInt32
    ) throws(CollectionError) {
        let others = entries.filter { $0.number != number }
        if handler != nil && others.count >= Self.countMax {
            throw .size("the view", others.count + 1, most: Self.countMax, "visible items handlers")
        }
        entries = others
        if let handler { entries.append((number, handler)) }
    }

    func handler(_ number: UInt32) -> VisibleItemsInvalidation? {
        for entry in entries where entry.number == number { return entry.handler }
        return nil
    }
}
