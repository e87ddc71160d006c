/// Takes in the elements that a layout finds in a rectangle, up to a limit. Its storage is kept.
struct ElementCollector {
    /// By category, kind and index path, if the layout keeps that order.
    var elements: [LayoutAttributes] = []
    /// The sections that reach into the rectangle, those of no length without items left out.
    private(set) var sections: [PlacedSection] = []
    /// Where the list at the rectangle's start was found the last time, for as long as neither
    /// items nor geometry change.
    var listPlace: ListPlace?
    /// That there is too much; then nothing more needs to be looked for.
    private(set) var error: CollectionError?
    private var rect = Rect.zero
    private var limit = 0
    /// How many more elements and sections may be looked at, visible or not.
    private var looksLeft = 0

    mutating func begin(in rect: Rect, limit: Int) {
        elements.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
        error = nil
        self.rect = rect
        self.limit = limit
        looksLeft = Self.looksMax(limit)
    }

    /// Keeps the element if it is visible in the rectangle.
    mutating func append(_ attributes: LayoutAttributes) {
        look()
        if !attributes.frame.isVisible(in: rect) { return }
        if elements.count == limit {
            error = .limitExceeded(.elements, value: limit + 1, maximum: limit)
        } else {
            elements.append(attributes)
        }
    }

    mutating func append(_ section: PlacedSection) {
        if section.extent == 0 && section.itemCount == 0 { return }
        look()
        sections.append(section)
    }

    /// Billions of items may stand just beside the rectangle, or have no length.
    private mutating func look() {
        looksLeft -= 1
        if looksLeft < 0 && error == nil {
            let maximum = Self.looksMax(limit)
            error = .limitExceeded(.elementsNearby, value: maximum + 1, maximum: maximum)
        }
    }

    private static func looksMax(_ limit: Int) -> Int { 4 * min(limit, 1 << 40) + 65_536 }
}
