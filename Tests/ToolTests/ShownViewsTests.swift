import CollectionClient
import CollectionCore
import Testing

@testable import jogakbo

@Suite("What a host keeps of display frames")
struct ShownViewsTests {
    private func request(offset: Double, isComplete: Bool) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: offset, width: 400, height: 800), time_ns: 0,
            isComplete: isComplete, preferredSizes: [])
    }

    private func document(_ count: Int) -> Document {
        var document = Document(classNames: ["item"])
        for item in 0..<count {
            if item % 40 == 0 { document.beginSection("section \(item / 40)") }
            document.append(
                title: "", width: Float(20 + item % 7 * 10), height: Float(20 + item % 5 * 8),
                class: 0)
        }
        return document
    }

    @Test func changesAddUpToCompleteFrames() throws {
        let document = document(2_000)
        var changing = CollectionView(limits: Limits())
        var complete = CollectionView(limits: Limits())
        try changing.setFlowLayout(DigestRun.layout)
        try complete.setFlowLayout(DigestRun.layout)
        try changing.setDataSource(document, classes: nil, itemSize: nil)
        try complete.setDataSource(document, classes: nil, itemSize: nil)
        var shown = ShownViews()
        var random = RandomNumbers(seed: 3)
        var reused = 0
        for _ in 0..<200 {
            let offset = random.unit() * 12_000
            let frame = try changing.displayFrame(for: request(offset: offset, isComplete: false))
            let change = shown.apply(frame)
            let all = try complete.displayFrame(for: request(offset: offset, isComplete: true))
            #expect(shown.count == all.elements.count)
            #expect(change.reused <= change.appeared)
            reused += change.reused
        }
        #expect(reused > 0)
        #expect(shown.viewCount >= shown.count)
    }

    /// Twelve edits of each sort, on their way while the host scrolls.
    @Test func changesAddUpWhileItemsComeAndGo() throws {
        var changing = CollectionView(limits: Limits())
        var complete = CollectionView(limits: Limits())
        for isChanging in [true, false] {
            var view = CollectionView(limits: Limits())
            try view.setFlowLayout(DigestRun.layout)
            try view.setDataSource(document(2_000), classes: nil, itemSize: nil)
            if isChanging { changing = view } else { complete = view }
        }
        var shown = ShownViews()
        var cells: [IndexPath] = []
        var offset = 0.0
        var actions: [UInt32] = []
        for number in 0..<360 {
            #expect(shown.cells == cells.sorted(), "display frame \(number)")
            if let (update, options) = FlingEdits.edit(
                before: number, cells: cells, reuseIdentifier: nil)
            {
                actions.append(update.items[0].action?.rawValue ?? .max)
                let update = try BatchUpdate(update, limits: Limits())
                try changing.performBatchUpdates(update, options: options)
                try complete.performBatchUpdates(update, options: options)
            }
            var request = request(offset: offset, isComplete: false)
            request.time_ns = UInt64(number) * 8_000_000
            let frame = try changing.displayFrame(for: request)
            _ = shown.apply(frame)
            request.isComplete = true
            let all = try complete.displayFrame(for: request)
            #expect(shown.count == all.elements.count, "display frame \(number)")
            cells = all.elements.filter(\.isStayingCell).map(\.element.indexPath)
            offset += frame.contentOffsetAdjustment.y + 9
        }
        #expect([0, 1, 3].map { action in actions.count { $0 == action } } == [12, 12, 12])
    }

    @Test func theDigestSeesEveryDifference() throws {
        func digest(_ document: Document) throws -> DisplayFrameDigest {
            var view = CollectionView(limits: Limits())
            return try DigestRun.digest(ofView: &view, document)
        }
        let first = try digest(document(500))
        #expect(try digest(document(500)) == first)
        #expect(try digest(document(501)) != first)
    }
}
