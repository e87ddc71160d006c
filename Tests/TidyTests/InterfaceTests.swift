import Testing

/// The header, the protocol and what implements them.
@Suite("Tidy: interfaces")
struct InterfaceTests {
    @Test("What others take says under which licence it is")
    func licence() throws {
        let line = "SPDX-License-Identifier: Apache-2.0"
        var taken = try SourceTree.files(["h", "hpp"]).filter { $0.path.hasPrefix("include/") }
        taken += try SourceTree.files(["proto"]).filter { $0.path.hasPrefix("proto/") }
        #expect(taken.count > 60)
        taken += try SourceTree.files(["1"]).filter { $0.path.hasPrefix("docs/man/") }
        taken.append(try SourceTree.file("packaging/jogakbo.pc.in"))
        for file in taken {
            let first = try #require(file.lines.first, "\(file.path) is empty")
            #expect(first.contains(line), "\(file.path) names no licence")
        }
        #expect(try SourceTree.file("LICENSE").text.contains("2026 The Jogakbo authors"))
    }

    @Test("Every function of the header is implemented, and nothing else is exported")
    func functions() throws {
        let header = try SourceTree.header()
            .replacing(/\/\*(?:[^*]|\*(?!\/))*\*\//, with: "")
        let declared = Set(
            header.matches(of: /\b(jgb_\w+)\(/).map { String($0.1) })
        var implemented: Set<String> = []
        for file in try SourceTree.files(["swift"]) where file.path.contains("/CollectionC/") {
            for match in file.text.matches(
                of: /@c @implementation\s+public func (jgb_\w+)\(/)
            {
                implemented.insert(String(match.1))
            }
        }
        // What C tells best: defaults, by the macros of the header, and what belongs to a thread or
        // to the process.
        for file in try SourceTree.files(["c"]) where file.path.contains("/CSupport/") {
            let definition = /\n(INIT\(|const char \*|void )(jgb_\w+)/
            for match in file.text.matches(of: definition) {
                implemented.insert(String(match.2) + (match.1 == "INIT(" ? "_init" : ""))
            }
        }
        #expect(declared.count > 10)
        #expect(declared.subtracting(implemented) == [])
        #expect(implemented.subtracting(declared) == [])
    }

    @Test("The headers of C++ wrap every function that has a handle, and know every default")
    func wrappers() throws {
        let header = try SourceTree.header()
            .replacing(/\/\*(?:[^*]|\*(?!\/))*\*\//, with: "")
        let declared = Set(header.matches(of: /\b(jgb_\w+)\(/).map { String($0.1) })
        let wrappers = try SourceTree.files(["hpp"]).map(\.text).joined()
        var wrapped = Set(wrappers.matches(of: /\b(jgb_\w+)/).map { String($0.1) })
        for match in wrappers.matches(of: /JOGAKBO_DEFAULTS\((jgb_\w+)\)/) {
            wrapped.insert(match.1 + "_init")
        }
        // Without a handle, and from within the callbacks of a host's layout.
        let plain = [
            "jgb_version", "jgb_status_name", "jgb_last_error", "jgb_set_out_of_memory_handler",
        ]
        let bare = declared.subtracting(wrapped).filter {
            !plain.contains($0) && !$0.hasPrefix("jgb_layout_context_")
                && !$0.hasPrefix("jgb_layout_sink_")
        }
        #expect(bare.isEmpty)
    }

    /// Names of header constants without JGB_.
    private func headerNumbers() throws -> [String: Int] {
        var numbers: [String: Int] = [:]
        let header = try SourceTree.header()
        for match in header.matches(of: /\n\s+JGB_(\w+) = (\d+)/) {
            numbers[String(match.1)] = Int(match.2)
        }
        return numbers
    }

    private func protocolNumbers() throws -> [String: Int] {
        var numbers: [String: Int] = [:]
        for file in try SourceTree.files(["proto"]) {
            for block in file.text.matches(of: /\nenum (\w+) \{([^}]*)\}/) {
                // gRPC's own codes, not ours.
                if block.1 == "StatusCode" { continue }
                for match in block.2.matches(of: /\n\s+(\w+) = (\d+);/) {
                    numbers[String(match.1)] = Int(match.2)
                }
            }
        }
        return numbers
    }

    /// What a number of the protocol is called in the header.
    private func headerName(_ name: String) -> String {
        if name == "ERROR_NONE" { return "OK" }
        for prefix in ["ERROR_", "DIAGNOSTIC_"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name.hasPrefix("FROM_") ? "INSET_" + name : name
    }

    @Test("Numbers in the header are those of the protocol")
    func numbers() throws {
        let header = try headerNumbers()
        let wire = try protocolNumbers()
        #expect(wire.count > 30)
        var compared: Set<String> = []
        for (name, number) in wire {
            // From 100 on errors are of the wire alone; these mean that there is none.
            let isNone = [
                "DIAGNOSTIC_UNSPECIFIED", "EVENT_UNSPECIFIED", "UPDATE_FAULT_NONE",
                "ACCESSIBILITY_SCROLL_UNSPECIFIED", "ACCESSIBILITY_ACTION_UNSPECIFIED",
            ]
            let isOfWire = number >= 100 && name.hasPrefix("ERROR_")
            if isOfWire || isNone.contains(name) { continue }
            let inHeader = headerName(name)
            compared.insert(inHeader)
            #expect(header[inHeader] == number, "\(name)")
        }
        for (name, _) in header where !name.hasSuffix("FORCE_32") {
            // What is about code of the host's is not sent.
            if name.hasPrefix("LAYOUT_FAULT_") { continue }
            #expect(compared.contains(name), "\(name) is not in the protocol")
        }
    }
}
