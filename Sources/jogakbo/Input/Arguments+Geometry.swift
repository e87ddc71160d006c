import CollectionCore

extension Arguments {
    /// A length in points that is not negative.
    func length(_ option: CommandOption) throws(CommandError) -> Double? {
        try number(option, in: 0...Length.maximum)
    }

    /// `WIDTHxHEIGHT` in points.
    func size(_ option: CommandOption) throws(CommandError) -> Size? {
        guard let text = string(option) else { return nil }
        let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
            .compactMap { word in Double(word) }
        guard lengths.count == 2, lengths.allSatisfy({ (0...Length.maximum).contains($0) }) else {
            throw .usage("--\(option.name): '\(text)' is no size such as 120x44")
        }
        return Size(width: lengths[0], height: lengths[1])
    }

    /// `LENGTH` for all edges, or `TOP,LEFT,BOTTOM,RIGHT`.
    func insets(_ option: CommandOption) throws(CommandError) -> EdgeInsets? {
        guard let text = string(option) else { return nil }
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let lengths = words.compactMap { word in Double(word) }
        guard lengths.count == words.count, words.count == 1 || words.count == 4,
            lengths.allSatisfy({ abs($0) <= Length.maximum })
        else {
            throw .usage("--\(option.name): '\(text)' is neither 8 nor such as 8,12,8,12")
        }
        return EdgeInsets(
            top: lengths[0], left: lengths[1 % words.count], bottom: lengths[2 % words.count],
            right: lengths[3 % words.count])
    }

    /// One of a few words.
    func choice<Value>(
        _ option: CommandOption, among choices: [(word: String, value: Value)]
    ) throws(CommandError) -> Value? {
        guard let text = string(option) else { return nil }
        guard let choice = choices.first(where: { $0.word == text }) else {
            let words = choices.map(\.word).joined(separator: ", ")
            throw .usage("--\(option.name): '\(text)' is none of \(words)")
        }
        return choice.value
    }
}
