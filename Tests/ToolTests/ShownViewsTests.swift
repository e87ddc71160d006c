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
