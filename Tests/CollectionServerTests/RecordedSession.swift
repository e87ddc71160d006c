import CollectionCore
import CollectionServer
import CollectionWire
import Foundation

/// Sessions that a server has recorded.
final class RecordedSession {
    let directory: TemporaryDirectory
    static let token = "open-sesame-4711"

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// Runs `body` with a server that records, and stops it.
    func record(token: String = "", _ body: (RunningServer) throws -> Void) throws {
        let folder = try RecordingFolder(directory.path)
        let running = try RunningServer { configuration in
            configuration.recordingFolder = folder
            configuration.token = Array(token.utf8)
        }
        try body(running)
        running.stop()
    }

    /// The bytes of every recording, in the order of their names.
    func recordings() throws -> [[UInt8]] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().map { name in
            Array(try Data(contentsOf: URL(fileURLWithPath: directory.path + "/" + name)))
        }
    }

    /// A push, display frames, preferred sizes, a question and refusals.
    static func talk(_ client: TestClient, itemCount: UInt32) throws {
        let view = try client.createList(itemCount: itemCount)
        var layout = FlowLayout()
        layout.sectionMetrics.estimatedItemSize = Size(width: 400, height: 40)
        layout.sectionMetrics.minimumLineSpacing = 0
        _ = try client.call(SetFlowLayout(layout), view: view)
        let frame = try client.displayFrame(of: view, offset: 0)
        let first = frame.elements[0]
        let measured = PreferredSize(
            reusableView: first.reusableView, generation: first.generation,
            size: Size(width: 400, height: 72))
        for (index, offset) in [10.0, 30, 200, 90].enumerated() {
            let bounds = Rect(x: 0, y: offset, width: 400, height: 80)
            _ = try client.call(
                DisplayFrameRequest(
                    bounds: bounds, time_ns: UInt64(index), isComplete: false,
                    preferredSizes: [measured]), view: view)
        }
        let size = try client.call(GetContentSize(), view: view)
        guard size.height == frame.contentSize.height + 32 else {
            throw TestClient.Failure.unexpected("the measured item is not 72 points high")
        }
        for refused in [UInt32(77), view] {
            _ = try status { try client.call(CommitDataSource(), view: refused) }
        }
    }
}

extension RecordedSession {
    /// An animated update, one in an open batch, and refusals.
    static func update(_ client: TestClient) throws {
        let view = try client.createList(itemCount: 100)
        let first = IndexPath(section: 0, item: 0)
        let perform = { (items: [UpdateItem], options: BatchUpdateOptions) in
            try client.call(
                PerformBatchUpdates(BatchUpdateColumns(items: items), options: options), view: view)
        }
        let atOnce = BatchUpdateOptions()
        let animated = BatchUpdateOptions(animation: Animation(duration_ns: 50), tag: 1)
        _ = try client.call(SetContentAnchor(.lastVisibleItem), view: view)
        try frame(client, view, time_ns: 0)
        let rows: [UpdateItem] = [
            .insert(first, count: 9), .delete(IndexPath(section: 0, item: 2)),
        ]
        _ = try perform(rows, animated)
        for time_ns in [100, 125, 150] as [UInt64] { try frame(client, view, time_ns: time_ns) }
        _ = try client.call(BeginBatchUpdates(atOnce), view: view)
        _ = try perform([.move(first, to: IndexPath(section: 0, item: 50))], atOnce)
        _ = try client.call(EndBatchUpdates(), view: view)
        try frame(client, view, time_ns: 200)
        let missing = try status { try perform([.delete(IndexPath(section: 7))], atOnce) }
        let unopened = try status { try client.call(EndBatchUpdates(), view: view) }
        guard missing?.invalidUpdate != nil, unopened != nil else {
            throw TestClient.Failure.unexpected("updates that are impossible were taken")
        }
    }

    private static func frame(_ client: TestClient, _ view: UInt32, time_ns: UInt64) throws {
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 80, width: 400, height: 400), time_ns: time_ns,
            isComplete: false, preferredSizes: [])
        _ = try client.call(request, view: view)
    }
}

/// How a replay went.
struct ReplayResult: Equatable {
    var requestCount = 0
    var displayFrameCount = 0
    /// Nil when it came to a good end.
    var error: RecordingError?

    init(_ recording: [UInt8], ignoresMessages: Bool = false) {
        unsafe recording.withUnsafeBytes { bytes in
            do throws(RecordingError) {
                var replay = try unsafe Replay(bytes, ignoresMessages: ignoresMessages)
                do throws(RecordingError) {
                    while try replay.step() {}
                } catch {
                    self.error = error
                }
                requestCount = replay.requestCount
                displayFrameCount = replay.displayFrameCount
            } catch {
                self.error = error
            }
        }
    }
}
