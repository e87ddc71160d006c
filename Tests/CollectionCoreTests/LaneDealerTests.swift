import CollectionReference
import Testing

@testable import CollectionCore

/// A dealer of lanes against the words of rule K4: each item looks through all lanes.
@Suite("K4: lanes are dealt out as if each item looked through all of them")
struct LaneDealerTests {
    /// Lanes as arrays: the next place of each, and the last item's number and 1.
    private struct Lanes {
        var places: [Double]
        var ends: [Int]
        let spacing: Double
        var itemCount = 0

        init(_ count: Int, spacing: Double) {
            places = Array(repeating: 0, count: count)
            ends = Array(repeating: 0, count: count)
            self.spacing = spacing
        }

        mutating func deal(_ length: Double, across: Int) {
            var (best, start) = (0, Double.infinity)
            for first in 0...places.count - across {
                var greatest = 0.0
                for lane in first..<first + across { greatest = max(greatest, places[lane]) }
                if greatest < start { (best, start) = (first, greatest) }
            }
            itemCount += 1
            for lane in best..<best + across {
                places[lane] = start + length + spacing
                ends[lane] = itemCount
            }
        }
    }

    private let spans = [[2], [1], [1, 2], [1, 9, 17], [3, 8, 11, 16, 24], (1...70).map { $0 }]

    @Test("Items of several lanes, single ones, and runs of equal ones", arguments: 0..<30)
    func deal(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = random.pick([3, 4, 16, 17, 100, 200])
        let spans = random.pick(self.spans).filter { $0 <= count }
        let spacing = random.pick([0, 0.5, 10])
        let dealer = LaneDealer(count: count, spacing: spacing, hasSpans: spans != [1])
        for section in 0..<2 {
            var lanes = Lanes(count, spacing: spacing)
            for _ in 0..<200 {
                let length = random.pick([0, 0, 10, 33.25, Double(random.number(1...80))])
                let run = random.pick([1, 1, 1, 5, 60])
                let across = spans.isEmpty ? 1 : random.pick(spans)
                if run == 1 && spans != [1] {
                    dealer.deal(length, across: across)
                    lanes.deal(length, across: across)
                    continue
                }
                if random.chance(50) {
                    dealer.deal(0..<run) { _ in length }
                } else {
                    dealer.deal(run, ofLength: length)
                }
                for _ in 0..<run { lanes.deal(length, across: 1) }
            }
            let ends = (0..<count).map { dealer.dealt($0).end }
            #expect(ends == lanes.ends, "seed \(seed), section \(section)")
            let used = (lanes.ends.lastIndex { $0 > 0 } ?? -1) + 1
            #expect(dealer.dealtLaneCount == used, "seed \(seed), section \(section)")
            dealer.clear()
        }
    }

    @Test("One item has one lane, however many there are")
    func fewItems() {
        let dealer = LaneDealer(count: 1024, spacing: 10, hasSpans: false)
        dealer.deal(0..<1) { _ in 20 }
        #expect(dealer.dealtLaneCount == 1)
    }
}
