// The standard library's sort is five kilobytes of code for each type and each comparison.

extension Array where Element: Comparable {
    /// Sorts; equal elements stay in the order they are in.
    ///
    /// - Complexity: O(n log r) for r runs that ascend already, so O(n) for what is in order or two
    ///   such lists in a row; memory for n elements.
    @inline(never)
    package mutating func sortAscending() {
        if count <= 32 { return insertEach() }
        var other: [Element] = []
        while Self.endOfRun(from: 0, in: self) < count {
            other.removeAll(keepingCapacity: true)
            other.reserveCapacity(count)
            mergeRuns(into: &other)
            swap(&self, &other)
        }
    }

    /// Few are sorted without memory.
    private mutating func insertEach() {
        var end = 1
        while end < count {
            let element = self[end]
            var place = end
            while place > 0 && element < self[place - 1] {
                self[place] = self[place - 1]
                place -= 1
            }
            self[place] = element
            end += 1
        }
    }

    /// Merges the first run with the second, the third with the fourth, and so on.
    private func mergeRuns(into other: inout [Element]) {
        var start = 0
        while start < count {
            let middle = Self.endOfRun(from: start, in: self)
            let end = Self.endOfRun(from: middle, in: self)
            var (left, right) = (start, middle)
            while left < middle || right < end {
                let isLeft = right == end || left < middle && !(self[right] < self[left])
                other.append(self[isLeft ? left : right])
                if isLeft { left += 1 } else { right += 1 }
            }
            start = end
        }
    }

    /// The end of the run that begins at `start`; at the end there is an empty one.
    private static func endOfRun(from start: Int, in elements: [Element]) -> Int {
        var end = start + 1
        while end < elements.count && !(elements[end] < elements[end - 1]) { end += 1 }
        return Swift.min(end, elements.count)
    }
}

/// One of many elements that are to be sorted by identity.
struct ElementKey: Comparable {
    let element: Element
    /// Says which of equal elements comes first.
    let tie: Int
    /// Where it stands in the list that is sorted.
    let number: Int

    static func < (left: ElementKey, right: ElementKey) -> Bool {
        left.element == right.element ? left.tie < right.tie : left.element < right.element
    }
}
