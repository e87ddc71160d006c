/// What an edit does to an item.
enum EditKind: String, CaseIterable, Sendable {
    case insert
    case delete
    case move
    case reload
    case reconfigure
}

extension Arguments {
    /// `insert,delete`: some of the kinds, each once.
    func editKinds(_ option: CommandOption) throws(CommandError) -> [EditKind]? {
        guard let text = string(option) else { return nil }
        var kinds: [EditKind] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let kind = EditKind(rawValue: String(word)), !kinds.contains(kind) else {
                let words = EditKind.allCases.map(\.rawValue).joined(separator: ",")
                throw .usage("--\(option.name): '\(text)' is no part of \(words)")
            }
            kinds.append(kind)
        }
        return kinds
    }
}
