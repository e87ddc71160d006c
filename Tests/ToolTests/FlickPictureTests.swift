import CollectionCore
import Foundation
import Testing

@testable import jogakbo

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pictures of flicks")
struct FlickPictureTests {
    /// The rate of deceleration: rule M2 of docs/semantics.md.
    private static let rate = 2.0020026706730793
    /// The rate of the spring behind an edge: rule M6.
    private static let springRate = 10.0

    /// 400 rows of 50 points without room between them: 20,000 points, of which 200 are shown.
    private func flick(
        _ velocity: Double, from offset: Double, _ words: [String] = []
    ) throws -> Flick {
        let document = try Document(
            tabSeparated: TextFile(
                path: "in.tsv",
                bytes: Array(String(repeating: "s\t<&>\t300\t50\n", count: 400).utf8)))
        let arguments = try parsed(
            ["--flick", "\(velocity)", "--minimum-line-spacing", "0"] + words, of: .show)
        let isHorizontal = words.contains("horizontal")
        return try Flick(
            name: "a <b>", document: document,
            options: LayoutOptions(arguments, headerLength: 0),
            viewport: isHorizontal
                ? Size(width: 200, height: 50) : Size(width: 300, height: 200),
            offset: offset, velocity: #require(try FlickOptions.velocity(arguments)))
    }

    @Test(arguments: [(1_500.0, 0.0), (8_000, 300), (-2_000, 12_000), (60, 5_000)])
    func thePlotIsTheClosedForm(velocity: Double, start: Double) throws {
        let flick = try flick(velocity, from: start)
        let plot = try PlotReader(FlickPlot.text(of: flick))
        let release_s = Double(flick.release.time_ns) / 1e9
        let x0 = flick.release.offset
        let length = velocity / Self.rate
        let rest_s = log(2 * abs(velocity) / Self.rate) / Self.rate
        let offsets = plot.values(of: "offset").filter { $0.time >= release_s - 1e-3 }
        let tolerance = plot.resolution(of: "offset")
        #expect(offsets.count > 60)
        for (time, offset) in offsets {
            let t = time - release_s
            let expected = t >= rest_s ? x0 + length : x0 + length * (1 - exp(-Self.rate * t))
            #expect(
                abs(offset - expected) < tolerance + abs(velocity) * plot.timeResolution,
                "\(offset) at \(time) s, not \(expected)")
        }
        for (time, speed) in plot.values(of: "speed") where time - release_s < rest_s - 0.02 {
            let expected = abs(velocity) * exp(-Self.rate * (time - release_s))
            let steepest = abs(velocity) * Self.rate
            #expect(
                abs(speed - expected)
                    < plot.resolution(of: "speed") + steepest * plot.timeResolution,
                "\(speed) at \(time) s, not \(expected)")
        }
        #expect(abs(try #require(flick.moments.last).offset - (x0 + length)) < 1e-9)
        #expect(flick.marks.map(\.words).last == "did end decelerating")
        let end_s = Double(try #require(flick.marks.last).time_ns) / 1e9
        #expect(abs(end_s - release_s - rest_s) < 1e-6)
    }

    @Test func theFingerLetsGoWithTheVelocity() throws {
        for velocity in [51.0, 700, -700, 8_000] {
            let flick = try flick(velocity, from: 9_000)
            #expect(abs(flick.release.velocity - velocity) < 1e-3 * abs(velocity))
            let words = flick.marks.map(\.words)
            #expect(words.prefix(2) == ["will begin dragging", "did end dragging"])
            #expect(flick.marks[1].time_ns == flick.release.time_ns)
        }
    }

    @Test func thePlotShowsTheBounceAtTheStart() throws {
        let flick = try flick(-3_000, from: 600)
        let text = FlickPlot.text(of: flick)
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
        let edge = try #require(flick.marks.first { $0.words == "bounces at the start" })
        let edge_s = Double(edge.time_ns) / 1e9
        // Friction leads to the edge, where it leaves this velocity: rules M4 and M6.
        let release_s = Double(flick.release.time_ns) / 1e9
        let x0 = flick.release.offset
        let exact_s = -log(1 - x0 * Self.rate / 3_000) / Self.rate
        #expect(abs(edge_s - release_s - exact_s) < 1e-3)
        let speed = 3_000 * exp(-Self.rate * exact_s)
        let plot = try PlotReader(text)
        let tolerance = plot.resolution(of: "offset") + 3_000 * plot.timeResolution
        for (time, offset) in plot.values(of: "offset") where time > edge_s + 1e-3 {
            let t = time - release_s - exact_s
            let expected = -speed * t * exp(-Self.springRate * t)
            #expect(abs(offset - expected) < tolerance + 0.5, "\(offset) at \(time) s")
        }
        #expect(plot.values(of: "offset").map(\.value).min() ?? 0 < -speed / 30)
        #expect(try #require(flick.moments.last).offset == 0)
        // The end of the content is too far away, the start is drawn.
        #expect(text.contains("↑ end of the content, 19,800"))
        #expect(text.contains(">start of the content, 0<"))
    }

