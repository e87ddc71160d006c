/// One character of the Unicode Character Database.
struct CharacterRecord {
    let codePoint: UInt32
    let name: String
    let category: GeneralCategory

    init(_ codePoint: UInt32, name: String, category: GeneralCategory) {
        self.codePoint = codePoint
        self.name = name
        self.category = category
    }

    /// Parses a line of UnicodeData.txt.
    init(_ line: ArraySlice<UInt8>, number: Int, in file: TextFile) throws(InputError) {
        let fields = line.split(
            separator: Ascii.semicolon, maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count == 4, fields[2].count == 2,
            let codePoint = UInt32(String(decoding: fields[0], as: UTF8.self), radix: 16)
        else {
            throw file.error("no code point, name and general category in it", line: number)
        }
        self.codePoint = codePoint
        name = String(decoding: fields[1], as: UTF8.self)
        category = GeneralCategory(
            first: fields[2][fields[2].startIndex], second: fields[2][fields[2].startIndex + 1])
    }

    /// The character and its name; the code point stands for a character that shows nothing.
    var title: String {
        guard let scalar = Unicode.Scalar(codePoint), !category.isInvisible else {
            return "\(CharacterName.notation(codePoint)) \(name)"
        }
        return category.isMark ? "\u{25CC}\(scalar) \(name)" : "\(scalar) \(name)"
    }
}

/// The two letters of a general category, such as `Lu`.
struct GeneralCategory: Equatable {
    let first: UInt8
    let second: UInt8

    var isMark: Bool { first == UInt8(ascii: "M") }
    /// Separators, and controls or format characters.
    var isInvisible: Bool { first == UInt8(ascii: "Z") || first == UInt8(ascii: "C") }
}

extension GeneralCategory: ExpressibleByStringLiteral {
    init(stringLiteral value: StaticString) {
        let letters = Array("\(value)".utf8)
        self.init(first: letters[0], second: letters[1])
    }
}
