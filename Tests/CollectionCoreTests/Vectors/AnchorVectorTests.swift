import CollectionCore
import CollectionReference
import CollectionWire
import Testing

private struct AnchorCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var edge: String?
        var visible: Visible?
        var offset: Double?
        var now: Double?
        var content: Double?
        var view: Double?
        var nearEnd: Bool?
        var anchor: Item?
    }

    /// Where what is visible begins; some cases say where it ends, too.
    struct Visible: Decodable {
        var start: Double

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let range = try? value.decode([Double].self) {
                start = range.first ?? 0
            } else {
                start = try value.decode(Double.self)
            }
        }
    }

    struct Item: Decodable {
        var offset: Double
        var now: Double
    }

    struct Expectation: Decodable {
        var offset: Double?
        var near: Bool?
    }
}

/// What a virtualizer of another project makes of its content offset. Rows there are of any length,
/// and the view is 468 points high.
@Suite("Vectors: content anchors")
struct AnchorVectorTests {
    private static let viewLength = 468.0

    private static let notApplying = [
        "aria.resolve.resizing":
            "whether the view is at the end depends on the last display frame alone",
        "aria.capture.none": "a first visible item is the anchor, however little of it is visible",
    ]

    /// A list of rows of these heights, shown at an offset.
    private static func stage(
        _ heights: [Double], _ anchor: ContentAnchor, at offset: Double
    ) throws -> AnchorStage {
        var stage = Stage(width: 100, height: viewLength)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.add(heights.map { (100, $0) })
        return try AnchorStage(anchor, offset: offset, stage)
    }

    /// Inserts a row before another one.
    private static func insert(_ height: Double, at item: UInt32, into stage: AnchorStage) {
        var update = UpdateDescription([.insert(.at(0, item))])
        update.content = DataDescription.Chunk(itemCounts: [])
        update.content?.widths = [100]
        update.content?.heights = [Float(height)]
        update.itemCount = 1
        stage.scene.perform(.performBatch(update, BatchSettings()))
    }

    /// The offset after a change that leaves the anchor's edge where the case says.
    private static func anchored(_ input: AnchorCase.Input) throws -> Double {
        let (visible, offset) = (input.visible?.start ?? 0, input.offset ?? 0)
        let (now, content) = (input.now ?? 0, input.content ?? 0)
        let edge = visible + offset
        if now < content {
            let stage = try stage([edge, content - edge], .item(.at(0, 1)), at: visible)
            insert(0, at: 0, into: stage)
            return try stage.frame()
        }
        // No row begins beyond the content: this one goes to its end.
        let rest = content - edge - 1
        let stage = try stage([edge, 1, rest, 1_000], .item(.at(0, 1)), at: visible)
        stage.update(.delete(.at(0, 3)), .move(.at(0, 1), to: .at(0, 2)))
        return try stage.frame()
    }

    /// The offset once the content is as long as the case says, at the end or not.
    private static func resolved(_ input: AnchorCase.Input) throws -> Double {
        let (offset, content) = (input.offset ?? 0, input.content ?? 0)
        if let anchor = input.anchor {
            let edge = offset + anchor.offset
            let moved = anchor.now - edge
            let stage = try stage([edge, content - edge - moved], .end, at: offset)
            insert(moved, at: 0, into: stage)
            return try stage.frame()
        }
        if input.nearEnd == true {
            let shown = offset + viewLength
            let stage = try stage([shown], .end, at: offset)
            insert(content - shown, at: 1, into: stage)
            return try stage.frame()
        }
        // All that is visible goes, so that no row is the anchor.
        let stage = try stage([500, 300, 300, 900], .end, at: offset)
        stage.update(.reload(.at(0, 1), count: 2, flags: .keepsContent))
        return try stage.frame()
    }

    /// Whether the offset follows what comes at the edge.
    private static func isNear(_ input: AnchorCase.Input) throws -> Bool {
        let isStart = input.edge == "start"
        let (offset, content) = (input.offset ?? 0, input.content ?? 0)
        let stage = try stage(
            [1_000, content - 1_000], isStart ? .automatic : .end, at: offset)
        insert(100, at: isStart ? 0 : 2, into: stage)
        let after = try stage.frame()
        return isStart ? after == offset : after == content + 100 - viewLength
    }

    @Test("D8: content offsets after a change are those of another project")
    func offsets() throws {
        let cases = try VectorFile<AnchorCase>.load(
            "anchor_react_stately", notApplying: Self.notApplying)
        #expect(cases.count == 8)
        for vector in cases {
            let (input, comment) = (vector.input, Comment(rawValue: vector.id))
            switch input.kind {
            case "anchor":
                let offset = vector.expect.offset ?? input.visible?.start
                #expect(try Self.anchored(input) == offset, comment)
            case "snap":
                let stage = try Self.stage([100], .end, at: 0)
                Self.insert((input.content ?? 0) - 100, at: 1, into: stage)
                #expect(try stage.frame() == vector.expect.offset, comment)
            case "near": #expect(try Self.isNear(input) == vector.expect.near, comment)
            default:
                let offset = vector.expect.offset ?? input.offset
                #expect(try Self.resolved(input) == offset, comment)
            }
        }
    }
}
