import Testing

@testable import jogakbo

@Suite("Files of section, title, width and height")
struct TabSeparatedTests {
    private func document(_ text: String) throws(InputError) -> Document {
        try Document(tabSeparated: TextFile(path: "in.tsv", bytes: Array(text.utf8)))
    }

    private func message(_ bytes: [UInt8]) -> String? {
        do throws(InputError) {
            _ = try Document(tabSeparated: TextFile(path: "in.tsv", bytes: bytes))
            return nil
        } catch {
            return error.message
        }
    }

    @Test func linesOfOneSectionFollowEachOther() throws {
        let document = try document("a\tone\t10\t20\na\ttwo\t1.5\t0\nb\tthree\t7\t8\n")
        #expect(document.sections.map(\.title) == ["a", "b"])
        #expect(document.sections.map(\.itemCount) == [2, 1])
        #expect(document.sections.map(\.firstItem) == [0, 2])
        #expect(document.titles == ["one", "two", "three"])
        #expect(document.widths == [10, 1.5, 7])
        #expect(document.heights == [20, 0, 8])
    }

    @Test func carriageReturnsEmptyLinesAndAMissingLastLineFeedAreNothing() throws {
        let plain = try document("a\tone\t10\t20\na\ttwo\t1\t2\n")
        let other = try document("a\tone\t10\t20\r\n\r\n\na\ttwo\t1\t2")
        #expect(other.titles == plain.titles)
        #expect(other.heights == plain.heights)
        #expect(other.sections == plain.sections)
    }

    @Test func aFirstLineMayNameTheColumns() throws {
        #expect(try document("section\ttitle\twidth\theight\na\tone\t1\t2\n").itemCount == 1)
        #expect(
            message(Array("a\tone\t1\t2\nsection\ttitle\twidth\theight\n".utf8))
                == "in.tsv:2: the width 'width' is no number")
    }

    @Test func titlesMayBeEmptyAndInAnyScript() throws {
        let document = try document("\t\t1\t1\n조각보\t보자기\t1\t1\n")
        #expect(document.sections.map(\.title) == ["", "조각보"])
        #expect(document.titles == ["", "보자기"])
    }

    @Test(arguments: [
        (
            "a\tone\t10\n",
            "in.tsv:1: 4 columns separated by tabs are expected "
                + "(section, title, width, height), found 3"
        ),
        (
            "a\tb\t1\t2\na\tb\t1\t2\t3\n",
            "in.tsv:2: 4 columns separated by tabs are expected "
                + "(section, title, width, height), found 5"
        ),
        ("a\tb\tten\t2\n", "in.tsv:1: the width 'ten' is no number"),
        ("a\tb\t1\t\n", "in.tsv:1: the height '' is no number"),
        ("a\tb\tnan\t1\n", "in.tsv:1: the width 'nan' is no number"),
        ("a\tb\t1\tinf\n", "in.tsv:1: the height 'inf' is no number"),
        ("a\tb\t-1\t1\n", "in.tsv:1: the width -1 is not from 0 to 16777216"),
        ("\n\na\tb\t1\t2e9\n", "in.tsv:3: the height 2e9 is not from 0 to 16777216"),
        (
            "",
            "in.tsv: nothing in it: a line is section, title, width and height, "
                + "separated by tabs"
        ),
        (
            "\n\r\n",
            "in.tsv: nothing in it: a line is section, title, width and height, "
                + "separated by tabs"
        ),
    ])
    func whatIsWrongIsSaidWithItsLine(text: String, expected: String) {
        #expect(message(Array(text.utf8)) == expected)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        let bytes = Array("a\tb\t1\t2\na\t".utf8) + [0xC3, 0x28] + Array("\t1\t2\n".utf8)
        #expect(message(bytes) == "in.tsv:2: column 2 is not valid UTF-8")
    }

    @Test func aMissingFileIsNamed() {
        #expect(
            throws: InputError(path: "/nowhere", line: nil, reason: "No such file or directory")
        ) {
            try TextFile(reading: "/nowhere")
        }
    }

    @Test func whatIsWrittenReadsTheSame() throws {
        let original = try document("a\tone\t10.25\t20\nb\ttwo\t1\t2\nb\tthree\t0.1\t2\n")
        let copy = try document(original.tabSeparated)
        #expect(copy.titles == original.titles)
        #expect(copy.sections == original.sections)
        #expect(copy.widths == original.widths)
        #expect(copy.heights == original.heights)
    }

    @Test func aFileWithoutEndIsRefused() {
        let error = #expect(throws: InputError.self) {
            try TextFile(reading: "/dev/zero", bytesMax: 1 << 20)
        }
        #expect(error?.message == "/dev/zero: more than 1048576 bytes are too many")
    }
}
