import Testing

@testable import jogakbo

@Suite("The histogram")
struct LatencyHistogramTests {
    /// From a microsecond to a minute, as often in each decade as in any other.
    private func durations(_ count: Int, seed: UInt64) -> [UInt64] {
        var random = RandomNumbers(seed: seed)
        return (0..<count).map { _ in
            var value = 1_000.0
            for _ in 0..<Int(random.next() % 78) { value *= 1.26 }
            return UInt64(min(value * (1 + random.unit() * 0.26), 59_999_999_999))
        }
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func agreesWithASortedArrayToAThousandth(seed: UInt64) throws {
        let samples = durations(200_000, seed: seed)
        let sorted = samples.sorted()
        var histogram = LatencyHistogram()
        for sample in samples { histogram.record(sample) }
        for percentile in Percentile.all {
            let rank = (sorted.count * percentile.millionths + 999_999) / 1_000_000
            let exact = sorted[rank - 1]
            let value = try #require(histogram.value_ns(at: percentile))
            #expect(value >= exact)
            #expect(
                Double(value) <= Double(exact) * 1.001, "\(percentile.name), seed \(seed)")
        }
        #expect(histogram.maximum_ns == sorted.last)
        #expect(histogram.minimum_ns == sorted.first)
        #expect(histogram.count == 200_000)
    }

    @Test func everyDurationLandsInItsBucket() throws {
        let edges = (0..<36).flatMap { shift in
            [-1, 0, 1].map { UInt64(Int(1) << shift + $0) }
        }
        for duration in edges where duration <= LatencyHistogram.longest_ns {
            var histogram = LatencyHistogram()
            for _ in 0..<20 { histogram.record(duration) }
            histogram.record(LatencyHistogram.longest_ns)
            let value = try #require(histogram.value_ns(at: .median))
            #expect(value >= duration)
            #expect(Double(value) <= Double(duration) * 1.001, "\(duration)")
        }
    }

    @Test func mergingIsRecordingAll() {
        var whole = LatencyHistogram()
        var parts = [LatencyHistogram(), LatencyHistogram(), LatencyHistogram()]
        for (index, duration) in durations(9_000, seed: 7).enumerated() {
            whole.record(duration)
            parts[index % 3].record(duration)
        }
        var merged = LatencyHistogram()
        for part in parts { merged.merge(part) }
        for percentile in Percentile.all {
            #expect(merged.value_ns(at: percentile) == whole.value_ns(at: percentile))
        }
        #expect(merged.count == whole.count)
        #expect(merged.maximum_ns == whole.maximum_ns)
    }

    @Test(arguments: zip(Percentile.all, [20, 40, 100, 200, 1_000, 10_000, 100_000] as [UInt64]))
    func aPercentileNeedsTenSamplesBeyondIt(percentile: Percentile, needed: UInt64) {
        #expect(percentile.samplesNeeded == needed)
        var histogram = LatencyHistogram()
        for _ in 1..<needed { histogram.record(5_000) }
        #expect(histogram.value_ns(at: percentile) == nil)
        histogram.record(5_000)
        #expect(histogram.value_ns(at: percentile) == 5_000)
    }

    @Test(arguments: [0.0, 0.4, 1, 333.3, 1_000_000, 7_000_000_000])
    func equalStepsAreRecordedAsOneByOne(step_ns: Double) {
        for longest in [UInt64(0), 5, 4_096, 123_456_789, 90_000_000_000] {
            var series = LatencyHistogram()
            var single = LatencyHistogram()
            series.record(longest_ns: longest, step_ns: step_ns, count: 3_000)
            for index in 0..<3_000 {
                single.record(longest - min(longest, UInt64(Double(index) * step_ns)))
            }
            #expect(series.count == single.count)
            #expect(series.maximum_ns == single.maximum_ns)
            #expect(series.minimum_ns == single.minimum_ns)
            for percentile in Percentile.all {
                #expect(series.value_ns(at: percentile) == single.value_ns(at: percentile))
            }
            let (mean, exact) = (Double(series.mean_ns ?? 0), Double(single.mean_ns ?? 0))
            #expect(abs(mean - exact) <= exact / 1_000 + 1, "\(longest), \(step_ns)")
        }
    }

    @Test func longerThanAMinuteIsAMinuteButTheMaximumIsExact() {
        var histogram = LatencyHistogram()
        for _ in 0..<20 { histogram.record(90_000_000_000) }
        #expect(histogram.maximum_ns == 90_000_000_000)
        #expect((histogram.value_ns(at: .median) ?? 0) >= LatencyHistogram.longest_ns)
    }
}

@Suite("Scroll patterns")
struct ScrollPatternTests {
    @Test(arguments: ScrollPattern.Kind.allCases)
    func stayInTheContentAndRepeatThemselves(kind: ScrollPattern.Kind) {
        var pattern = ScrollPattern(kind, seed: 5)
        var same = ScrollPattern(kind, seed: 5)
        var visited: Set<Int> = []
        for _ in 0..<20_000 {
            let offset = pattern.next(limit: 50_000, page: 800)
            #expect((0...50_000).contains(offset))
            #expect(offset == same.next(limit: 50_000, page: 800))
            visited.insert(Int(offset / 800))
        }
        #expect(visited.count > 55, "\(kind) saw only \(visited.count) of 63 screens")
    }

    @Test(arguments: ScrollPattern.Kind.allCases)
    func contentThatFitsDoesNotScroll(kind: ScrollPattern.Kind) {
        var pattern = ScrollPattern(kind, seed: 1)
        for _ in 0..<100 { #expect(pattern.next(limit: -300, page: 800) == 0) }
    }
}

@Suite("The digest")
struct DisplayFrameDigestTests {
    /// Published values of FNV-1a: of nothing, of "a" and of "foobar".
    @Test func isFNV1a() {
        var digest = DisplayFrameDigest()
        #expect(digest.text == "cbf29ce484222325")
        digest.add(UInt8(ascii: "a"))
        #expect(digest.text == "af63dc4c8601ec8c")
        digest = DisplayFrameDigest()
        for byte in "foobar".utf8 { digest.add(byte) }
        #expect(digest.text == "85944171f73967e8")
    }

    @Test func integersAreLittleEndian() {
        var whole = DisplayFrameDigest()
        whole.add(UInt32(0x0403_0201))
        var bytes = DisplayFrameDigest()
        for byte: UInt8 in [1, 2, 3, 4] { bytes.add(byte) }
        #expect(whole == bytes)
    }
}
