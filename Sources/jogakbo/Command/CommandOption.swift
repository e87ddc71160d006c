/// An option of a command, as `--name` or, where it has one, `-letter`.
///
/// Declare one as a constant and ask `Arguments` for it with the same constant.
struct CommandOption: Sendable {
    let name: String
    let letter: Unicode.Scalar?
    /// What stands for the value in `--help`; nil for an option that takes none.
    let valueName: String?
    /// What it does, and what holds without it.
    let meaning: String

    init(
        _ name: String, letter: Unicode.Scalar? = nil, valueName: String? = nil, meaning: String
    ) {
        self.name = name
        self.letter = letter
        self.valueName = valueName
        self.meaning = meaning
    }

    /// Every command has it.
    static let help = CommandOption("help", letter: "h", meaning: "Print this and exit.")
}
