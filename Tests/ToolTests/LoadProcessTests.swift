import Foundation
import Testing

@testable import jogakbo

@Suite("Load as a process", .timeLimit(.minutes(10)))
struct LoadProcessTests {
    private static let few = ["--items", "300", "--sections", "3", "--seed", "3"]

    private func object(_ text: String) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func aRateThatNobodyKeepsHasAStatusOfItsOwn() throws {
        try withServer { path in
            let run = try ToolRun(
                ["load", "-c", path, "-r", "9000000", "-d", "0.3", "--json", "-"] + Self.few)
            #expect(run.status == 4)
            let words = try #require(
                run.errors.firstMatch(of: /rate not kept: sent ([0-9,]+) of ([0-9,]+) in time/))
            #expect(words.2 == "2,700,000")
            let figures = try object(run.output)
            #expect(figures["rate_kept"] as? Bool == false)
            #expect(figures["requests_due"] as? Int == 2_700_000)
            let sent = try #require(figures["requests_sent_in_time"] as? Int)
            #expect(Decimal.grouped(sent) == String(words.1))
            // Each request that fell due has a latency, whether or not it was sent.
            let latency = try #require(figures["latency_from_due"] as? [String: Any])
            #expect(latency["sample_count"] as? Int == 2_700_000)
            let neverSent = try #require(figures["requests_never_sent"] as? Int)
            let frames = try #require(figures["display_frames_received"] as? Int)
            #expect(neverSent + frames == 2_700_000)
        }
    }

    @Test func severalRatesAreRunsOfTheirOwn() throws {
        try withServer { path in
            try withFiles([:]) { file in
                let run = try ToolRun(
                    [
                        "load", "-c", path, "-r", "200,400", "-d", "0.3", "--warm-up", "0.1",
                        "--csv", file("f.csv"), "--json", file("f.json"),
                        "--histogram", file("f.hgrm"), "--plot", file("f.svg"),
                    ] + Self.few)
                #expect([0, 4].contains(run.status), "\(run.errors)")
                // Without a terminal there is no progress.
                #expect(!run.errors.contains("\r"))
                #expect(run.output.contains("200 per second\n"))
                #expect(run.output.contains("400 per second\n"))
                let rows = try String(contentsOfFile: file("f.csv"), encoding: .utf8)
                    .split(separator: "\n")
                    .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
                #expect(rows.count == 3)
                #expect(rows.allSatisfy { $0.count == rows[0].count })
                #expect(rows[1...].map { $0[0] } == ["200", "400"])
                #expect(rows[1...].map { $0[3] } == ["60", "120"])
                let runs = try JSONSerialization.jsonObject(
                    with: Data(contentsOf: URL(fileURLWithPath: file("f.json"))))
                let objects = try #require(runs as? [[String: Any]])
                #expect(objects.map { $0["requests_due"] as? Int } == [60, 120])
                for rate in [200, 400] {
                    let text = try String(contentsOfFile: file("f-\(rate).hgrm"), encoding: .utf8)
                    #expect(text.contains("#[Max     ="))
                }
                let plot = try String(contentsOfFile: file("f.svg"), encoding: .utf8)
                #expect(plot.contains("400 per second"))
            }
        }
    }

    @Test func filesAreOpenedBeforeTheRun() throws {
        let run = try ToolRun(
            ["load", "-c", "/nowhere/socket", "--csv", "/nowhere/f.csv"] + Self.few)
        #expect(run.status == 1)
        #expect(run.errors == "jogakbo load: /nowhere/f.csv: No such file or directory\n")
    }

    @Test func onlyOneOutputIsStandardOutput() throws {
        let run = try ToolRun(["load", "--csv", "-", "--json", "-"])
        #expect(run.status == 2)
        #expect(run.errors.contains("only one of --json and --csv can be '-'"))
    }

    @Test func errorsAreCountedAndEndTheRunWithStatus1() throws {
        // Views have no room for what edits insert.
        try withServer(itemCountMax: 310) { path in
            let run = try ToolRun(
                [
                    "load", "-c", path, "-r", "100", "-d", "0.5", "--edits-per-second", "100",
                    "--edit-kinds", "insert", "--json", "-",
                ] + Self.few)
            #expect(run.status == 1)
            #expect(run.errors.contains(" errors; the first one: unix:"))
            #expect(run.errors.contains(" 311 items on this connection; the limit is 310"))
            #expect(run.errors.contains(" ERROR_CONNECTION_LIMIT\n"))
            let figures = try object(run.output)
            let errors = try #require(figures["errors"] as? [String: Int])
            #expect((errors["ERROR_CONNECTION_LIMIT"] ?? 0) >= 20)
            #expect(figures["display_frames_received"] as? Int == 50)
        }
    }

    @Test func whatAServerThatEndsLeavesUnsentIsNoFastAnswer() throws {
        let figures = try withServer { (path) -> LoadFigures in
            let settings = try LoadSettings(
                parsed(["-c", path, "-n", "2", "-r", "1000", "-d", "20"] + Self.few, of: .load))
            let document = Document(itemCount: 300, sectionCount: 3, seed: 3)
            let connections = try (0..<2).map { number in
                try LoadConnection(number: number, document: document, settings: settings)
            }
            var run = LoadRun(
                settings, connections, rate: 1_000, duration_ns: settings.duration_ns)
            var ticks = 0
            try run.run(
                progress: { _ in
                    ticks += 1
                    if ticks == 4 { shutdown(connections[0].descriptor, Int32(SHUT_RDWR)) }
                    if ticks == 8 { shutdown(connections[1].descriptor, Int32(SHUT_RDWR)) }
                }, stop: { false })
            return run.figures
        }
        #expect(figures.errorCount == 2)
        // The run is over when the last connection is, and nothing is due after that.
        #expect(figures.elapsed_ns < 15_000_000_000)
        #expect(figures.framesDue < 15_000)
        // Half of what was due between the two ends was never sent, and waited all that time.
        #expect(figures.framesNeverSent > 100)
        let counted = figures.framesReceived + figures.framesNeverSent + figures.unanswered
        #expect(figures.fromDue.count == UInt64(counted))
        #expect(figures.fromDue.maximum_ns > 300_000_000)
    }
}
