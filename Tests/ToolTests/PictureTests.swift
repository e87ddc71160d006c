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
    ) throws -> Scene {
        let document = try Document(
            tabSeparated: TextFile(path: "in.tsv", bytes: Array(text.utf8)))
        let options = try LayoutOptions(
            parsed(words, of: .show), headerLength: 24)
        return try Scene(
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
