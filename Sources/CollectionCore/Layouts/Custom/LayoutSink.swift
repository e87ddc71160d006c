/// Receives the elements that a custom layout has in a rectangle.
public struct LayoutSink {
    /// The elements, in the order in which the layout added them.
    private(set) var elements: [LayoutAttributes] = []
    /// The transforms to which the `transform` numbers of `elements` refer.
    private(set) var transforms: [Transform3D] = []
    /// The maximum number of elements.
    private let maximum: Int
    /// The layout that is asked.
    package let layout: CustomLayout?
    /// Whether the layout has tried to add more than `maximum` elements.
    private(set) var isFull = false

    package init(maximum: Int, of layout: CustomLayout? = nil) {
        self.maximum = maximum
        self.layout = layout
    }

    /// Adds an element.
    ///
    /// - Parameter transform: The transform about the centre of the frame.
    /// - Returns: False if the sink is full. Then the call of the view fails, too.
    @discardableResult
    public mutating func add(
        _ attributes: LayoutAttributes, transform: Transform3D = .identity
    ) -> Bool {
        if elements.count == maximum { isFull = true }
        if isFull { return false }
        var attributes = attributes
        attributes.transform = transforms.appendMatrix(transform)
        elements.append(attributes)
        return true
    }

    /// The answer of a layout that was asked for a single element; nil: there is no such element.
    ///
    /// - Throws: `limitExceeded`.
    package func onlyElement() throws(CollectionError) -> ElementPlace? {
        try check()
        guard let first = elements.first else { return nil }
        return ElementPlace(first, transform: transforms.matrix(first.transform))
    }

    /// - Throws: `limitExceeded`.
    func check() throws(CollectionError) {
        if isFull {
            throw .limitExceeded(.elementsNearby, value: maximum + 1, maximum: maximum)
        }
    }
}
