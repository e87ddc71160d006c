import class Foundation.NSLock

@testable import jogakbo

/// Tests run side by side, but getopt keeps its place in global variables. The thread sanitizer
/// knows of this lock, and not of those of Synchronization.
private let scanning = NSLock()

/// Parses the words after a command's name.
func parsed(_ words: [String], of command: Command) throws -> Arguments {
    try scanning.withLock { try Arguments(parsing: words, of: command) }
}
