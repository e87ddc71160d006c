/// A share of all samples, such as p99.9.
struct Percentile: Equatable, Sendable {
    /// In millionths, so that no rounding decides whether there are enough samples.
    let millionths: Int
    let name: String

    /// How many samples it takes for ten of them to lie beyond: 10 / (1 - p).
    var samplesNeeded: UInt64 {
        let beyond = UInt64(1_000_000 - millionths)
        return beyond == 0 ? .max : (10_000_000 + beyond - 1) / beyond
    }

    static let median = Percentile(millionths: 500_000, name: "p50")
    static let p99 = Percentile(millionths: 990_000, name: "p99")

    /// What is printed.
    static let all = [
        median,
        Percentile(millionths: 750_000, name: "p75"),
        Percentile(millionths: 900_000, name: "p90"),
        Percentile(millionths: 950_000, name: "p95"),
        p99,
        Percentile(millionths: 999_000, name: "p99.9"),
        Percentile(millionths: 999_900, name: "p99.99"),
    ]
}
