import CollectionCore
import Testing

private struct PartCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var controls: [UInt32]
        var script: [String]
    }

    struct Expectation: Decodable {
        var position: [VectorWord]
    }
}

/// How focus goes through the controls of an item: rule N11.
@Suite("Vectors: parts of items")
struct FocusPartVectorTests {
    private static let controls = "an item itself has focus before its parts have"
    private static let notApplying = [
        "walk.control.0": controls, "walk.control.2": controls, "walk.control.5": controls,
    ]

    @Test("Arrows across lead where they do elsewhere")
    func walks() throws {
        let cases = try VectorFile<PartCase>.load(
            "focus_react_aria", notApplying: Self.notApplying)
        #expect(cases.count == 3)
        for one in cases {
            var stage = try FocusStage([UInt32(one.input.controls.count)])
            for (item, count) in one.input.controls.enumerated() {
                var traits = ItemTraits.inherited
                (traits.flags, traits.focusablePartCount) = (.areOwn, count)
                let path = IndexPath(section: 0, item: UInt32(item))
                let runs = [ItemRun(indexPath: path, count: 1)]
                try stage.events.view.setTraits(
                    ([traits] as [1 of ItemTraits]).span, ofItems: runs.span)
            }
            try stage.focus(0)
            for key in one.input.script {
                _ = try stage.events.view.moveFocus(key == "ArrowLeft" ? .left : .right)
            }
            let words = one.expect.position
            #expect(stage.place == "0-\(words[1].number ?? -1)", "\(one.id)")
            let part = words.count > 2 ? (words[2].number ?? -2) + 1 : 0
            #expect(stage.events.view.focusState.part == UInt32(part), "\(one.id)")
        }
    }
}
