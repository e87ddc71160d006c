/// Names of characters that the database does not list one by one.
enum CharacterName {
    /// `U+00E9`.
    static func notation(_ codePoint: UInt32) -> String {
        "U+\(hexadecimal(codePoint))"
    }

    /// The name that follows from the code point, by rules NR1 and NR2 of the Unicode Standard
    /// (section 4.8); nil for what has no name, such as private use.
    static func derived(for codePoint: UInt32) -> String? {
        switch codePoint {
        case 0xAC00...0xD7A3: "HANGUL SYLLABLE \(syllable(codePoint - 0xAC00))"
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF:
            "CJK UNIFIED IDEOGRAPH-\(hexadecimal(codePoint))"
        case 0x17000...0x187F7, 0x18D00...0x18D08:
            "TANGUT IDEOGRAPH-\(hexadecimal(codePoint))"
        default: nil
        }
    }

    private static func hexadecimal(_ codePoint: UInt32) -> String {
        let digits = String(codePoint, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Leading consonant, vowel and trailing consonant, 19 by 21 by 28 of them.
    private static func syllable(_ index: UInt32) -> String {
        leading[Int(index / 588)] + vowels[Int(index % 588 / 28)] + trailing[Int(index % 28)]
    }

    private static let leading = [
        "G", "GG", "N", "D", "DD", "R", "M", "B", "BB", "S", "SS", "", "J", "JJ", "C", "K", "T",
        "P", "H",
    ]
    private static let vowels = [
        "A", "AE", "YA", "YAE", "EO", "E", "YEO", "YE", "O", "WA", "WAE", "OE", "YO", "U", "WEO",
        "WE", "WI", "YU", "EU", "YI", "I",
    ]
    private static let trailing = [
        "", "G", "GG", "GS", "N", "NJ", "NH", "D", "L", "LG", "LM", "LB", "LS", "LT", "LP", "LH",
        "M", "B", "BS", "S", "SS", "NG", "J", "C", "K", "T", "P", "H",
    ]
}
