import CollectionCore

/// Which items of a document span lanes of a grid or waterfall, or rows of a grid: `--spans`.
struct SpanPattern: Equatable {
    private var parts: [Part] = []

    /// Every so many items.
    fileprivate struct Part: Equatable {
        var span: ItemSpan
        var period: Int
    }

    /// None does.
    init() {}

    /// `ACROSSxALONG@EVERY`, several of them with commas between.
    init?(_ text: String) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let part = Part(word) else { return nil }
            parts.append(part)
        }
    }

    /// The column for so many items; empty where none spans more than one lane of one row.
    func column(count: Int) -> [UInt32] {
        if parts.isEmpty { return [] }
        return (0..<count).map { item in
            let part = parts.first { part in item % part.period == 0 }
            return (part?.span ?? .one).rawValue
        }
    }
}

extension SpanPattern.Part {
    fileprivate init?(_ text: Substring) {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        let lanes = halves[0].split(separator: "x", omittingEmptySubsequences: false)
            .compactMap { word in UInt16(word) }
        guard halves.count == 2, let period = UInt32(halves[1]), period > 0, lanes.count == 2,
            lanes.allSatisfy({ (1...ItemSpan.maximum).contains($0) })
        else { return nil }
        self.init(span: ItemSpan(across: lanes[0], along: lanes[1]), period: Int(period))
    }
}

extension Arguments {
    /// `ACROSSxALONG@EVERY`, several of them with commas between.
    func spans(_ option: CommandOption) throws(CommandError) -> SpanPattern {
        guard let text = string(option) else { return SpanPattern() }
        guard let pattern = SpanPattern(text) else {
            throw .usage("--\(option.name): '\(text)' is no pattern such as 2x2@5,2x1@3")
        }
        return pattern
    }
}

extension CommandOption {
    static let spans = CommandOption(
        "spans", valueName: "PATTERN",
        meaning: "Which items span lanes of a grid or waterfall, and rows of a grid: 2x1@5 is two "
            + "lanes of one row for the first item and every fifth after it. Of several, with "
            + "commas between, the first that fits counts.")
}
