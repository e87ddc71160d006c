import CollectionCore

extension Document {
    /// Reads lines of four columns separated by tabs: section, title, width, height.
    ///
    /// Lines that follow one another and name the same section are its items. A first line that
    /// names the columns is skipped, and so are empty lines.
    init(tabSeparated file: TextFile) throws(InputError) {
        self.init(classNames: ["item"])
        try file.forEachLine { (number, line) throws(InputError) in
            let fields = line.fields(separatedBy: Ascii.tab)
            guard fields.count == 4 else {
                throw file.error(
                    "4 columns separated by tabs are expected (section, title, width, height), "
                        + "found \(fields.count)", line: number)
            }
            var texts: [String] = []
            for field in fields {
                guard let text = String(validating: field, as: UTF8.self) else {
                    throw file.error("column \(texts.count + 1) is not valid UTF-8", line: number)
                }
                texts.append(text)
            }
            if number == 1, texts[2] == "width", texts[3] == "height" { return }
            let width = try Document.length(texts[2], name: "width", file: file, line: number)
            let height = try Document.length(texts[3], name: "height", file: file, line: number)
            if sections.last?.title != texts[0] { beginSection(texts[0]) }
            append(title: texts[1], width: width, height: height, class: 0)
        }
        if sections.isEmpty {
            throw file.error(
                "nothing in it: a line is section, title, width and height, separated by tabs",
                line: nil)
        }
    }

    /// The same lines, for other programs.
    var tabSeparated: String {
        var text = ""
        for section in sections {
            for item in section.firstItem..<section.firstItem + section.itemCount {
                text += "\(section.title)\t\(titles[item])\t"
                text += "\(Document.short(widths[item]))\t\(Document.short(heights[item]))\n"
            }
        }
        return text
    }

    private static func length(
        _ text: String, name: String, file: TextFile, line: Int
    ) throws(InputError) -> Float {
        guard let length = Float(text), length.isFinite else {
            throw file.error("the \(name) '\(text)' is no number", line: line)
        }
        guard (0...longestLength).contains(length) else {
            throw file.error(
                "the \(name) \(text) is not from 0 to \(short(longestLength))", line: line)
        }
        return length
    }

    /// What the engine takes as the length of an item, in points.
    private static let longestLength = Float(Length.maximum)

    /// `44` rather than `44.0`.
    private static func short(_ length: Float) -> String {
        let text = "\(length)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
