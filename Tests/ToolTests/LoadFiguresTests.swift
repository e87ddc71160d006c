import Foundation
import Testing

@testable import jogakbo

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Figures of a load run")
struct LoadFiguresTests {
    private func figures(samples: Int) -> LoadFigures {
        var figures = LoadFigures()
        for index in 0..<samples {
            figures.fromDue.record(UInt64(20_000 + index * 10))
            figures.fromSend.record(UInt64(10_000 + index))
            figures.sendLag.record(100)
        }
        figures.framesReceived = samples
        figures.requestsSent = samples + 2
        figures.elements = 120 * samples
        figures.elapsed_ns = 2_000_000_000
        return figures
    }

    @Test func theTableShowsBothLatencies() {
        let table = figures(samples: 1_000).table(isOpenLoop: true)
        #expect(table.contains("1,000 in 2.00 s: 500 per second"))
        #expect(table.contains("from due   from send    send lag"))
        #expect(table.contains("p99          29.9 us     11.0 us      100 ns"))
        #expect(table.contains("not answered    2"))
    }

    @Test func editsHaveFiguresOfTheirOwn() throws {
        var figures = figures(samples: 100)
        #expect(!figures.table(isOpenLoop: true).contains("edit"))
        for index in 0..<40 { figures.editFromDue.record(UInt64(30_000 + index)) }
        figures.editFromSend.record(7_000)
        figures.editsSent = 41
        figures.editsAnswered = 40
        let table = figures.table(isOpenLoop: true)
        #expect(table.contains("edits           40: 20 per second"))
        #expect(table.contains("send lag   edit, due  edit, send"))
        #expect(table.contains("p50          20.5 us     10.1 us      100 ns     30.0 us"))
        #expect(table.contains("not answered    3"))
        #expect(figures.table(isOpenLoop: false).contains("from send   edit, due"))
        let text = figures.json(settings: .null).text
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["edits_per_second"] as? Double == 20)
        let latency = try #require(object["edit_latency_from_due"] as? [String: Any])
        #expect(latency["sample_count"] as? Int == 40)
        let plot = LatencyPlot.text(
            subtitle: "", curves: figures.curves(isOpenLoop: true))
        #expect(plot.contains("edits, from due"))
        #expect(plot.contains("Latency of display frames and edits"))
    }

    @Test func percentilesWithoutEnoughSamplesAreNotPrinted() {
        let table = figures(samples: 999).table(isOpenLoop: true)
        let line = table.split(separator: "\n").first { $0.hasPrefix("p99 ") }
        #expect(line?.filter { $0 == "-" }.count == 3)
        #expect(table.contains("p99 needs 1,000 samples, 10 beyond it; there are 999."))
    }

    @Test func machinesReadTheSameFigures() throws {
        let text = figures(samples: 1_000).json(
            settings: .object([JSON.Member("a\"\n\\", .string("\u{1}가"))])
        ).text
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let latency = try #require(object["latency_from_due"] as? [String: Any])
        #expect(latency["sample_count"] as? Int == 1_000)
        #expect(latency["maximum_ns"] as? Int == 29_990)
        #expect(latency["p99.9_ns"] is NSNull)
        #expect(object["display_frames_per_second"] as? Double == 500)
        #expect((object["settings"] as? [String: String])?["a\"\n\\"] == "\u{1}가")
    }

    @Test func noSamplesMakeFiguresToo() throws {
        let text = LoadFigures().json(settings: .null).text
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        #expect(LoadFigures().table(isOpenLoop: true).contains("p50 needs 20 samples"))
    }

    @Test(arguments: [0, 1, 5_000])
    func thePlotIsWellFormed(samples: Int) {
        let figures = figures(samples: samples)
        let text = LatencyPlot.text(
            subtitle: "<title> & more",
            curves: [
                LatencyPlot.Curve(
                    name: "from due", color: "#c2452d", histogram: figures.fromDue),
                LatencyPlot.Curve(
                    name: "from send", color: "#1f4468", histogram: figures.fromSend),
            ])
        #expect(XMLParser(data: Data(text.utf8)).parse())
        #expect(text.contains("from due") == (samples > 0))
    }
}
