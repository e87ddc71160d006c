/// Takes in the elements that a layout finds in a rectangle, up to a limit. Its storage is kept.
struct ElementCollector {
    /// By category, kind and index path, if the layout keeps that order.
    var elements: [LayoutAttributes] = []
    /// The matrices that `elements` refer to.
    var transforms: [Transform3D] = []
    /// The sections that reach into the rectangle, those of no length without items left out.
    private(set) var sections: [PlacedSection] = []
    /// The cells that were looked at, visible or not, where something goes with them.
    private(set) var cellsNearby: [LayoutAttributes] = []
    var keepsCellsNearby = false
    /// Whether handlers have changed elements, and by how much they have moved them.
    var isHandled = false
    var displacements: [Displacement] = []
    /// Whether sections of no length may have views.
    var keepsEmptySections = false
    /// What arrangements keep from one search to the next.
    var kept = KeptPlaces()
    /// What an explicit layout finds.
    var explicit = ExplicitFinds()
    /// Whether there is too much: then nothing more needs to be looked for.
    private(set) var isFull = false
    /// What there is too much of, and how much of it may be.
    private var exceeded = CollectionError.Limit.elements
    private var maximum = 0
    /// What is looked through now: all of what was asked for, or a part of it.
    private(set) var rect = Rect.zero
    private var whole = Rect.zero
    private var limit = 0
    /// How many more elements and sections may be looked at, visible or not.
    private(set) var looksLeft = 0

    /// Items or geometry have changed.
    mutating func forgetPlaces() { kept.forget() }

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

    /// Looks through a part of the rectangle alone, until `unclip`.
    ///
    /// - Returns: Whether anything is left of it.
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

    /// Keeps the element if it is visible in the rectangle.
    mutating func append(_ attributes: LayoutAttributes) {
        look()
        if keepsCellsNearby { keepNearby(attributes) }
        appendNoted(attributes)
    }

    @inline(never)
    private mutating func keepNearby(_ attributes: LayoutAttributes) {
        cellsNearby.append(attributes)
    }

    /// The same for an item that was noted.
    mutating func appendNoted(_ attributes: LayoutAttributes) {
        if !attributes.frame.isVisible(in: rect) { return }
        if elements.count == limit {
            fail(.elements, limit)
        } else {
            elements.append(attributes)
        }
    }

    /// The same for an element with a transform.
    mutating func append(_ attributes: LayoutAttributes, _ transform: Transform3D) {
        look()
        appendNoted(attributes, transform)
    }

    /// The same for one that was noted.
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

    /// Notes that so many items are near, visible or not.
    mutating func note(_ count: Int) { look(count) }

    mutating func append(_ section: PlacedSection) {
        if section.extent == 0 && section.itemCount == 0 && !keepsEmptySections { return }
        look()
        sections.append(section)
    }

    /// Billions of items may stand just beside the rectangle, or have no length.
    private mutating func look(_ count: Int = 1) {
        looksLeft -= count
        if looksLeft < 0 && !isFull { fail(.elementsNearby, Self.looksMax(limit)) }
    }

    @inline(never)
    private mutating func fail(_ what: CollectionError.Limit, _ maximum: Int) {
        exceeded = what
        self.maximum = maximum
        isFull = true
    }

    /// - Throws: `limitExceeded`, when there is too much.
    func check() throws(CollectionError) {
        if isFull { throw .limitExceeded(exceeded, value: maximum + 1, maximum: maximum) }
    }

    private static func looksMax(_ limit: Int) -> Int { 4 * min(limit, 1 << 40) + 65_536 }
}

/// A collector that a view keeps. It stands apart from the view, so that the view itself need not
/// change while elements are collected: otherwise the geometry would be copied first.
///
/// Whoever changes it takes it out of the view first: under the thread sanitizer the compiler makes
/// a broken module of changes through the view.
final class CollectorBox {
    var value = ElementCollector()

    func forgetPlaces() { value.forgetPlaces() }
}
