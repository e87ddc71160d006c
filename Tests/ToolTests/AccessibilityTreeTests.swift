import CollectionCore
import Testing

@testable import jogakbo

@Suite("What a screen reader has of a display frame")
struct AccessibilityTreeTests {
    private func text(
        _ words: [String], items: String? = nil, height: Double = 100, offset: Double = 0
    ) throws -> String? {
        let items =
            items ?? String(repeating: "first\tone\t50\t50\n", count: 40)
            + String(repeating: "second\tother\t50\t50\n", count: 3)
        let document = try Document(
            tabSeparated: TextFile(path: "in.tsv", bytes: Array(items.utf8)))
        let arguments = try parsed(words, of: .show)
        return try PictureScene(
            name: "a", document: document,
            options: LayoutOptions(arguments, headerLength: 24, placesItems: true),
            viewport: Size(width: 300, height: height), offset: offset, marks: Marks(arguments),
            accessibility: AccessibilityTree.Extent.asked(by: arguments)
        ).accessibilityText
    }

    @Test func nothingIsReadWhereItIsNotAskedFor() throws {
        #expect(try text([]) == nil)
    }

    @Test func visibleElementsAreInReadingOrderBelowTheirSections() throws {
        let text = try text(
            ["--layout", "list", "--accessibility", "--selected", "0-1", "--focused", "0-0"])
        #expect(
            text == """
                list, 43 items in 2 sections
                  group "first", 1 of 2
                    header "first", level 1, #2
                    list item "one", 1 of 40, row 1 of 40, column 1 of 1, focused, #0
                    list item "one", 2 of 40, row 2 of 40, column 1 of 1, selected, #1

                """, "\(text ?? "")")
    }

    @Test func aPinnedHeaderIsReadBeforeItems() throws {
        let lines = try #require(
            try text(["--layout", "list", "--accessibility", "--pin-headers"], offset: 700)
        ).split(separator: "\n")
        #expect(lines.count > 4)
        #expect(lines[1].hasPrefix("  group \"first\", 1 of 2"))
        #expect(lines[2].hasPrefix("    header \"first\""))
        #expect(lines[3].hasPrefix("    list item \"one\", "))
    }

    @Test func aRangeIsReadThoughItIsNotShown() throws {
        let text = try text(["--layout", "grid", "--accessibility-range", "0-38x5"])
        #expect(
            text == """
                grid, 43 items in 2 sections
                  group "first", 1 of 2
                    grid cell "one", 39 of 40, row 13 of 14, column 3 of 3
                    grid cell "one", 40 of 40, row 14 of 14, column 1 of 3
                  group "second", 2 of 2
                    header "second", level 1

                """, "\(text ?? "")")
    }

    @Test func aViewOfOneSectionHasItsRowsAndColumns() throws {
        let text = try text(
            ["--layout", "grid", "--accessibility-range", "0-0"],
            items: String(repeating: "s\tt\t50\t50\n", count: 1_000))
        #expect(text?.hasPrefix("grid, 1,000 items in 1 section, 334 rows, 3 columns\n") == true)
        #expect(text?.contains("1 of 1,000, row 1 of 334, column 1 of 3") == true)
    }

    @Test func wrongOptionsAreRefused() throws {
        #expect(throws: CommandError.self) { try text(["--accessibility-range", "0"]) }
        #expect(throws: CollectionError.self) { try text(["--accessibility-range", "0-40"]) }
        #expect(throws: CommandError.self) {
            try Show.run(parsed(["--accessibility", "--delete", "0-2"], of: .show))
        }
    }
}
