import CollectionCore
import Foundation
import Testing

@testable import jogakbo

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pictures of display frames")
struct PictureTests {
    private func scene(
        _ text: String, options words: [String] = [], width: Double = 300, height: Double = 400,
        offset: Double = 0
    ) throws -> PictureScene {
        let document = try Document(
            tabSeparated: TextFile(path: "in.tsv", bytes: Array(text.utf8)))
        let options = try LayoutOptions(
            parsed(words, of: .show), headerLength: 24, placesItems: true)
        return try PictureScene(
            name: "a <b> & \"c\"", document: document, options: options,
            viewport: Size(width: width, height: height), offset: offset)
    }

    private static let hostile =
        "sec <1> & \"more\"\tti\u{1}tle ]]> \u{FFFF}\t60\t44\nsec <1> & \"more\"\t가나다 🙂\t0\t0\n"
        + "empty title\t\t2\t3\nempty title\t'quoted'\t5000\t20\n"

    @Test(arguments: [
        [], ["--scroll-direction", "horizontal"], ["--right-to-left", "--pin-headers"],
        ["--item-size", "1x1"], ["--header", "0"], ["--footer", "18"],
        ["--items-fill-line", "--content-inset", "10,5,20,5"],
    ])
    func areWellFormed(options: [String]) throws {
        let text = Picture.text(of: try scene(PictureTests.hostile, options: options))
        let parser = XMLParser(data: Data(text.utf8))
        let isWellFormed = parser.parse()
        #expect(isWellFormed, "line \(parser.lineNumber): \(text)")
    }

    @Test func everyElementIsDrawnAndLabelled() throws {
        let scene = try scene(String(repeating: "s\tt\t50\t50\n", count: 7))
        let text = Picture.text(of: scene)
        #expect(scene.frame.elements.count == 8)
        for attributes in scene.frame.elements {
            #expect(text.contains(scene.label(of: attributes.element)))
            #expect(text.contains("#\(attributes.reusableView.rawValue)"))
        }
    }

    @Test func whatIsSelectedAndFocusedIsMarked() throws {
        let text = String(repeating: "s\tt\t50\t50\n", count: 5)
        let document = try Document(
            tabSeparated: TextFile(path: "in.tsv", bytes: Array(text.utf8)))
        func scene(_ words: [String]) throws -> PictureScene {
            let arguments = try parsed(words, of: .show)
            return try PictureScene(
                name: "a", document: document,
                options: LayoutOptions(arguments, headerLength: 24, placesItems: true),
                viewport: Size(width: 300, height: 400), offset: 0, marks: Marks(arguments))
        }
        let marked = try scene(["--selected", "0-1x2", "--selected", "0-4", "--focused", "0-2"])
        let picture = Picture.text(of: marked)
        for label in ["0·0", "✓0·1", "✓▸0·2", "0·3", "✓0·4"] {
            #expect(picture.contains(">\(label)"), "\(label)")
        }
        #expect(picture.components(separatedBy: Palette.selected.fill).count == 4)
        #expect(picture.components(separatedBy: "stroke=\"\(Palette.focus)").count == 2)
        let onTerminal = TerminalPicture.text(of: marked, columns: 80, hasColor: false)
        #expect(onTerminal.contains("✓▸0·2") && !onTerminal.contains("✓0·3"))
        #expect(throws: CollectionError.self) { try scene(["--selected", "0-4x2"]) }
        #expect(throws: CommandError.self) { try scene(["--focused", "0-1x2"]) }
    }

