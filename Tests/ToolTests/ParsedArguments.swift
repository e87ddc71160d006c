import Synchronization

@testable import jogakbo

/// Tests run side by side, but getopt keeps its place in global variables.
private let scanning = Mutex(())

/// Parses the words after a command's name.
func parsed(_ words: [String], of command: Command) throws -> Arguments {
    try scanning.withLock { _ in try Arguments(parsing: words, of: command) }
}
