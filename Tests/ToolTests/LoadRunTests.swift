import CollectionCore
import Foundation
import Testing

@testable import jogakbo

@Suite("Load runs", .timeLimit(.minutes(10)))
struct LoadRunTests {
    /// The thread sanitizer leaves a machine a tenth of its speed: the same requests take longer.
    private static let slowdown =
        ProcessInfo.processInfo.environment["JOGAKBO_SANITIZER"] == nil ? 1.0 : 10

    private func settings(_ path: String, _ words: [String]) throws -> LoadSettings {
        try LoadSettings(
            parsed(
                ["--connect", path, "--items", "3000", "--sections", "20"] + words,
                of: .load))
    }

    private func document(_ settings: LoadSettings) -> Document {
        Document(
            itemCount: settings.itemCount, sectionCount: settings.sectionCount,
            seed: settings.seed)
    }

    private func run(_ settings: LoadSettings) throws -> LoadFigures {
        var connections: [LoadConnection] = []
        for number in 0..<settings.connectionCount {
            connections.append(
                try LoadConnection(
                    number: number, document: document(settings), settings: settings))
        }
        var run = LoadRun(
            settings, connections, rate: settings.pacing.rates[0],
            duration_ns: settings.duration_ns)
        try run.run(progress: { _ in }, stop: { false })
        return run.figures
    }

    @Test(arguments: ScrollPattern.Kind.allCases)
    func everyRequestThatIsDueIsAnsweredAndVerified(pattern: ScrollPattern.Kind) throws {
        try withServer { path in
            let figures = try run(
                settings(
                    path,
                    [
                        "--rate", "\(500 / Self.slowdown)", "--connections", "3",
                        "--duration-seconds", "\(0.4 * Self.slowdown)",
                        "--pattern", pattern.rawValue, "--verify", "--pin-headers",
                    ]))
            #expect(figures.requestsSent == 200)
            #expect(figures.framesDue == 200)
            #expect(figures.framesReceived == figures.requestsSent)
            #expect(figures.framesVerified == figures.framesReceived)
            #expect(figures.fromDue.count == UInt64(figures.framesReceived))
            #expect(figures.fromDue.maximum_ns >= figures.fromSend.minimum_ns)
            #expect(figures.bytesReceived > 0)
        }
    }

    /// Few items, so that most edits are seen.
    @Test(
        "edits are answered, and the display frames after them verified",
        arguments: [
            ["--pattern", "fling", "--edit-animation", "100"],
            ["--pattern", "jump", "--edit-size", "7"],
            ["--pattern", "page", "--edit-kinds", "insert,delete", "--items-fill-line"],
            ["--edit-animation", "50", "--scroll-direction", "horizontal", "--complete"],
        ])
    func edits(words: [String]) throws {
        try withServer { path in
            let figures = try run(
                settings(
                    path,
                    [
                        "--items", "200", "--rate", "\(400 / Self.slowdown)", "--verify",
                        "--connections", "2", "--duration-seconds", "\(0.4 * Self.slowdown)",
                        "--edits-per-second", "\(100 / Self.slowdown)",
                    ] + words))
            // The first one is due after a 200th of a second; the last one would be at the end.
            #expect(figures.editsSent == 79)
            #expect(figures.editsAnswered == figures.editsSent)
            #expect(figures.editFromDue.count == UInt64(figures.editsSent))
            #expect(figures.framesVerified == figures.requestsSent)
            #expect(figures.requestsSent == 160)
        }
    }

    @Test func editsGoOnInAClosedLoop() throws {
        try withServer { path in
            let figures = try run(
                settings(
                    path,
                    [
                        "--closed-loop", "3", "--verify", "--edits-per-second", "100",
                        "--duration-seconds", "\(0.3 * Self.slowdown)",
                    ]))
            #expect(figures.editsAnswered > 10)
            #expect(figures.framesVerified > 20)
        }
    }

    @Test func aClosedLoopKeepsAsManyRequestsUnderWay() throws {
        try withServer { path in
            let figures = try run(
                settings(
                    path,
                    ["--closed-loop", "4", "--duration-seconds", "\(0.2 * Self.slowdown)"]))
            #expect(figures.framesReceived > 20)
            #expect((0...4).contains(figures.requestsSent - figures.framesReceived))
        }
    }

