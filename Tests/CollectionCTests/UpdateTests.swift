import CJogakbo
import CollectionCore
import Testing

/// The same batch updates through the header and in Swift.
@Suite("Updates in C and Swift", .timeLimit(.minutes(10)))
struct UpdateTests {
    @Test("Parts stand in memory alike")
    func memory() {
        #expect(MemoryLayout<UpdateItem>.size == MemoryLayout<jgb_update_item>.size)
        #expect(MemoryLayout<UpdateItem>.stride == MemoryLayout<jgb_update_item>.stride)
        #expect(MemoryLayout<UpdateItem>.alignment == MemoryLayout<jgb_update_item>.alignment)
        let item = UpdateItem(
            .reconfigure, before: IndexPath(section: 1, item: 2),
            after: IndexPath(section: 3, item: 4), count: 6, flags: .keepsContent)
        let (made, expected) = (bytes(jgb_update_item(item)), bytes(item))
        #expect(made.count == 28)
        #expect(made == expected)
    }

    private func bytes<Value>(_ value: Value) -> [UInt8] {
        unsafe withUnsafeBytes(of: value) { unsafe Array($0) }
    }

    @Test("Batches and display frames mean the same in C", arguments: 0..<24 as Range<UInt64>)
    func sameUpdates(seed: UInt64) throws {
        var random = Generator(state: seed)
        let scene = Scene(&random)
        var view = CollectionView(limits: Limits())
        try scene.apply(to: &view)
        let handle = unsafe try Handle()
        unsafe try scene.apply(to: handle.view)
        var performed = 0
        for step in 0..<60 {
            let depth = random.next(2) * random.next(3)
            for _ in 0..<depth { unsafe begin(&view, handle.view, &random) }
            for _ in 0...random.next(2) {
                let batch = RandomBatch(&random)
                let expected = code { () throws(CollectionError) in
                    try batch.perform(on: &view)
                }
                let status = unsafe batch.perform(on: handle.view)
                #expect(status == expected, "seed \(seed), step \(step): \(batch.items)")
                if status == JGB_OK && depth == 0 { performed += 1 }
            }
            for _ in 0..<depth {
                let expected = code { () throws(CollectionError) in try view.endBatchUpdates() }
                #expect(unsafe jgb_view_end_batch_updates(handle.view) == expected)
                if expected == JGB_INVALID_UPDATE { break }
            }
            unsafe try compareFrames(&view, handle, time_ns: UInt64(4 * step), &random)
        }
        #expect(performed > 10, "seed \(seed)")
    }

    private func code(_ body: () throws(CollectionError) -> Void) -> jgb_status {
        do throws(CollectionError) {
            try body()
            return JGB_OK
        } catch {
            return jgb_status(rawValue: error.code.rawValue)
        }
    }

    private func begin(
        _ view: inout CollectionView, _ handle: OpaquePointer, _ random: inout Generator
    ) {
        let settings = RandomBatch(&random).settings
        let expected = code { () throws(CollectionError) in try view.beginBatchUpdates(settings) }
        let status = unsafe withOptions(settings) {
            unsafe jgb_view_begin_batch_updates(handle, $0)
        }
        #expect(status == expected)
    }

    private func compareFrames(
        _ view: inout CollectionView, _ handle: borrowing Handle, time_ns: UInt64,
        _ random: inout Generator
    ) throws {
        let anchor = Self.anchor(&random)
        let shortContent = ShortContent(rawValue: random.next(2)) ?? .start
        let expected = code { () throws(CollectionError) in
            try view.setContentAnchor(anchor, shortContent: shortContent)
        }
        var made = jgb_content_anchor(anchor)
        made.short_content = shortContent.rawValue
        #expect(unsafe jgb_view_set_content_anchor(handle.view, &made) == expected)
        var sequence: UInt64 = 0
        for time in 0..<3 as Range<UInt64> {
            let bounds = Rect(
                x: Double(random.next(200)), y: Double(random.next(2000)), width: 320,
                height: 480)
            let request = DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns + time, isComplete: random.next(3) == 0,
                preferredSizes: [], adjustedSequence: random.next(2) == 0 ? sequence : 0)
            let expected = try view.displayFrame(for: request)
            let frame = unsafe try handle.displayFrame(request)
            unsafe expectEqual(frame, expected)
            sequence = expected.sequence
        }
    }

    private static func anchor(_ random: inout Generator) -> ContentAnchor {
        switch random.next(7) {
        case 0: .none
        case 1: .firstVisibleItem
        case 2: .lastVisibleItem
        case 3: .automatic
        case 4: .end
        case 5: .item(IndexPath(section: random.next(14), item: random.next(20)))
        default: .identifier(UInt64(random.next(9)))
        }
    }
}

extension jgb_content_anchor {
    fileprivate init(_ anchor: ContentAnchor) {
        self.init()
        switch anchor {
        case .none: policy = JGB_ANCHOR_NONE
        case .automatic: policy = JGB_ANCHOR_AUTOMATIC
        case .end: policy = JGB_ANCHOR_END
        case .firstVisibleItem: policy = JGB_ANCHOR_FIRST_VISIBLE_ITEM
        case .lastVisibleItem: policy = JGB_ANCHOR_LAST_VISIBLE_ITEM
        case .item(let path):
            policy = JGB_ANCHOR_ITEM
            index_path = jgb_index_path(section: path.section, item: path.item)
        case .identifier(let number):
            policy = JGB_ANCHOR_IDENTIFIER
            identifier = number
        }
    }
}
