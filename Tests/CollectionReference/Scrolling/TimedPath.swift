/// A way of 0.3 seconds, or what is left of them (M22), to a place (M11): ease-in-out from rest, or
/// the cubic with a velocity at the start and none at the end.
struct TimedPath {
    let start: Double
    let end: Double
    /// Of the cubic, by the powers of the seconds; none: ease-in-out.
    private let coefficients: [Double]

    let duration: Double

    init(from start: Double, _ velocity: Double, to end: Double, in duration: Double) {
        (self.start, self.end, self.duration) = (start, end, duration)
        if abs(velocity) < 1e-6 {
            coefficients = []
            return
        }
        // What is known of it: its places and its velocities at both ends.
        let last = duration
        coefficients =
            solution(
                of: [
                    [1, 0, 0, 0], [0, 1, 0, 0], [1, last, last * last, last * last * last],
                    [0, 1, 2 * last, 3 * last * last],
                ], [0, velocity, end - start, 0]) ?? []
    }

    /// Whether it leads nowhere.
    var isStill: Bool { coefficients.isEmpty && abs(start - end) < 1e-6 }

    func moment(at time: Double) -> Moment {
        let velocity = (offset(at: time + 1e-5) - offset(at: time - 1e-5)) / 2e-5
        return Moment(offset: offset(at: time), velocity: velocity, time: time)
    }

    private func offset(at time: Double) -> Double {
        if coefficients.isEmpty {
            return start + (end - start) * Self.eased(time / duration)
        }
        return start + coefficients.reversed().reduce(0) { $0 * time + $1 }
    }

    /// T8: of the Bezier curve from (0, 0) to (1, 1) by (0.42, 0) and (0.58, 1), the height where
    /// it is so far along; found by halves.
    private static func eased(_ part: Double) -> Double {
        if part <= 0 || part >= 1 { return part <= 0 ? 0 : 1 }
        func curve(_ first: Double, _ second: Double, _ s: Double) -> Double {
            // Points between points between points.
            let (a, b, c) = (first * s, first + (second - first) * s, second + (1 - second) * s)
            let (d, e) = (a + (b - a) * s, b + (c - b) * s)
            return d + (e - d) * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve(0.42, 0.58, middle) < part { low = middle } else { high = middle }
        }
        return curve(0, 1, low)
    }

    func moved(by distance: Double) -> TimedPath {
        TimedPath(start + distance, end + distance, coefficients, duration)
    }

    private init(
        _ start: Double, _ end: Double, _ coefficients: [Double], _ duration: Double
    ) {
        (self.start, self.end) = (start, end)
        (self.coefficients, self.duration) = (coefficients, duration)
    }
}

/// Solves linear equations by taking multiples of one from the others, the one with the greatest
/// coefficient first.
///
/// - Returns: Nil where they have no one solution.
func solution(of rows: [[Double]], _ right: [Double]) -> [Double]? {
    var (rows, right) = (rows, right)
    let count = rows.count
    for column in 0..<count {
        let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
        guard let pivot, abs(rows[pivot][column]) > 1e-14 else { return nil }
        rows.swapAt(column, pivot)
        right.swapAt(column, pivot)
        for row in 0..<count where row != column {
            let factor = rows[row][column] / rows[column][column]
            for place in 0..<count { rows[row][place] -= factor * rows[column][place] }
            right[row] -= factor * right[column]
        }
    }
    return (0..<count).map { right[$0] / rows[$0][$0] }
}
