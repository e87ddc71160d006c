import Testing

@testable import jogakbo

@Suite("Percentiles as text")
struct HistogramTextTests {
    /// The steps of HdrHistogram with five to each half, as wrk2 and others print them.
    private static let steps = [
        "0.000000000000", "0.100000000000", "0.200000000000", "0.300000000000", "0.400000000000",
        "0.500000000000", "0.550000000000", "0.600000000000", "0.650000000000", "0.700000000000",
        "0.750000000000", "0.775000000000", "0.800000000000", "0.825000000000", "0.850000000000",
        "0.875000000000", "0.887500000000",
    ]

    private func rows(_ text: String) -> [[String]] {
        text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }

    @Test func theStepsAndCountsAreThoseOfHdrHistogram() throws {
        let samples = (1...10_000).map { UInt64($0 * $0) }
        var histogram = LatencyHistogram()
        for sample in samples { histogram.record(sample) }
        let text = histogram.percentileText
        #expect(text.hasPrefix("       Value     Percentile TotalCount 1/(1-Percentile)\n\n"))
        let rows = rows(text)
        #expect(rows.prefix(Self.steps.count).map { $0[1] } == Self.steps)
        for row in rows.dropLast() {
            let share = try #require(Double(row[1]))
            let count = try #require(Int(row[2]))
            let value = try #require(Double(row[0]))
            let inverse = try #require(Double(row[3]))
            #expect(Double(count) >= share * 10_000 - 1e-6)
            // The count is that of the samples that took no longer.
            #expect(samples.count { Double($0) / 1e6 <= value + 1e-9 } == count, "\(row)")
            #expect(abs(inverse - 1 / (1 - share)) < 0.006)
        }
        #expect(rows.last == ["100.000000", "1.000000000000", "10000"])
        // Of the squares the mean is n²/3 + n/2 + 1/6.
        #expect(text.contains("#[Mean    =    33.338333, StdDeviation   =    29.8"))
        #expect(text.contains("#[Max     =   100.000000, Total count    =        10000]\n"))
        #expect(text.hasSuffix("#[Buckets =           26, SubBuckets     =         2048]\n"))
    }

    @Test func noSamplesHaveNoLines() {
        let text = LatencyHistogram().percentileText
        #expect(rows(text).isEmpty)
        #expect(text.contains("Total count    =            0]"))
    }
}
