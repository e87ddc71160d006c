import CollectionCore
import Testing

@testable import jogakbo

@Suite("Patterns of spans")
struct SpanPatternTests {
    @Test("The first part that fits counts")
    func column() {
        let pattern = SpanPattern("2x3@4,1024x1@3")
        let spans = pattern?.column(count: 7).map { ItemSpan(rawValue: $0) }
        let (large, wide) = (ItemSpan(across: 2, along: 3), ItemSpan(across: 1_024, along: 1))
        #expect(spans == [large, .one, .one, wide, large, .one, wide])
        #expect(SpanPattern().column(count: 7).isEmpty)
    }

    @Test(
        "What is no pattern is refused",
        arguments: [
            "", "2x2", "2@2", "2x2@0", "0x1@2", "1025x1@2", "1x1025@2", "2x2x2@2", "2x2@2,",
            "ax2@2", "2x2@2@2", "-2x2@2",
        ])
    func refused(text: String) {
        #expect(SpanPattern(text) == nil)
    }
}
