/// Takes in the elements that a layout finds in a rectangle, up to a limit. Its storage is kept.
struct ElementCollector {
    /// By category, kind and index path, if the layout keeps that order.
    var elements: [LayoutAttributes] = []
    /// The sections that reach into the rectangle.
    var sections: [PlacedSection] = []
    /// Where the list at the rectangle's start was found the last time, for as long as neither
    /// items nor geometry change.
    var listPlace: ListPlace?
    private(set) var isOverLimit = false
    private var rect = Rect.zero
    private var limit = 0

    mutating func begin(in rect: Rect, limit: Int) {
        elements.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
        isOverLimit = false
        self.rect = rect
        self.limit = limit
    }

    /// Keeps the element if it is visible in the rectangle.
    mutating func append(_ attributes: LayoutAttributes) {
        if !attributes.frame.isVisible(in: rect) { return }
        if elements.count == limit {
            isOverLimit = true
        } else {
            elements.append(attributes)
        }
    }
}
