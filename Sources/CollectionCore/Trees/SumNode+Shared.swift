// What two trees share: an edited copy of a tree shares with the original all nodes and leaves but
// those of the edited paths.
extension SumNode {
    /// The number of elements at one end of two trees that stand in nodes and leaves that both
    /// trees have there. More elements may be equal.
    ///
    /// - Parameter isEnd: Whether the elements at the end count; false: those at the start.
    /// - Complexity: O(log n)
    @inline(never)
    final func sharedCount(with other: SumNode, isEnd: Bool) -> Int {
        if self === other { return elementCount }
        if count == 0 || other.count == 0 { return 0 }
        if height > other.height {
            return node(isEnd ? count - 1 : 0).sharedCount(with: other, isEnd: isEnd)
        }
        if height < other.height { return other.sharedCount(with: self, isEnd: isEnd) }
        var shared = 0
        for step in 0..<min(count, other.count) {
            let index = isEnd ? count - 1 - step : step
            let otherIndex = isEnd ? other.count - 1 - step : step
            if reference(index) === other.reference(otherIndex) {
                shared += elementCount(index)
                continue
            }
            if height > 0 {
                shared += node(index).sharedCount(with: other.node(otherIndex), isEnd: isEnd)
            }
            break
        }
        return shared
    }
}
