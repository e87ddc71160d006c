/// One of the commands, such as `jogakbo serve`.
///
/// To add one, write `extension Command { static let fold = Command(...) }` in a folder of its own
/// and put it into `Command.all`. Its options are parsed and its `--help` is written from what is
/// declared here; `run` gets what the user gave and throws a `CommandError` to end with a message.
struct Command: Sendable {
    /// What the user types.
    let name: String
    /// What it does, in one line without a full stop.
    let summary: String
    /// What follows the name in the line of usage.
    let synopsis: String
    /// What a user should know beyond the options: paragraphs, wrapped at 80 columns.
    let details: String
    let options: [CommandOption]
    let examples: [Example]
    let run: @Sendable (Arguments) throws(CommandError) -> Void

    /// A command line worth copying, and what it does.
    struct Example: Sendable {
        let line: String
        let meaning: String

        init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }
}
