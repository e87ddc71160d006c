extension RandomAccessCollection {
    /// Returns the first index for which the predicate holds. The predicate must hold for all
    /// elements behind that index, too.
    func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
