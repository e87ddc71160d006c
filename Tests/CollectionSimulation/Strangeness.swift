import CollectionReference
import CollectionWire
import Foundation

/// A stranger sends what a fuzzer has found worth keeping: see `Tests/fuzz/requests`.
struct Strangeness: Workload {
    private var pieces: [[UInt8]] = []
    private let isOpen: Bool

    private static let corpus: [[UInt8]] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "fuzz/requests/corpus")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) }
        }
    }()

    init(_ random: inout SeededGenerator) {
        let bytes = random.pick(Self.corpus)
        isOpen = random.chance(90)
        var rest = bytes.dropFirst()
        while !rest.isEmpty {
            let count = random.pick([1, 17, 300, 2_000])
            pieces.insert(Array(rest.prefix(count)), at: 0)
            rest = rest.dropFirst(count)
        }
    }

    var isHonest: Bool { false }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        UInt64(random.number(0...400)) * 1_000_000
    }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        if isOpen, writer.lastID == 0 {
            let token = settings.token
            writer.addHello(token: random.chance(10) ? Array("a guess".utf8) : token)
            writer.add(CreateView())
        }
        if let piece = pieces.popLast() { writer.add(raw: piece) }
        return !pieces.isEmpty
    }
}

/// A client stops before its hello, in it, or in a message after it, and stays.
struct Silence: Workload {
    private let kind: Int

    init(_ random: inout SeededGenerator) {
        kind = random.number(0...2)
    }

    var isHonest: Bool { false }
    var isSilent: Bool { true }
    var cutPercent: Int { 0 }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 { 1_000_000_000 }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        if writer.lastID > 0 || kind == 0 { return true }
        if kind == 2 { writer.addHello(token: settings.token) }
        writer.add(raw: [0, 0, 0, 1, 0, 8, 1])
        if kind == 1 { writer.add(raw: [8]) }
        return true
    }
}
