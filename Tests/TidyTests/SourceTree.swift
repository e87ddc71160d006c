import Foundation

/// The project's own files: neither built nor generated ones.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    struct File {
        /// From the root of the project on.
        var path: String
        var text: String

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    private static let folders = [
        "Sources", "Tests", "Benchmarks", "Examples", "Packages", "Scripts", "docs", "include",
        "proto",
    ]

    /// All files of some kinds, by path.
    static func files(_ extensions: Set<String>) throws -> [File] {
        var files: [File] = []
        for folder in folders {
            let base = root.appending(path: folder)
            guard let names = FileManager.default.enumerator(atPath: base.path) else { continue }
            for case let name as String in names {
                let path = "\(folder)/\(name)"
                let isOurs = !path.contains("/.build/") && !path.contains("pb-c.")
                if isOurs && extensions.contains(URL(filePath: path).pathExtension) {
                    files.append(try file(path))
                }
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The C interface: the umbrella header and its parts.
    static func header() throws -> String {
        try files(["h"]).filter { $0.path.hasPrefix("include/") }.map(\.text).joined()
    }

    static func file(_ path: String) throws -> File {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return File(path: path, text: text)
    }
}
