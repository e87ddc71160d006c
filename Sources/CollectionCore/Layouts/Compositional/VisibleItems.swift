/// What is visible of a section, for a handler that changes how it looks: rule G10 of
/// docs/semantics.md. There are as many elements afterwards as before.
public struct VisibleItems {
    public let section: UInt32
    /// Along the main axis the view's, across the section's; 0 where it does not scroll.
    public let contentOffset: Point
    /// What the bounds leave between the content insets.
    public let container: Size
    private var items: [VisibleItem]

    init(section: UInt32, contentOffset: Point, container: Size, _ items: [VisibleItem]) {
        self.section = section
        self.contentOffset = contentOffset
        self.container = container
        self.items = items
    }

    public var count: Int { items.count }

    /// By category, kind and index path.
    ///
    /// - Precondition: The index is at least 0 and less than `count`.
    public subscript(index: Int) -> VisibleItem {
        get { items[index] }
        set { items[index].take(newValue) }
    }
}

/// A visible element: where the layout has it, and what a handler may change.
public struct VisibleItem {
    public private(set) var element: Element
    /// As the layout has it, the section's offset included.
    public private(set) var frame: Rect
    public var center: Point
    public var alpha: Double
    /// About the centre.
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

    /// What of another one may be changed.
    fileprivate mutating func take(_ other: VisibleItem) {
        let (element, frame) = (element, frame)
        self = other
        self.element = element
        self.frame = frame
    }
}

extension VisibleItem {
    /// - Parameter index: Its place among the section's.
    func validate(index: Int) throws(CollectionError) {
        try center.validate("visible_items", index: index)
        try Length.validateFinite(alpha, "alpha", index: index)
        if alpha < 0 { throw .invalidNumber("alpha", index: index, .negative) }
        if alpha > 1 { throw .invalidNumber("alpha", index: index, .tooLarge) }
        for element in 0..<16 {
            try Point.validate(transform.elements[element], "visible_items", index: index)
        }
    }
}

extension Rect {
    var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}

/// Changes how the visible elements of a section look.
public typealias VisibleItemsInvalidation = (inout VisibleItems) -> Void

/// The handlers of a view, by number.
final class VisibleItemsInvalidations {
    private var entries: [(number: UInt32, handler: VisibleItemsInvalidation)] = []

    /// So many at most.
    static let countMax = 4096

    var isEmpty: Bool { entries.isEmpty }

    func set(
        _ handler: VisibleItemsInvalidation?, number: UInt32
    ) throws(CollectionError) {
        let others = entries.filter { $0.number != number }
        if handler != nil && others.count >= Self.countMax {
            throw .invalidArgument("visible_items_handler", .outOfRange)
        }
        entries = others
        if let handler { entries.append((number, handler)) }
    }

    func handler(_ number: UInt32) -> VisibleItemsInvalidation? {
        for entry in entries where entry.number == number { return entry.handler }
        return nil
    }
}
