import Testing

/// Which module may know which: see docs/design.md.
@Suite("Tidy: imports")
struct ImportTests {
    private static let allowed: [String: Set<String>] = [
        "CollectionCore": ["CLibM"],
        "CollectionC": ["CollectionCore", "CJogakbo", "CSupport"],
        "CollectionWire": ["CollectionCore", "CMessages", "CProtobufC", "Synchronization"],
        "CollectionTLS": ["CollectionWire", "CTLS"],
        "CollectionServer": [
            "CollectionCore", "CollectionWire", "CollectionTLS", "CUV", "CSockets", "Glibc",
            "Synchronization",
        ],
        "CollectionClient": [
            "CollectionCore", "CollectionWire", "CollectionTLS", "CUV", "CSockets",
        ],
        "jogakbo": [
            "CollectionCore", "CollectionWire", "CollectionServer", "CollectionClient",
            "CollectionTLS", "CMessages", "CProtobufC", "CJSON", "CSockets", "CJogakbo", "Glibc",
            "Synchronization",
        ],
        // The reference shares the vocabulary and the operations' fields with the engine, and
        // nothing else.
        "CollectionReference": ["CollectionCore", "CollectionWire"],
    ]

    @Test("A module imports only what its layer allows", arguments: allowed.keys.sorted())
    func layers(module: String) throws {
        let allowed = try #require(Self.allowed[module])
        let files = try SourceTree.files(["swift"])
            .filter { $0.path.split(separator: "/").dropFirst().first == module[...] }
        #expect(!files.isEmpty)
        for file in files {
            for line in file.lines {
                guard
                    let match = line.firstMatch(
                        of: /^\s*(?:@\w+ )*(?:(?:public|package|internal|private) )?import (\w+)/)
                else { continue }
                let imported = String(match.1)
                #expect(allowed.contains(imported), "\(file.path) imports \(imported)")
            }
        }
    }

    @Test("Every library is listed")
    func complete() throws {
        let modules = Set(
            try SourceTree.files(["swift"])
                .filter { $0.path.hasPrefix("Sources/") }
                .map { String($0.path.split(separator: "/")[1]) })
        #expect(modules.subtracting(Self.allowed.keys) == [])
    }
}
