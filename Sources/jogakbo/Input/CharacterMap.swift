/// The Unicode character map: a section for each block, an item for each named character.
///
/// It is made from the Unicode Character Database, as Debian's package unicode-data brings it.
/// Items are as wide as a terminal would show them: wide, narrow, or hardly at all.
struct CharacterMap {
    /// Where Debian puts the database.
    static let defaultFolder = "/usr/share/unicode"

    /// One class of views for each general category's first letter.
    private static let classNames = [
        "letter", "mark", "number", "punctuation", "symbol", "separator", "other",
    ]
    private static let classLetters = Array("LMNPSZC".utf8)

    private let blocks: [CodePointRange]
    private let wideRanges: [CodePointRange]
    private let characters: TextFile
    /// The number of the block that the last character was in.
    private var block = -1
    private var document = Document(classNames: classNames)

    /// Reads the database in `folder`.
    static func document(folder: String) throws(InputError) -> Document {
        var map = try CharacterMap(folder: folder)
        try map.appendCharacters()
        return map.document
    }

    private init(folder: String) throws(InputError) {
        blocks = try TextFile(reading: folder + "/Blocks.txt").codePointRanges()
        wideRanges = try TextFile(reading: folder + "/EastAsianWidth.txt").codePointRanges()
            .filter { range in range.value == "W" || range.value == "F" }
        characters = try TextFile(reading: folder + "/UnicodeData.txt")
    }

    /// A line is code point; name; general category; and more. Two lines, `<X, First>` and
    /// `<X, Last>`, stand for a range whose names follow from a rule.
    private mutating func appendCharacters() throws(InputError) {
        var rangeStart: UInt32?
        var records: [CharacterRecord] = []
        try characters.forEachLine { (number, line) throws(InputError) in
            records.append(try CharacterRecord(line, number: number, in: characters))
        }
        for record in records {
            if record.name.hasSuffix(", First>") {
                rangeStart = record.codePoint
            } else if let start = rangeStart {
                rangeStart = nil
                for codePoint in start...max(start, record.codePoint) {
                    guard let name = CharacterName.derived(for: codePoint) else { break }
                    append(CharacterRecord(codePoint, name: name, category: record.category))
                }
            } else if !record.name.hasPrefix("<") {
                append(record)
            }
        }
    }

    private mutating func append(_ record: CharacterRecord) {
        let next = blocks.index(containing: record.codePoint) ?? block
        if next != block || document.sections.isEmpty {
            block = next
            document.beginSection(next < 0 ? "No block" : blocks[next].value)
        }
        let size = itemSize(of: record)
        document.append(
            title: record.title, width: size.width, height: size.height,
            class: UInt8(
                CharacterMap.classLetters.firstIndex(of: record.category.first)
                    ?? CharacterMap.classLetters.count - 1))
    }

    /// Marks that stand on the character before, and format characters, have no width of their own.
    private func itemSize(of record: CharacterRecord) -> (width: Float, height: Float) {
        if ["Mn", "Me", "Cf"].contains(record.category) { return (32, 36) }
        if wideRanges.index(containing: record.codePoint) != nil { return (58, 44) }
        return (40, 44)
    }
}