    @Test func whatTurnsAwayIsSeenInPerspective() throws {
        let scene = try scene(
            String(repeating: "s\tt\t50\t50\n", count: 3),
            options: [
                "--layout", "carousel", "--scroll-direction", "horizontal", "--item-size",
                "100x100",
            ], width: 300)
        // The first one stands in the middle, and is seen from the front; the next one turns away.
        #expect(scene.frame.elements.count == 2)
        let text = Picture.text(of: scene)
        #expect(XMLParser(data: Data(text.utf8)).parse())
        let polygons = text.matches(of: /<polygon points="([^"]*)"/)
        #expect(polygons.count == 1)
        let corners = try #require(polygons.first).1.split(separator: " ").map { corner in
            corner.split(separator: ",").compactMap { Double($0) }
        }
        #expect(corners.count == 4 && corners.allSatisfy { $0.count == 2 })
        // Its outer edge is nearer to the viewer, so it is the longer one.
        let inner = corners[3][1] - corners[0][1]
        let outer = corners[2][1] - corners[1][1]
        #expect(outer > inner + 1 && corners[1][0] > corners[0][0])
    }

    @Test func titlesStayWithinTheirItems() throws {
        let text = Picture.text(of: try scene("s\tU+00A0 WWWWW\t50\t50\n"))
        let title = try #require(
            text.firstMatch(of: /font-size="([0-9.]+)"[^>]*>U\+00A0</), "\(text)")
        let size = try #require(Double(title.1))
        // DejaVu Sans, a wide font: U, +, three digits and A.
        #expect(size * (0.732 + 0.838 + 3 * 0.636 + 0.684) <= 50)
        #expect(size > 6)
    }

    @Test func timesAreThoseOfTheScene() throws {
        let document = try Document(
            tabSeparated: TextFile(
                path: "in.tsv", bytes: Array(String(repeating: "s\tt\t50\t50\n", count: 40).utf8)))
        for words in [[], ["--layout", "list", "--to-layout", "grid"]] {
            let scene = try PictureScene(
                name: "", document: document,
                options: LayoutOptions(parsed(words, of: .show), headerLength: 24),
                viewport: Size(width: 300, height: 100), offset: 0, isTimed: true)
            let times = try #require(scene.times)
            #expect(times.elementCount == scene.frame.elements.count)
            #expect(times.layout_ns > 0 && times.displayFrame_ns > 0)
            #expect(
                times.words.contains(
                    /^40 items in [0-9.]+ [mun]?s, [0-9]+ elements in [0-9.]+ [mun]?s$/))
        }
        #expect(try scene("s\tt\t50\t50\n").times == nil)
    }

    @Test func showPlacesTheItemsOfAnExplicitLayout() throws {
        let items = String(repeating: "s\tt\t40\t30\n", count: 40)
        let scene = try scene(items, options: ["--layout", "explicit"], width: 400, height: 90)
        // Every ten points one, on one strand and then on the other; headers have no place.
        #expect(scene.frame.elements.count >= 9 && scene.frame.elements.count < 16)
        let frames = scene.frame.elements.sorted {
            $0.element.indexPath.item < $1.element.indexPath.item
        }.map(\.frame)
        #expect(frames[0].x == 180 && frames[0].y == 0 && frames[0].height == 30)
        #expect(frames[1].x < 180 && frames[1].y == 10 && frames[2].x > 180)
        #expect(XMLParser(data: Data(Picture.text(of: scene).utf8)).parse())
        #expect(throws: CommandError.self) {
            try LayoutOptions(parsed(["--layout", "explicit"], of: .fling), headerLength: 24)
        }
    }

    @Test func anArcIsAsLongAsTheOptionsSay() throws {
        let items = String(repeating: "s\tt\t50\t50\n", count: 3)
        let scene = try scene(
            items,
            options: [
                "--layout", "circle", "--item-size", "20x20", "--start-angle", "-180",
                "--sweep-angle", "180",
            ], width: 220, height: 220)
        let middles = scene.frame.elements.map { attributes in
            [attributes.frame.x + 10, attributes.frame.y + 10].map { $0.rounded() }
        }
        #expect(middles == [[10, 110], [110, 10], [210, 110]])
    }

    @Test func anOffsetOutsideTheContentIsShownToo() throws {
        for offset in [-1_000.0, 1e9] {
            let scene = try scene("s\tt\t50\t50\n", offset: offset)
            #expect(scene.frame.elements.isEmpty)
            #expect(XMLParser(data: Data(Picture.text(of: scene).utf8)).parse())
            #expect(!TerminalPicture.text(of: scene, columns: 80, hasColor: false).isEmpty)
        }
    }

    @Test func aTerminalShowsLabelsAndKeepsToItsColumns() throws {
        let scene = try scene(String(repeating: "s\tt\t50\t50\n", count: 40))
        let text = TerminalPicture.text(of: scene, columns: 80, hasColor: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.dropFirst(3).allSatisfy { line in line.count <= 80 })
        #expect(text.contains("0·17"))
        #expect(text.contains("#17"))
        #expect(!text.contains("\u{1B}"))
        #expect(
            TerminalPicture.text(of: scene, columns: 80, hasColor: true).contains("\u{1B}[0m"))
    }

    @Test(arguments: [1, 7, 40, 300], [0.0, 3, 77.5, 4_000])
    func noSizeOfTerminalIsTooSmall(columns: Int, offset: Double) throws {
        let items = String(repeating: "s\tt\t50\t50\n", count: 40)
        for direction in ["vertical", "horizontal"] {
            let scene = try scene(
                items, options: ["--scroll-direction", direction], height: 90, offset: offset)
            #expect(
                !TerminalPicture.text(of: scene, columns: columns, hasColor: true).isEmpty)
        }
    }
}

@Suite("Numbers for people")
struct DecimalTests {
    @Test func digitsAfterThePointAreRounded() {
        #expect(Decimal.fixed(1.005, places: 1) == "1.0")
        #expect(Decimal.fixed(0.999, places: 2) == "1.00")
        #expect(Decimal.fixed(-2.5, places: 0) == "-3")
        #expect(Decimal.fixed(-0.001, places: 2) == "0.00")
        #expect(Decimal.short(12.50) == "12.5")
        #expect(Decimal.short(100) == "100")
        #expect(Decimal.short(.infinity) == "inf")
    }

    @Test func thousandsAreGrouped() {
        #expect(Decimal.grouped(0) == "0")
        #expect(Decimal.grouped(999) == "999")
        #expect(Decimal.grouped(-1_234_567) == "-1,234,567")
        #expect(Decimal.grouped(1_234.56) == "1,234.6")
        #expect(Decimal.grouped(-0.01) == "0")
    }

    @Test func unitsChangeAtAThousand() {
        #expect(Decimal.duration(999) == "999 ns")
        #expect(Decimal.duration(1_000) == "1.00 us")
        #expect(Decimal.duration(99_960) == "100 us")
        #expect(Decimal.duration(999_600) == "1.00 ms")
        #expect(Decimal.duration(1_500_000_000) == "1.50 s")
        #expect(Decimal.bytes(999) == "999 B")
        #expect(Decimal.bytes(999_600) == "1.00 MB")
    }
}
