import CollectionCore
import CollectionReference
import Testing

/// Rule K4 of docs/semantics.md: stable lanes stay even, wherever items come and go.
@Suite("Waterfalls: even lanes")
struct WaterfallBalanceTests {
    /// A stage of two lanes without spacing, and the identifiers of its items in their order. An
    /// item has the number of items that came before it as its identifier.
    private final class Lanes {
        let stage: WaterfallStage
        private(set) var identifiers: [Int] = []
        private var came = 0

        /// - Parameter height: Of the bounds; 0: nothing is visible.
        init(_ lengths: [Float], count: UInt32 = 2, height: Double = 0) {
            stage = WaterfallStage {
                $0.lanes = .fixed(count)
                $0.configuration.sectionMetrics.minimumLineSpacing = 0
                $0.configuration.sectionMetrics.minimumInteritemSpacing = 0
            }
            stage.setBounds(width: 100, height: height)
            stage.setData([lengths])
            take(lengths.count, at: 0)
        }

        private func take(_ count: Int, at index: Int) {
            identifiers.insert(contentsOf: came..<came + count, at: index)
            came += count
        }

        func insert(_ lengths: [Float] = [100], at index: Int) {
            stage.update([.insert(.at(0, UInt32(index)), count: UInt32(lengths.count))], lengths)
            take(lengths.count, at: index)
        }

        func delete(at index: Int) {
            stage.update([.delete(.at(0, UInt32(index)))])
            identifiers.remove(at: index)
        }

        func move(from old: Int, to new: Int) {
            stage.update([.move(.at(0, UInt32(old)), to: .at(0, UInt32(new)))])
            identifiers.insert(identifiers.remove(at: old), at: new)
        }

        /// The lane of each item, in the order of items.
        var lanes: [Int] {
            stage.origins(identifiers.count).map { Int($0[0] / 50) }
        }

        /// The lane of each item, in the order in which items came.
        var lanesByIdentifier: [Int] {
            zip(identifiers, lanes).sorted { $0.0 < $1.0 }.map(\.1)
        }

        /// Where each lane ends.
        var ends: [Double] {
            var ends = [0.0, 0]
            for item in identifiers.indices {
                let frame = stage.cell(UInt32(item))
                ends[Int(frame[0] / 50)] = frame[1] + frame[3]
            }
            return ends
        }
    }

    @Test("Appended items go to the shortest lane")
    func appending() {
        let lanes = Lanes([])
        for length: Float in [100, 50, 50, 100, 30] {
            lanes.insert([length], at: lanes.identifiers.count)
        }
        #expect(lanes.lanes == [0, 1, 1, 0, 1])
        #expect(lanes.ends == [200, 130])
    }

    @Test("Items that come one by one at one place go to all lanes", arguments: [0, 5])
    func onePlace(index: Int) {
        let lanes = Lanes([Float](repeating: 100, count: index))
        for _ in 0..<5 { lanes.insert(at: index) }
        let expected = index == 0 ? [0, 1, 0, 1, 0] : [1, 1, 0, 1, 0]
        #expect(Array(lanes.lanesByIdentifier.suffix(5)) == expected)
        for _ in 0..<95 { lanes.insert(at: index) }
        #expect(abs(lanes.ends[0] - lanes.ends[1]) <= 100)
    }

    @Test("Items that come at the start while others go at the end leave lanes even")
    func queue() {
        let lanes = Lanes([100, 100, 100, 100])
        lanes.insert(at: 0)
        lanes.delete(at: 4)
        #expect(lanes.identifiers == [4, 0, 1, 2])
        #expect(lanes.lanes == [0, 0, 1, 1])
        lanes.insert(at: 0)
        lanes.delete(at: 4)
        #expect(lanes.identifiers == [5, 4, 0, 1])
        #expect(lanes.lanes == [0, 0, 1, 1])
        #expect(lanes.ends == [200, 200])
    }

    @Test("The last item that moves to the start goes to the lanes in turn")
    func lastToFirst() {
        let lanes = Lanes([100, 100, 100, 100])
        for (identifier, lane) in [(3, 1), (2, 0), (1, 1), (0, 0)] {
            lanes.move(from: 3, to: 0)
            #expect(lanes.identifiers[0] == identifier)
            #expect(lanes.lanes[0] == lane)
        }
        #expect(lanes.lanes == [0, 1, 0, 1])
    }

    @Test("Lanes end at most a longest item apart, but a visible item keeps its lane")
    func ends() {
        let lanes = Lanes([Float](repeating: 100, count: 8))
        lanes.delete(at: 7)
        lanes.delete(at: 5)
        #expect(lanes.identifiers == [0, 1, 2, 3, 4, 6])
        #expect(lanes.lanes == [0, 1, 0, 1, 0, 1])

        let seen = Lanes([Float](repeating: 100, count: 8))
        seen.delete(at: 7)
        seen.stage.setBounds(width: 100, height: 300, y: 150)
        seen.delete(at: 5)
        #expect(seen.lanes == [0, 1, 0, 1, 0, 0])
        #expect(seen.ends == [400, 200])
        seen.stage.setBounds(width: 100, height: 0)
        seen.stage.update([.reconfigure(.at(0, 0))], [100])
        #expect(seen.lanes == [0, 1, 0, 1, 0, 1])
    }

    @Test("In the middle, each item of a batch counts for the next")
    func middle() {
        let lanes = Lanes([Float](repeating: 100, count: 6))
        var taken: [Int] = []
        for _ in 0..<4 {
            lanes.insert(at: 2)
            taken.append(lanes.lanes[2])
        }
        #expect(taken == [0, 1, 0, 1])
        #expect(lanes.ends == [500, 500])
        let batch = Lanes([Float](repeating: 100, count: 6))
        batch.insert([100, 100, 100], at: 2)
        #expect(Array(batch.lanes[2..<5]) == [0, 1, 0])
        #expect(batch.ends == [500, 400])
    }

    @Test("The lanes beside a long item become even when the item goes")
    func longItem() {
        let lanes = Lanes([100, 100, 100, 1000] + [Float](repeating: 100, count: 9))
        #expect(lanes.ends == [1100, 1100])
        lanes.delete(at: 3)
        #expect(abs(lanes.ends[0] - lanes.ends[1]) <= 100)
    }
}
