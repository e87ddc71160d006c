import CollectionCore
import CollectionServer
import Foundation
import Testing

@testable import jogakbo

@Suite("Runs by input alone", .timeLimit(.minutes(10)))
struct PhysicsRunTests {
    /// Runs `body` with the address of a server that is stopped afterwards.
    private func withServer(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("jogakbo-physics-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("s").path
        var configuration = Configuration()
        configuration.addresses = [.unix(path: path)]
        let server = Server(configuration)
        try server.start()
        defer {
            server.stop()
            server.wait()
        }
        try body(path)
    }

    @Test(
        "A finger flicks through all, and every content offset is the promised one",
        arguments: [
            [], ["--frames-per-second", "31"], ["--pin-headers", "--items-fill-line"],
            ["--scroll-direction", "horizontal", "--width", "300", "--height", "70"],
            ["--content-inset", "30,0,50,0"], ["--height", "100000"],
            ["--layout", "carousel", "--item-size", "200x200"],
        ])
    func flicks(words: [String]) throws {
        try withServer { path in
            let file = path + ".tsv"
            let items = (0..<400).map { "s\($0 / 60)\tt\t\(30 + $0 % 7 * 9)\t\(40 + $0 % 5)\n" }
            try items.joined().write(toFile: file, atomically: false, encoding: .utf8)
            try Fling.run(parsed(["--connect", path, "--physics"] + words + [file], of: .fling))
        }
    }

    @Test func secondsAreRefused() throws {
        #expect {
            try Fling.run(parsed(["--physics", "--seconds", "3"], of: .fling))
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }

    @Test(
        "Fingers scroll, and the display frames are verified",
        arguments: [[], ["--edits-per-second", "50"], ["--closed-loop", "3"]])
    func load(words: [String]) throws {
        try withServer { path in
            let rate = words.contains("--closed-loop") ? [] : ["--rate", "400"]
            let settings = try LoadSettings(
                parsed(
                    [
                        "--connect", path, "--items", "3000", "--sections", "20", "--physics",
                        "--verify", "--connections", "2", "--duration-seconds", "1.5",
                    ] + rate + words, of: .load))
            let document = Document(
                itemCount: settings.itemCount, sectionCount: settings.sectionCount,
                seed: settings.seed)
            var connections: [LoadConnection] = []
            for number in 0..<settings.connectionCount {
                connections.append(
                    try LoadConnection(number: number, document: document, settings: settings))
            }
            var run = LoadRun(
                settings, connections, rate: settings.pacing.rates[0],
                duration_ns: settings.duration_ns)
            try run.run(progress: { _ in }, stop: { false })
            let figures = run.figures
            #expect(figures.framesVerified == figures.framesReceived)
            #expect(figures.framesReceived > 100)
            #expect(figures.samplesAnswered > 10)
            #expect(figures.events > 20)
        }
    }

    @Test(
        "Keys and selections go between display frames that are verified",
        arguments: [[], ["--physics"], ["--edits-per-second", "50"]])
    func interactions(words: [String]) throws {
        try withServer { path in
            let settings = try LoadSettings(
                parsed(
                    [
                        "--connect", path, "--items", "3000", "--sections", "20", "--interact",
                        "--verify", "--duration-seconds", "1.5", "--rate", "400",
                    ] + words, of: .load))
            let document = Document(
                itemCount: settings.itemCount, sectionCount: settings.sectionCount,
                seed: settings.seed)
            let connection = try LoadConnection(
                number: 0, document: document, settings: settings)
            var run = LoadRun(
                settings, [connection], rate: settings.pacing.rates[0],
                duration_ns: settings.duration_ns)
            try run.run(progress: { _ in }, stop: { false })
            let figures = run.figures
            #expect(figures.framesVerified == figures.framesReceived)
            #expect(figures.interactionsAnswered > 50)
            #expect(figures.events > figures.interactionsAnswered / 2)
            #expect(figures.table(isOpenLoop: true).contains("keys, selection"))
        }
    }

    @Test func aPatternIsRefusedBesideAFinger() throws {
        #expect {
            try LoadSettings(parsed(["--physics", "--pattern", "jump"], of: .load))
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }

    @Test func aWrongContentOffsetIsFoundOut() throws {
        let finger = FingerFlick(
            velocity: 2_000, along: .vertical, in: Size(width: 300, height: 400), at: 0)
        var view = CollectionView(limits: Limits())
        try view.setDataSource(
            Document(itemCount: 500, sectionCount: 1, seed: 3), classes: nil, itemSize: nil)
        try view.setScrollConfiguration(.enabled)
        try view.setEventMask(.scrolling)
        func frame(_ time_ns: UInt64) throws -> DisplayFrame {
            try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 300, height: 400), time_ns: time_ns,
                    isComplete: true, preferredSizes: []))
        }
        let first = try frame(0)
        let range = 0...first.contentSize.height - 400
        var check = MotionCheck(
            axis: .vertical, viewport: Size(width: 300, height: 400), range: range, offset: 0)
        try view.sendPointers(finger.samples.span)
        try check.follow(finger.samples[...], view.nextEvents(), isAwake: false)
        var wrong = try frame(300_000_000)
        try check.check(wrong, at: 300_000_000, range: range)
        #expect(check.count == 2)
        wrong.contentOffset.y += 0.01
        #expect(throws: CommandError.self) {
            try check.check(wrong, at: 300_000_000, range: range)
        }
    }
}
