import Testing

@testable import jogakbo

@Suite("The character map")
struct CharacterMapTests {
    @Test(
        arguments: [
            (0xAC00, "HANGUL SYLLABLE GA"), (0xD7A3, "HANGUL SYLLABLE HIH"),
            (0xC870, "HANGUL SYLLABLE JO"), (0xC544, "HANGUL SYLLABLE A"),
            (0x4E00, "CJK UNIFIED IDEOGRAPH-4E00"), (0x2A6DF, "CJK UNIFIED IDEOGRAPH-2A6DF"),
            (0x17000, "TANGUT IDEOGRAPH-17000"), (0xE000, nil), (0xD800, nil),
        ] as [(UInt32, String?)])
    func namesFollowFromRules(codePoint: UInt32, name: String?) {
        #expect(CharacterName.derived(for: codePoint) == name)
    }

    @Test func rangesAreFoundByCodePoint() throws {
        let text =
            "# comment\n0000..007F; Basic Latin\n\n0100..017F; Latin Extended-A # more\n"
            + "0200;Na # one\n"
        let ranges = try TextFile(path: "x", bytes: Array(text.utf8)).codePointRanges()
        #expect(ranges.map(\.value) == ["Basic Latin", "Latin Extended-A", "Na"])
        #expect(ranges.index(containing: 0) == 0)
        #expect(ranges.index(containing: 0x7F) == 0)
        #expect(ranges.index(containing: 0x80) == nil)
        #expect(ranges.index(containing: 0x17F) == 1)
        #expect(ranges.index(containing: 0x200) == 2)
        #expect(ranges.index(containing: 0x201) == nil)
    }

    @Test(arguments: ["0000..; x", "zz; x", "0010..0001; x", "0010..0020", "; x"])
    func brokenRangesAreRefusedWithTheirLine(line: String) {
        let file = TextFile(path: "x", bytes: Array(("# one\n" + line).utf8))
        #expect(
            throws: InputError(
                path: "x", line: 2, reason: "no range of code points and value in it")
        ) { try file.codePointRanges() }
    }

    /// The package is a dependency of `make run` and `make test` alike.
    @Test func theDatabaseIsReadWhole() throws {
        let document = try CharacterMap.document(folder: CharacterMap.defaultFolder)
        #expect(document.sections.first?.title == "Basic Latin")
        #expect(document.sections.first?.itemCount == 95)
        #expect(document.sections.map(\.itemCount).reduce(0, +) == document.itemCount)
        #expect(Set(document.sections.map(\.title)).count == document.sections.count)
        let hangul = try #require(document.sections.first { $0.title == "Hangul Syllables" })
        #expect(hangul.itemCount == 11_172)
        #expect(document.titles[hangul.firstItem] == "가 HANGUL SYLLABLE GA")
        #expect(document.titles[0] == "U+0020 SPACE")
        let a = try #require(document.titles.firstIndex(of: "A LATIN CAPITAL LETTER A"))
        #expect(document.widths[a] < document.widths[hangul.firstItem])
        #expect(document.classNames[Int(document.classes[a])] == "letter")
        let grave = try #require(
            document.titles.firstIndex(of: "\u{25CC}\u{300} COMBINING GRAVE ACCENT"))
        #expect(document.widths[grave] < document.widths[a])
        #expect(document.classNames[Int(document.classes[grave])] == "mark")
    }

    @Test func aMissingFolderIsNamed() {
        #expect(throws: InputError.self) { try CharacterMap.document(folder: "/nowhere") }
    }
}
