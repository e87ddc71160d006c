/// How wide text is, by rule of thumb: fonts differ, and pictures must fit in all of them. The
/// widths are those of wide ones.
enum TextWidth {
    /// In the unit of the font size.
    static func width(of text: String, fontSize: Double) -> Double {
        var ems = 0.0
        for scalar in text.unicodeScalars { ems += self.ems(scalar) }
        return ems * fontSize
    }

    private static func ems(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "f", "t", "r", " ", ".", ",", ":", ";", "'", "|", "(", ")", "·": 0.42
        case "m", "w", "M", "W", "@", "%": 1
        case "A"..."Z", "+", "<", "=", ">", "…": 0.76
        case "\u{0}"..<"\u{1100}": 0.64
        default: 1.05
        }
    }

    /// The text in lines that fit, broken between words; a word that is too wide has a line of its
    /// own.
    static func wrapped(_ text: String, width: Double, fontSize: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, self.width(of: longer, fontSize: fontSize) <= width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The whole text where it fits, else as much as fits and an ellipsis; nil when not even two
    /// characters do.
    static func fitted(_ text: String, width: Double, fontSize: Double) -> String? {
        if self.width(of: text, fontSize: fontSize) <= width { return text }
        var fitted = text
        while fitted.count > 1 {
            fitted.removeLast()
            while fitted.last == " " { fitted.removeLast() }
            if fitted.count > 1, self.width(of: fitted + "…", fontSize: fontSize) <= width {
                return fitted + "…"
            }
        }
        return nil
    }
}
