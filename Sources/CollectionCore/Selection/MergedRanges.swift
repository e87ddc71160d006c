extension [Range<Int>] {
    /// The items of these ranges, as ascending ranges that neither overlap nor touch.
    var merged: [Range<Int>] {
        var isMerged = true
        for (index, range) in enumerated() {
            let end = index == 0 ? -1 : self[index - 1].upperBound
            if range.isEmpty || range.lowerBound <= end { isMerged = false }
        }
        if isMerged { return self }
        var order: [Range<Int>] = []
        for index in StableOrder.places(count, { self[$0].lowerBound < self[$1].lowerBound }) {
            let range = self[index]
            if range.isEmpty { continue }
            if let last = order.last, range.lowerBound <= last.upperBound {
                let end = Swift.max(last.upperBound, range.upperBound)
                order[order.count - 1] = last.lowerBound..<end
            } else {
                order.append(range)
            }
        }
        return order
    }

    /// Appends a range that begins at or behind the end of the last one, and joins it to that where
    /// both touch.
    mutating func join(_ range: Range<Int>) {
        if let last, last.upperBound == range.lowerBound {
            self[count - 1] = last.lowerBound..<range.upperBound
        } else {
            append(range)
        }
    }
}
