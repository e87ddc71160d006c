/// The answers of a custom layout since it was prepared, by element, so that the layout is asked
/// nothing twice and an answer that changes is detected: rule B11 of docs/semantics.md.
struct KnownElements {
    /// The answers, ascending by element.
    private(set) var entries: [Entry] = []
    /// The matrices that `entries` refer to.
    private(set) var transforms: [Transform3D] = []
    /// The rectangle for which elements were asked last; nil: none was.
    private(set) var region: Rect?

    struct Entry {
        /// The attributes; for an element that does not exist only `element` counts.
        var attributes: LayoutAttributes
        var state: State
    }

    enum State: UInt8 {
        /// Among the elements of the region.
        case inRegion
        /// Known from a question about the element alone, or from an earlier region.
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

    /// Adds the answer for an element that is not known yet.
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

    /// Adds the answers for a rectangle, which becomes the region.
    ///
    /// - Parameter more: The answers, ascending by element; their transforms refer to
    ///   `moreTransforms`.
    mutating func takeRegion(
        _ region: Rect, _ more: [Entry], _ moreTransforms: [Transform3D]
    ) {
        self.region = region
        // Earlier answers are useful only near the region.
        if entries.count > Self.keptMax + 4 * more.count { entries = [] }
        for index in entries.indices where entries[index].state == .inRegion {
            entries[index].state = .alone
        }
        merge(more, moreTransforms)
    }

    /// Adds answers, which replace earlier answers for the same elements.
    ///
    /// - Parameter more: The answers, ascending by element; their transforms refer to
    ///   `moreTransforms`.
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

    /// The number of earlier answers that are kept even if there are no elements in the new region.
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