    @Test func aServerThatHasOtherDataIsFoundOut() throws {
        let words = ["--items-fill-line"]
        let settings = try settings("unused", words)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 300, width: 400, height: 800), time_ns: 0, isComplete: true,
            preferredSizes: [])
        var view = CollectionView(limits: Limits())
        let other = Document(itemCount: 3_000, sectionCount: 20, seed: 6)
        let classes = try view.registerClasses(of: other)
        try view.setLayout(settings.layout.layout)
        try view.setDataSource(other, classes: classes, itemSize: nil)
        let frame = try view.displayFrame(for: request)
        let mirror = try Mirror(document(settings), settings.layout)
        #expect(throws: CommandError.self) {
            try mirror.verify(frame, request: request, connection: 0)
        }
    }

    @Test func everyFieldOfADisplayFrameIsCompared() throws {
        let document = Document(itemCount: 50, sectionCount: 2, seed: 1)
        var view = CollectionView(limits: Limits())
        try view.setFlowLayout(DigestRun.layout)
        try view.setDataSource(document, classes: nil, itemSize: nil)
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 400, height: 800), time_ns: 0, isComplete: true,
                preferredSizes: []))
        #expect(DisplayFrameDifference.first(frame, expected: frame) == nil)
        let changes: [(inout DisplayFrame) -> Void] = [
            { $0.sequence += 1 }, { $0.contentSize.height += 1 }, { $0.contentOffset.y = -0.0 },
            { $0.isComplete = false }, { $0.didLayoutChange.toggle() },
            { $0.contentOffsetAdjustment.y = -0.0 }, { $0.transitionEnd_ns = 1 },
            { $0.completions = [Completion(tag: 0, isFinished: true)] },
            { $0.transforms = [.identity] },
            { $0.elements.removeLast() }, { $0.elements.swapAt(0, 1) },
            { $0.elements[3].frame.x = $0.elements[3].frame.x.nextUp },
            { $0.elements[0].frame.x = -0.0 }, { $0.elements[3].frame.height += 0.5 },
            { $0.elements[3].alpha = 0.5 }, { $0.elements[3].zIndex += 1 },
            { $0.elements[3].generation += 1 }, { $0.elements[3].hostTag = 1 },
            { $0.elements[3].reusableView = .none }, { $0.elements[3].flags = .isHidden },
            { $0.elements[3].element.indexPath.item += 1 },
            { $0.elements[3].reuseIdentifier = ReuseIdentifier(rawValue: 9) },
            { $0.removedViews.append(ReusableView(rawValue: 1)) },
            {
                $0.diagnostics.append(
                    Diagnostic(
                        code: .oversizedItem, element: $0.elements[0].element, size: .zero,
                        otherSize: .zero))
            },
        ]
        for (index, change) in changes.enumerated() {
            var wrong = frame
            change(&wrong)
            #expect(
                DisplayFrameDifference.first(wrong, expected: frame) != nil, "change \(index)")
        }
    }

    @Test func aServerThatIsNotThereIsNamed() throws {
        let settings = try settings("/nowhere/socket", [])
        #expect {
            try LoadConnection(number: 0, document: document(settings), settings: settings)
        } throws: { error in
            (error as? CommandError)?.message
                == "unix:/nowhere/socket: cannot connect: No such file or directory"
        }
    }

    @Test(arguments: [
        ["--closed-loop", "2", "--rate", "5"], ["--pattern", "sideways"], ["--rate", "0"],
        ["--connections", "0"], ["--duration-seconds", "nan"], ["--item-size", "5"],
        ["--connect", "tcp:nowhere"], ["--edit-size", "2"], ["--edit-kinds", "insert"],
        ["--edits-per-second", "5", "--edit-kinds", "insert,grow"],
        ["--edits-per-second", "5", "--edit-kinds", "insert,insert"],
        ["--edits-per-second", "5", "--edit-size", "0"], ["--edits-per-second", "-1"],
        ["--rate", "10,"], ["--rate", "10,20,10"], ["--rate", "10,x"], ["--warm-up", "-1"],
    ])
    func linesWithoutSenseAreRefused(words: [String]) throws {
        #expect {
            try LoadSettings(parsed(words, of: .load))
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }
}
