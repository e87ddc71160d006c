// A replacement of the standard library's sort, which compiles to five kilobytes of code for each
// type and each comparison.

extension Array where Element: Comparable {
    /// Sorts the array in ascending order. The sort is stable.
    ///
    /// - Complexity: O(n log r) for an array of r ascending runs, that is, O(n) for a sorted array
    ///   and for two sorted arrays in a row; memory for n elements, except where few elements
    ///   follow a sorted array.
    @inline(never)
    package mutating func sortAscending() {
        let sorted = Self.endOfRun(from: 0, in: self)
        if count - sorted < 8 || count <= 32 { return insertEach(from: sorted) }
        var other: [Element] = []
        while Self.endOfRun(from: 0, in: self) < count {
            other.removeAll(keepingCapacity: true)
            other.reserveCapacity(count)
            mergeRuns(into: &other)
            swap(&self, &other)
        }
    }

    /// Inserts each element from `start` on among those before it, without further memory.
    private mutating func insertEach(from start: Int) {
        var end = start
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

    /// Appends to `other` the first ascending run merged with the second, the third merged with the
    /// fourth, and so on.
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

    /// The end of the ascending run that begins at `start`. If `start` is the end of `elements`,
    /// the run is empty.
    private static func endOfRun(from start: Int, in elements: [Element]) -> Int {
        var end = start + 1
        while end < elements.count && !(elements[end] < elements[end - 1]) { end += 1 }
        return Swift.min(end, elements.count)
    }
}

/// The sort key of one element in a list that is to be sorted by element.
struct ElementKey: Comparable {
    let element: Element
    /// Orders equal elements: the lesser number comes first.
    let tie: Int
    /// The index of the element in the list that is to be sorted.
    let number: Int

    static func < (left: ElementKey, right: ElementKey) -> Bool {
        left.element == right.element ? left.tie < right.tie : left.element < right.element
    }
}
