/// Collects the elements that a layout finds in a rectangle, up to a limit. Its storage is used
/// again for the next rectangle.
struct ElementCollector {
    /// The elements found, in ascending order of `Element` if the layout finds them in that order.
    var elements: [LayoutAttributes] = []
    /// The matrices that `elements` refer to.
    var transforms: [Transform3D] = []
    /// The sections that reach into the rectangle. Sections with neither a length nor items are
    /// left out, unless `keepsEmptySections`.
    private(set) var sections: [PlacedSection] = []
    /// The cells that were looked at while `keepsCellsNearby`, visible in the rectangle or not.
    private(set) var cellsNearby: [LayoutAttributes] = []
    /// Whether to keep cells in `cellsNearby`, because they may have badges.
    var keepsCellsNearby = false
    /// Whether handlers of visible items have changed any element.
    var isHandled = false
    /// How far handlers of visible items have moved elements.
    var displacements: [Displacement] = []
    /// Whether to keep sections with neither a length nor items, because they may have views.
    var keepsEmptySections = false
    /// Places and memory that arrangements keep from one search to the next.
    var kept = KeptPlaces()
    /// The elements that the search of an explicit layout finds.
    var explicit = ExplicitFinds()
    /// Whether a limit was exceeded: then the search may stop, and `check` throws.
    private(set) var isFull = false
    /// The limit that was exceeded; of no meaning unless `isFull`.
    private var exceeded = CollectionError.Limit.elements
    /// The greatest number that the exceeded limit allows.
    private var maximum = 0
    /// The rectangle that is searched now, in content coordinates: `whole`, or the part of `whole`
    /// that `clip` set.
    private(set) var rect = Rect.zero
    /// The rectangle that the search began with.
    private var whole = Rect.zero
    /// The greatest number of elements to collect.
    private var limit = 0
    /// How many more elements and sections may be looked at, visible or not.
    private(set) var looksLeft = 0

    var heldBytes: Int {
        elements.heldBytes + transforms.heldBytes + sections.heldBytes + cellsNearby.heldBytes
            + displacements.heldBytes
    }

    /// Forgets the places of the last search, because items or geometry have changed.
    mutating func forgetPlaces() { kept.forget() }

    /// Begins a search in a rectangle, without the elements of the last search.
    ///
    /// - Parameter limit: The greatest number of elements to collect.
    mutating func begin(in rect: Rect, limit: Int) {
        elements.removeAll(keepingCapacity: true)
        if !transforms.isEmpty { transforms.removeAll(keepingCapacity: true) }
        sections.removeAll(keepingCapacity: true)
        if !cellsNearby.isEmpty { cellsNearby.removeAll(keepingCapacity: true) }
        isHandled = false
        if !displacements.isEmpty { displacements.removeAll(keepingCapacity: true) }
        isFull = false
        self.rect = rect
        whole = rect
        self.limit = limit
        looksLeft = Self.looksMax(limit)
    }

    /// Restricts the search to a part of the rectangle, until `unclip`.
    ///
    /// - Parameter part: The range of `axis` to which the search is restricted.
    /// - Returns: Whether anything is left of the rectangle; if not, the search is not restricted.
    mutating func clip(to part: Interval, along axis: Axis) -> Bool {
        let start = max(axis.mainStart(whole), part.start)
        let end = min(axis.mainEnd(whole), part.end)
        rect =
            axis == .vertical
            ? Rect(x: whole.x, y: start, width: whole.width, height: end - start)
            : Rect(x: start, y: whole.y, width: end - start, height: whole.height)
        if start < end { return true }
        rect = whole
        return false
    }

    mutating func unclip() { rect = whole }

    /// Looks at an element, and collects it if it is visible in the rectangle.
    mutating func append(_ attributes: LayoutAttributes) {
        look()
        if keepsCellsNearby { keepNearby(attributes) }
        appendNoted(attributes)
    }

    @inline(never)
    private mutating func keepNearby(_ attributes: LayoutAttributes) {
        cellsNearby.append(attributes)
    }

    /// Collects an element if it is visible in the rectangle. The element is not counted as looked
    /// at, because `note` has counted it.
    mutating func appendNoted(_ attributes: LayoutAttributes) {
        if !attributes.frame.isVisible(in: rect) { return }
        if elements.count == limit {
            fail(.elements, limit)
        } else {
            elements.append(attributes)
        }
    }

    /// Looks at an element with a transform, and collects it if it is visible in the rectangle.
    mutating func append(_ attributes: LayoutAttributes, _ transform: Transform3D) {
        look()
        appendNoted(attributes, transform)
    }

    /// Collects an element with a transform if it is visible in the rectangle. The element is not
    /// counted as looked at, because `note` has counted it.
    @inline(never)
    mutating func appendNoted(_ attributes: LayoutAttributes, _ transform: Transform3D) {
        if !attributes.frame.isVisible(in: rect, under: transform) { return }
        if elements.count == limit {
            fail(.elements, limit)
            return
        }
        var attributes = attributes
        attributes.transform = transforms.appendMatrix(transform)
        elements.append(attributes)
    }

    /// Notes that `count` items were looked at, visible or not.
    mutating func note(_ count: Int) { look(count) }

    /// Collects a section that reaches into the rectangle.
    mutating func append(_ section: PlacedSection) {
        if section.extent == 0 && section.itemCount == 0 && !keepsEmptySections { return }
        look()
        sections.append(section)
    }

    /// Counts elements and sections that are looked at. They have a limit, because billions of
    /// items may stand just beside the rectangle, or have no length.
    private mutating func look(_ count: Int = 1) {
        looksLeft &-= count
        if looksLeft < 0 && !isFull { fail(.elementsNearby, Self.looksMax(limit)) }
    }

    @inline(never)
    private mutating func fail(_ what: CollectionError.Limit, _ maximum: Int) {
        exceeded = what
        self.maximum = maximum
        isFull = true
    }

    /// Checks that no limit was exceeded.
    ///
    /// - Throws: `limitExceeded`.
    func check() throws(CollectionError) {
        if isFull { throw .limitExceeded(exceeded, value: maximum + 1, maximum: maximum) }
    }

    private static func looksMax(_ limit: Int) -> Int { 4 * min(limit, .max / 8) + 65_536 }
}

/// A collector that a view keeps, as an object of its own: so the view does not change while
/// elements are collected. A change of the view would copy the geometry first.
///
/// To change the collector, first copy the reference out of the view: under the thread sanitizer
/// the compiler makes a broken module of changes through the view.
final class CollectorBox {
    var value = ElementCollector()

    func forgetPlaces() { value.forgetPlaces() }
}
