/// What a layout of the host's own has answered since it was prepared, by element: so that nothing
/// is asked twice, and an answer that changes is found out. Rule B11 of docs/semantics.md.
struct KnownElements {
    /// Ascending by element.
    private(set) var entries: [Entry] = []
    /// The matrices that `entries` refer to.
    private(set) var transforms: [Transform3D] = []
    /// The rectangle that elements were asked for last; nil: none was.
    private(set) var region: Rect?

    struct Entry {
        /// Of an element that does not exist: only which one it is.
        var attributes: LayoutAttributes
        var state: State
    }

    enum State: UInt8 {
        /// Among the elements of the region.
        case inRegion
        /// Known otherwise.
        case alone
        /// The layout has no such element.
        case absent
    }

    /// - Complexity: O(log n)
    func entry(of element: Element) -> Entry? {
        let index = firstIndex(notBefore: element)
        if index == entries.count || entries[index].attributes.element != element { return nil }
        return entries[index]
    }

    /// Whether a rectangle lies in the region.
    func covers(_ rect: Rect) -> Bool {
        guard let region else { return false }
        return region.x <= rect.x && rect.maxX <= region.maxX && region.y <= rect.y
            && rect.maxY <= region.maxY
    }

    /// Learns of one element that is not known.
    ///
    /// - Complexity: O(n)
    mutating func insert(
        _ attributes: LayoutAttributes, _ transform: Transform3D, _ state: State
    ) {
        var attributes = attributes
        attributes.transform = transforms.appendMatrix(transform)
        entries.insert(
            Entry(attributes: attributes, state: state),
            at: firstIndex(notBefore: attributes.element))
    }

    /// Learns what is in a rectangle.
    ///
    /// - Parameter more: Ascending by element; their transforms refer to `moreTransforms`.
    mutating func takeRegion(
        _ region: Rect, _ more: [Entry], _ moreTransforms: [Transform3D]
    ) {
        self.region = region
        // What is known from before is of use only near by.
        if entries.count > Self.keptMax + 4 * more.count { entries = [] }
        for index in entries.indices where entries[index].state == .inRegion {
            entries[index].state = .alone
        }
        merge(more, moreTransforms)
    }

    /// Learns of elements, in the place of what was known of them.
    ///
    /// - Parameter more: As for `takeRegion`.
    /// - Complexity: O(n)
    mutating func merge(_ more: [Entry], _ moreTransforms: [Transform3D]) {
        var merged: [Entry] = []
        var matrices: [Transform3D] = []
        merged.reserveCapacity(entries.count + more.count)
        var next = 0
        for entry in entries {
            while next < more.count && more[next].attributes.element < entry.attributes.element {
                merged.append(more[next].moved(from: moreTransforms, to: &matrices))
                next += 1
            }
            if next < more.count && more[next].attributes.element == entry.attributes.element {
                continue
            }
            merged.append(entry.moved(from: transforms, to: &matrices))
        }
        while next < more.count {
            merged.append(more[next].moved(from: moreTransforms, to: &matrices))
            next += 1
        }
        (entries, transforms) = (merged, matrices)
    }

    private func firstIndex(notBefore element: Element) -> Int {
        entries.partitioningIndex { !($0.attributes.element < element) }
    }

    /// How many elements outside of the region are kept whatever there are in it.
    private static let keptMax = 1_024
}

extension KnownElements.Entry {
    fileprivate func moved(
        from transforms: [Transform3D], to matrices: inout [Transform3D]
    ) -> KnownElements.Entry {
        var moved = self
        moved.attributes.transform = matrices.appendMatrix(
            transforms.matrix(attributes.transform))
        return moved
    }
}
