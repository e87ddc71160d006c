/// Takes in the elements that a layout of the host's own has in a rectangle.
public struct LayoutSink {
    /// In the order in which they came.
    private(set) var elements: [LayoutAttributes] = []
    /// The matrices that `elements` refer to.
    private(set) var transforms: [Transform3D] = []
    /// How many there may be.
    private let maximum: Int
    private(set) var isFull = false

    package init(maximum: Int) {
        self.maximum = maximum
    }

    /// - Parameter transform: About the frame's centre.
    /// - Returns: Whether there is room for more; if not, the call that asks fails.
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

    /// The answer about a single element; nil: there is none.
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
