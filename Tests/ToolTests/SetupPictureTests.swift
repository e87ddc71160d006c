import CollectionCore
import CollectionWire
import Foundation
import Testing

@testable import jogakbo

@Suite("Pictures of set-ups")
struct SetupPictureTests {
    private func scene(_ words: [String], height: Double = 300) throws -> PictureScene {
        let arguments = try parsed(words, of: .show)
        let source = try ShowSource(arguments)
        return try PictureScene(
            name: source.name, document: source.document,
            options: LayoutOptions(
                arguments, headerLength: 24, placesItems: true, file: source.setup),
            viewport: Size(width: 320, height: height),
            offset: try arguments.number(.offset, in: -1e9...1e11), marks: Marks(arguments))
    }

    private func dump(_ words: [String]) throws -> ViewSetup {
        let arguments = try parsed(words, of: .show)
        let source = try ShowSource(arguments)
        let options = try LayoutOptions(
            arguments, headerLength: 24, placesItems: true, file: source.setup)
        return options.setup(
            of: source, offset: try arguments.number(.offset, in: -1e9...1e11),
            try Marks(arguments))
    }

    @Test func theDocumentedFileIsDrawn() throws {
        try withFiles(["wall.json": documentedSetup()]) { path in
            let scene = try scene([path("wall.json")], height: 800)
            #expect(scene.document.itemCount == 23)
            // Two headers, and three lanes of at least 90 points.
            #expect(scene.frame.elements.count == 25)
            let first = try #require(scene.frame.elements.first { $0.element.category == .cell })
            #expect(first.frame.x == 8 && first.frame.y == 32 && first.frame.width > 90)
            #expect(scene.classes.cellNames == ["item", "photo", "film"])
            #expect(scene.counts == [20, 2, 1, 2])
            let picture = Picture.text(of: scene)
            #expect(picture.contains("regatta") && picture.contains("section 2025"))
        }
    }

    @Test func optionsLieOnTopOfTheFile() throws {
        try withFiles(["a.json": documentedSetup()]) { path in
            guard
                case .grid(let grid)? = try dump(
                    [path("a.json"), "--lanes", "5"]
                ).layout?.layout,
                case .list(let list)? = try dump(
                    [path("a.json"), "--layout", "list"]
                ).layout?.layout
            else {
                Issue.record("other layouts")
                return
            }
            #expect(grid.lanes == .fixed(5) && grid.configuration == list.configuration)
            #expect(list.configuration.sectionHeadersPinToVisibleBounds)
            #expect(list.configuration.sectionMetrics.headerReferenceSize.height == 28)
            let inset = try dump([path("a.json"), "--content-inset", "5"])
            #expect(inset.environment?.environment.contentInset.top == 5)
            #expect(try dump([path("a.json")]) == setup(documentedSetup()))
        }
    }

    @Test func aDumpDrawsTheSamePicture() throws {
        let items =
            String(repeating: "first\tone\t50\t50\n", count: 9)
            + String(repeating: "second\tother\t70\t20.5\n", count: 3)
        let words = ["--layout", "waterfall", "--lanes", "4", "--spans", "2x1@3"]
        try withFiles(["in.tsv": items, "a.json": "{\"layout\": {\"flow\": {}}}"]) { path in
            for operands in [["in.tsv"], ["a.json", "in.tsv"]] {
                let words = words + operands.map { path($0) }
                let text = SetupFile.text(of: try dump(words))
                try text.write(toFile: path("dump.json"), atomically: true, encoding: .utf8)
                let drawn = try scene(words)
                let again = try scene([path("dump.json")])
                #expect(drawn.frame.elements.count > 10)
                #expect(drawn.frame.elements.map(\.frame) == again.frame.elements.map(\.frame))
                #expect(
                    drawn.frame.elements.map(\.reuseIdentifier)
                        == again.frame.elements.map(\.reuseIdentifier))
                #expect(again.document.titles == drawn.document.titles)
                #expect(SetupFile.text(of: try dump([path("dump.json")])) == text)
            }
        }
    }

    @Test func aFileWithoutItemsIsDrawnWithOthers() throws {
        try withFiles(["in.tsv": "s\tt\t50\t50\n", "a.json": "{\"eventMask\": 1}"]) { path in
            let scene = try scene([path("a.json"), path("in.tsv")])
            // The file says nothing of headers, and there are none.
            #expect(scene.frame.elements.count == 1)
            #expect(throws: CommandError.self) {
                try self.scene([path("a.json"), path("in.tsv"), path("in.tsv")])
            }
        }
    }

    @Test func serveTakesSetupsByName() throws {
        try withFiles(["a.json": "{\"eventMask\": 1}", "b.json": "{\"defaultTraits\": 4}"]) {
            path in
            let words = ["--setup", "x=\(path("a.json"))", "--setup", "y=\(path("b.json"))"]
            let both = words + ["--setup", "x=\(path("b.json"))"]
            let setups = try NamedSetups(parsed(both, of: .serve), limits: Limits())
            #expect(setups.names == ["x", "y"])
            #expect(setups["x"]?.eventMask.rawValue == 1)
            #expect(setups["x"]?.defaultTraits == setups["y"]?.defaultTraits)
            for wrong in ["x", "=a.json", "x=\(path("c.json"))"] {
                #expect(throws: CommandError.self) {
                    try NamedSetups(parsed(["--setup", wrong], of: .serve), limits: Limits())
                }
            }
        }
    }
}
