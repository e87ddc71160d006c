/// A line of the table: what was measured, for how many, and how much.
struct Row: CustomStringConvertible {
    let name: String
    let count: Int
    let value: Double
    let unit: String

    var description: String {
        "\(name) \(count) \((value * 1000).rounded() / 1000) \(unit)"
    }
}

/// The middle of the values, which are sorted.
func median(_ values: inout [UInt64]) -> Double {
    values.sort()
    return values.isEmpty ? 0 : Double(values[values.count / 2])
}

/// Why nothing was measured.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