    @Test func theContentMayScrollAcross() throws {
        let words = ["--scroll-direction", "horizontal", "--content-inset", "0,30,0,70"]
        let flick = try flick(2_500, from: 119_500, words)
        #expect(flick.range == -30...119_870)
        #expect(flick.marks.contains { $0.words == "bounces at the end" })
        #expect(try #require(flick.moments.last).offset == 119_870)
        #expect(XMLParser(data: Data(FlickPlot.text(of: flick).utf8)).parse())
    }

    @Test func displayFramesStandAlongTheTime() throws {
        let flick = try flick(1_000, from: 0)
        let text = FlickPlot.text(of: flick)
        #expect(text.ranges(of: /<clipPath id="frame-\d"/).count == 6)
        let times = flick.moments.map { Double($0.time_ns) / 1e9 }
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 60) < 1e-8) }
        for moment in flick.moments { #expect(moment.frame.elements.count >= 4) }
        #expect(flick.text.contains(" s  did end dragging\n"))
        #expect(text == FlickPlot.text(of: try self.flick(1_000, from: 0)))
    }

    @Test(arguments: [
        ["--flick", "50"], ["--flick", "-8001"], ["--flick", "fast"], ["--flick", "nan"],
        ["--flick", "500", "--insert", "0-1"], ["--flick", "500", "--strip", "3"],
        ["--flick", "500", "--to-layout", "list"], ["--flick", "500", "--time"],
        ["--flick", "500", "--scroll", "3"], ["--flick", "500", "--animate", "--svg", "x"],
    ])
    func linesWithoutSenseAreRefused(words: [String]) throws {
        #expect {
            _ = try FlickOptions.velocity(parsed(words, of: .show))
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }

    @Test func roundNumbersStandBesideAPlot() {
        func ticks(_ range: ClosedRange<Double>, _ most: Int) -> [Double] {
            PlotAxis(range, from: 0, to: 100).ticks(most: most)
        }
        #expect(ticks(0...10, 5) == [0, 2, 4, 6, 8, 10])
        #expect(ticks(-130...1_010, 6) == [0, 200, 400, 600, 800, 1_000])
        #expect(ticks(3...3, 2) == [3, 3.5, 4])
        #expect(PlotAxis(10...20, from: 200, to: 100).place(15) == 150)
    }
}

/// Reads numbers off a picture, as a person does: from the curves, and the labels of the axes.
private struct PlotReader {
    private let text: String
    private let time: (scale: Double, zero: Double)

    init(_ text: String) throws {
        self.text = text
        let ticks = Self.ticks(text, "time", /<text x="([-0-9.]+)"[^>]*>([-0-9,.]+) s</)
        time = try Self.scale(ticks)
    }

    /// The time that a hundredth of a point of the picture stands for.
    var timeResolution: Double { abs(0.01 * time.scale) }

    func resolution(of name: String) -> Double {
        let ticks = Self.ticks(text, name, /<text x="[-0-9.]+" y="([-0-9.]+)"[^>]*>([-0-9,.]+)</)
        // Half a hundredth at either end of the axis, and in the curve.
        return abs(((try? Self.scale(ticks)) ?? (0, 0)).0) * 0.03
    }

    func values(of name: String) -> [(time: Double, value: Double)] {
        let ticks = Self.ticks(text, name, /<text x="[-0-9.]+" y="([-0-9.]+)"[^>]*>([-0-9,.]+)</)
        guard let (scale, zero) = try? Self.scale(ticks),
            let list = Self.group(text, name).firstMatch(of: /points="([^"]*)"/)
        else { return [] }
        return list.1.split(separator: " ").map { point in
            let numbers = point.split(separator: ",").compactMap { Double($0) }
            // Labels stand 4 points below their lines.
            return (
                (numbers[0] - time.zero) * time.scale, (numbers[1] + 4 - zero) * scale
            )
        }
    }

    private static func group(_ text: String, _ name: String) -> Substring {
        guard let start = text.range(of: "<g id=\"\(name)\">"),
            let end = text[start.upperBound...].range(of: "</g>")
        else { return "" }
        return text[start.upperBound..<end.lowerBound]
    }

    private static func ticks(
        _ text: String, _ name: String, _ label: Regex<(Substring, Substring, Substring)>
    ) -> [(place: Double, value: Double)] {
        group(text, "\(name)-axis").matches(of: label).compactMap { match in
            guard let place = Double(match.1),
                let value = Double(match.2.filter { $0 != "," })
            else { return nil }
            return (place, value)
        }
    }

    private static func scale(
        _ ticks: [(place: Double, value: Double)]
    ) throws -> (scale: Double, zero: Double) {
        let first = try #require(ticks.first)
        let last = try #require(ticks.last)
        try #require(first.place != last.place)
        let scale = (last.value - first.value) / (last.place - first.place)
        return (scale, first.place - first.value / scale)
    }
}
