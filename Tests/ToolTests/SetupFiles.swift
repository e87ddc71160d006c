import CollectionWire
import Foundation

@testable import jogakbo

/// Files of set-ups that tests lay over one another, by their texts.
func setup(_ texts: String...) throws -> ViewSetup {
    let file = SetupFile()
    for (index, text) in texts.enumerated() {
        try file.lay(TextFile(path: "\(index).json", bytes: Array(text.utf8)))
    }
    return try file.setup()
}

/// A folder with files, for as long as `body` runs.
func withFiles<Result>(
    _ texts: [String: String], _ body: (_ path: (String) -> String) throws -> Result
) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("jogakbo-setup-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
        try text.write(
            to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try body { name in folder.appendingPathComponent(name).path }
}

/// The example of docs/setup.md.
func documentedSetup() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/setup.md"), encoding: .utf8)
    return page.firstMatch(of: /```json\n((?:.|\n)*?)```/).map { String($0.1) } ?? ""
}
