// Answers questions about the displayed elements.
extension VisibleElements {
    /// The displayed attributes of an element; nil if the element is not displayed or is
    /// disappearing.
    ///
    /// - Complexity: O(log n); after an update, until the next display frame, O(n).
    @inline(never)
    func attributes(for element: Element) -> LayoutAttributes? {
        if isFollowed {
            for index in elements.indices
            where !fate(index).contains(.isGone) && followedElement(index) == element {
                return elements[index]
            }
            return nil
        }
        var index = firstIndex(notBefore: element)
        while index < elements.count && elements[index].element == element {
            if !elements[index].flags.contains(.isDisappearing) { return elements[index] }
            index += 1
        }
        return nil
    }

    /// The index paths of the displayed elements of a category and a kind, ascending, without
    /// disappearing elements.
    func indexPaths(category: ElementCategory, kind: ElementKind) -> [IndexPath] {
        var paths: [IndexPath] = []
        if isFollowed {
            for index in sortedSurvivors() {
                let element = followedElement(index)
                if element.category == category && element.kind == kind {
                    paths.append(element.indexPath)
                }
            }
            return paths
        }
        let first = Element(
            category: category, kind: kind, indexPath: IndexPath(section: 0, item: 0))
        var index = firstIndex(notBefore: first)
        while index < elements.count && elements[index].element.category == category
            && elements[index].element.kind == kind
        {
            if !elements[index].flags.contains(.isDisappearing) {
                paths.append(elements[index].element.indexPath)
            }
            index += 1
        }
        return paths
    }

    /// The index paths of the first and of the last displayed item, in index order; nil: no item is
    /// displayed.
    var outerItems: (first: IndexPath, last: IndexPath)? {
        guard let first = elements.firstIndex(where: { $0.isShownItem }),
            let last = elements.lastIndex(where: { $0.isShownItem })
        else { return nil }
        return (elements[first].element.indexPath, elements[last].element.indexPath)
    }

    private func firstIndex(notBefore element: Element) -> Int {
        var range = 0..<elements.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                elements[middle].element < element
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

extension LayoutAttributes {
    /// Whether the element is the cell of an item that is in the data.
    fileprivate var isShownItem: Bool { element.isCell && !flags.contains(.isDisappearing) }
}
