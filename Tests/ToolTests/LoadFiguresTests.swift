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
        figures.unanswered = 2
        figures.elements = 120 * samples
        figures.elapsed_ns = 2_000_000_000
        return figures
    }

    @Test func theTableShowsBothLatencies() {
        let table = figures(samples: 1_000).table(isOpenLoop: true)
        #expect(table.contains("1,000 in 2.00 s: 500 per second"))
        #expect(table.contains("from due   from send    send lag"))
        #expect(table.contains("p99          29.9 us     11.0 us      100 ns"))
        #expect(table.contains("p75 "))
        #expect(table.contains("p95 "))
        #expect(table.contains("mean         25.0 us     10.5 us      100 ns"))
        #expect(table.contains("not answered    2"))
        #expect(!table.contains("rate not kept"))
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

    @Test func aRateThatWasNotKeptIsSaid() throws {
        var figures = figures(samples: 100)
        (figures.framesDue, figures.framesSentInTime) = (9_000_000, 8_910_000)
        #expect(figures.isRateKept)
        figures.framesSentInTime = 649_728
        #expect(!figures.isRateKept)
        let table = figures.table(isOpenLoop: true)
        #expect(table.contains("\nrate not kept: sent 649,728 of 9,000,000 in time\n"))
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(figures.json(settings: .null).text.utf8))
                as? [String: Any])
        #expect(object["rate_kept"] as? Bool == false)
        #expect(object["requests_due"] as? Int == 9_000_000)
        #expect(object["requests_sent_in_time"] as? Int == 649_728)
    }

    @Test func errorsAreCountedByKind() throws {
        var figures = figures(samples: 100)
        for _ in 0..<3 { figures.count(error: "ERROR_BUSY", .failure("first")) }
        figures.count(error: "connection closed", .failure("second"))
        #expect(figures.firstError == "first")
        let table = figures.table(isOpenLoop: true)
        #expect(table.contains("errors          3 ERROR_BUSY\n"))
        #expect(table.contains("errors          1 connection closed\n"))
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(figures.json(settings: .null).text.utf8))
                as? [String: Any])
        #expect(object["error_count"] as? Int == 4)
        #expect(object["errors"] as? [String: Int] == ["ERROR_BUSY": 3, "connection closed": 1])
    }

    @Test func theLineOfProgressFitsOnTheTerminal() {
        let figures = figures(samples: 100)
        for columns in [1, 20, 80, 200] {
            let line = figures.progress(
                of: 10_000_000_000, phase: "2,000 per second", columns: columns)
            #expect(line.count < max(2, columns))
        }
        let line = figures.progress(of: 4_000_000_000, phase: "warm-up", columns: 200)
        #expect(line.hasPrefix("████████████░░░░░░░░░░░░ 2.0 s  warm-up  100 display frames  p50"))
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

    /// The titles, and where each line of them ends on a wide font.
    @Test func noTitleOfAPlotIsCut() throws {
        let words = String(repeating: "100 connections at most 16 under way, ", count: 9)
        let runs = (1...9).map { number in
            LoadResult(rate: Double(number) * 1_000_000, figures: figures(samples: 1_000 * number))
        }
        let text = LatencyPlot.text(subtitle: words, curves: runs.curves(isOpenLoop: true))
        let document = try XMLDocument(xmlString: text)
        let root = try #require(document.rootElement())
        let length = { (element: XMLElement, name: String) in
            Double(element.attribute(forName: name)?.stringValue ?? "") ?? 0
        }
        let size = (width: length(root, "width"), height: length(root, "height"))
        var shown = ""
        for node in try document.nodes(forXPath: "//*[local-name()='text']") {
            let element = try #require(node as? XMLElement)
            let content = element.stringValue ?? ""
            shown += content + " "
            if element.attribute(forName: "text-anchor") != nil { continue }
            let width = TextWidth.width(of: content, fontSize: length(element, "font-size"))
            #expect(length(element, "x") + width <= size.width, "\(content)")
            #expect(length(element, "y") <= size.height, "\(content)")
        }
        for run in runs { #expect(shown.contains(LoadResult.name(of: run.rate))) }
        #expect(shown.contains(words.split(separator: " ").suffix(4).joined(separator: " ")))
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
