/// M8, M7: the places of pages in a range of offsets, by the list of all of them.
struct ReferencePages {
    private let range: ClosedRange<Double>
    private let isMirrored: Bool
    /// From the start of the content.
    private var distances: [Double]

    init(_ range: ClosedRange<Double>, length: Double, isMirrored: Bool) {
        (self.range, self.isMirrored) = (range, isMirrored)
        let extent = range.upperBound - range.lowerBound
        distances =
            length > 0
            ? Array(stride(from: 0, to: extent - length * 1e-9, by: length)) + [extent] : [0]
    }

    private func distance(_ offset: Double) -> Double {
        isMirrored ? range.upperBound - offset : offset - range.lowerBound
    }

    private func offset(_ page: Int) -> Double {
        let distance = distances[min(max(page, 0), distances.count - 1)]
        return isMirrored ? range.upperBound - distance : range.lowerBound + distance
    }

    /// Of two pages that are as near, the later one.
    private func nearest(_ distance: Double) -> Int {
        var nearest = 0
        for page in distances.indices
        where abs(distances[page] - distance) <= abs(distances[nearest] - distance) {
            nearest = page
        }
        return nearest
    }

    /// The offset of the nearest page.
    func nearest(to offset: Double) -> Double { self.offset(nearest(distance(offset))) }

    /// The last page at an offset, or before it.
    func last(atOrBefore offset: Double) -> Double {
        self.offset(distances.lastIndex { $0 <= distance(offset) + 1e-6 } ?? 0)
    }

    /// The page behind the one at an offset, or the one before it.
    func next(_ offset: Double, grows: Bool) -> Double {
        self.offset(nearest(distance(offset)) + (grows != isMirrored ? 1 : -1))
    }

    /// Turns of a wheel lead to the page nearest to their end, and at least to the next page.
    func target(turned distance: Double, from began: Double) -> Double {
        let (first, turned) = (self.distance(began), self.distance(began + distance))
        var page = nearest(turned)
        if turned > first {
            page = max(page, distances.firstIndex { $0 > first + 1e-6 } ?? distances.count)
        } else if turned < first {
            page = min(page, distances.lastIndex { $0 < first - 1e-6 } ?? -1)
        }
        return offset(page)
    }

    /// Where a drag leads.
    func target(_ offset: Double, from began: Double, _ velocity: Double) -> Double {
        let (now, first) = (distance(offset), nearest(distance(began)))
        let speed = isMirrored ? -velocity : velocity
        var page = nearest(now)
        if speed > 0 { page = distances.firstIndex { $0 > now } ?? distances.count }
        if speed < 0 { page = distances.lastIndex { $0 < now } ?? -1 }
        return self.offset(min(max(page, first - 1), first + 1))
    }
}
