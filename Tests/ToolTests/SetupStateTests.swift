import CollectionCore
import CollectionWire
import Foundation
import Testing

@testable import jogakbo

/// J6 and J7 in files.
@Suite("States and named layouts in set-ups")
struct SetupStateTests {
    private static let wall = """
        {"layout": {"list": {"configuration": {"sectionMetrics": {
            "itemSize": {"width": 10, "height": 20}, "minimumLineSpacing": {"value": 0}}}}},
         "sections": [{"identifier": "1", "itemCount": 40}],
         "selection": {"allowsMultipleSelection": true}, "focus": {"allowsFocus": true}}
        """
    private static let state = """
        {"state": {"anchor": {"identifier": "12"}, "distance": -10, "selectedItems": ["12", "99"],
                   "hasFocus": true, "focused": {"identifier": "13"}}}
        """

    private func source(_ words: [String]) throws -> (Arguments, ShowSource, LayoutOptions) {
        let arguments = try parsed(words, of: .show)
        let source = try ShowSource(arguments)
        let options = try LayoutOptions(
            arguments, headerLength: 24, placesItems: true, file: source.setup)
        return (arguments, source, options)
    }

    private func scene(_ words: [String]) throws -> PictureScene {
        let (arguments, source, options) = try source(words)
        return try PictureScene(
            name: source.name, document: source.document, options: options,
            viewport: Size(width: 100, height: 200),
            offset: try arguments.number(.offset, in: -1e9...1e11), marks: Marks(arguments))
    }

    private func dump(_ words: [String]) throws -> String {
        let (arguments, source, options) = try source(words)
        return SetupFile.text(
            of: options.setup(
                of: source, offset: try arguments.number(.offset, in: -1e9...1e11),
                try Marks(arguments)))
    }

    @Test func aFileRestoresAState() throws {
        try withFiles(["wall.json": Self.wall, "state.json": Self.state]) { path in
            let words = [path("wall.json"), path("state.json")]
            let scene = try scene(words)
            #expect(scene.bounds.y == 230 && scene.frame.contentOffset.y == 230)
            let marked = scene.frame.elements.filter {
                !$0.flags.isDisjoint(with: [.isSelected, .isFocused])
            }
            #expect(marked.map(\.element.indexPath.item) == [11, 12])
            let text = try dump(words)
            #expect(text.contains("\"selectedItems\""))
            try text.write(toFile: path("dump.json"), atomically: true, encoding: .utf8)
            #expect(try dump([path("dump.json")]) == text)
            // An option lies on top.
            #expect(try self.scene(words + ["--offset", "60"]).frame.contentOffset.y == 60)
        }
    }

    @Test func whatIsDrawnWithMarksIsDumpedWithThem() throws {
        try withFiles(["wall.json": Self.wall]) { path in
            let words = [
                path("wall.json"), "--offset", "100", "--selected", "0-6x2", "--focused", "0-7",
            ]
            try dump(words).write(toFile: path("dump.json"), atomically: true, encoding: .utf8)
            let drawn = try scene(words)
            let again = try scene([path("dump.json")])
            #expect(drawn.frame.elements == again.frame.elements)
            #expect(again.frame.contentOffset.y == 100)
        }
    }

    /// The state of a view, as a file has it, is the state of the view that the file makes.
    @Test func statesAreWrittenInTheSameBytes() throws {
        var view = CollectionView(limits: Limits())
        let first = try setup(Self.wall, Self.state)
        try view.setUp(first, within: Limits())
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 100, height: 200), time_ns: 0, isComplete: true,
            preferredSizes: [])
        _ = try view.displayFrame(for: request)
        var second = first
        second.state = view.viewState()
        #expect(second.state?.anchor?.identifier == 12 && second.state?.distance == -10)
        #expect(second.state?.selectedItems == [12])
        let text = SetupFile.text(of: second)
        var other = CollectionView(limits: Limits())
        try other.setUp(setup(text), within: Limits())
        second.state = other.viewState()
        #expect(SetupFile.text(of: second) == text)
        _ = try other.displayFrame(for: request)
        second.state = other.viewState()
        #expect(SetupFile.text(of: second) == text)
    }

    @Test func aLayoutHasTheNameOfAFile() throws {
        let photos = "{\"layout\": {\"named\": \"wall\"}, \"sections\": [{\"itemCount\": 9}]}"
        try withFiles(["photos.json": photos, "wall.json": Self.wall, "none.json": "{}"]) { path in
            let named = ["--named-layout", "wall=\(path("wall.json"))"]
            let words = [path("photos.json")] + named
            #expect(try scene(words).frame.contentSize.height == 180)
            #expect(try dump(words).contains("\"named\": \"wall\""))
            let other = try dump(words + ["--layout", "grid"])
            #expect(other.contains("\"grid\"") && !other.contains("named"))
            for (wrong, message) in [
                ([], "layout.named: there is no layout 'wall'; none has a name"),
                (["--named-layout", "well=\(path("wall.json"))"], "'wall'; known are 'well'"),
                (["--named-layout", "wall=\(path("none.json"))"], "layout: there is none"),
                (["--named-layout", "wall"], "--named-layout: 'wall' is no NAME=FILE"),
            ] {
                do {
                    _ = try scene([path("photos.json")] + wrong)
                    Issue.record("taken: \(wrong)")
                } catch let error as CommandError {
                    #expect(error.message.contains(message), "\(error.message)")
                }
            }
            // A server learns names from its clients, too.
            let serve = ["--setup", "photos=\(path("photos.json"))"]
            _ = try NamedSetups(parsed(serve, of: .serve), limits: Limits())
            #expect(try NamedLayouts(parsed(named, of: .serve))["wall"] != nil)
        }
    }
}
