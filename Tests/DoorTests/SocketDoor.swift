import CollectionClient
import CollectionCore
import CollectionReference
import CollectionServer
import CollectionWire
import Foundation

/// A server in this process, on a Unix socket in a directory of its own.
final class LocalServer {
    let path: String
    private let directory: URL
    private let server: Server

    /// - Parameter recordings: A folder for a recording of each session, whole once the server
    ///   is gone.
    init(recordings: URL? = nil) throws {
        directory = FileManager.default.temporaryDirectory
            .appending(path: "jogakbo-doors-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        path = directory.appending(path: "socket").path
        var configuration = Configuration()
        configuration.addresses = [.unix(path: path)]
        configuration.log = Log(level: .error, descriptor: 2)
        if let recordings {
            configuration.recordingFolder = try RecordingFolder(recordings.path)
        }
        server = Server(configuration)
        try server.start()
    }

    deinit {
        server.stop()
        server.wait()
        try? FileManager.default.removeItem(at: directory)
    }
}

/// A view of a server, called by a client over a socket.
final class SocketDoor: CollectionDoor {
    var client: CollectionClient
    let view: UInt32
    var bench: SocketBench

    /// - Parameter path: Of the server's socket.
    init(path: String) throws {
        client = try CollectionClient(unixPath: path, token: "")
        view = try client.createView()
        bench = try SocketBench(&client)
    }

    func perform(_ step: Step) -> Outcome {
        do {
            return try outcome(of: step)
        } catch .refused(let status) {
            // A message whose text is no UTF-8 does not come to the view.
            let isMalformed = status.error == ProtocolError.malformedMessage.rawValue
            return .refused(code: isMalformed ? 1 : status.error)
        } catch {
            // No error of the engine has such a number.
            return .refused(code: .max)
        }
    }

    func takeNews() -> DoorNews {
        DoorNews(events: client.takeEvents(view: view), wakeAt: client.wakeAt(view: view))
    }

    private func outcome(of step: Step) throws(ClientError) -> Outcome {
        switch step {
        case .operation(let call): return Outcome(try client.call(call.operation, view: view))
        case .registerElementKind(let name):
            return .number(Int(try client.registerElementKind(name, view: view).rawValue))
        case .registerReuseIdentifier(let name, let category, let kind):
            let identifier = try client.registerReuseIdentifier(
                name, category: category, kind: kind, view: view)
            return .number(Int(identifier.rawValue))
        case .sectionCount: return .number(try client.sectionCount(view: view))
        case .numberOfItems(let section):
            let counts = try client.numbersOfItems(inSections: section..<section + 1, view: view)
            return counts.first.map { .number(Int($0)) } ?? .nothing
        case .setFlowLayout(let layout): try client.setFlowLayout(layout, view: view)
        case .setLayout(let layout, let animation, let tag):
            try client.setLayout(layout, animation: animation, tag: tag, view: view)
        case .invalidateLayout(let context):
            try client.invalidateLayout(with: context, view: view)
        case .setData(let data): try push(data)
        case .displayFrame:
            guard let request = step.request else { break }
            return .frame(ShownFrame(try client.displayFrame(for: request, view: view)))
        case .input(let samples, let frame):
            guard let request = frame.request else { return .broken("no display frame: \(step)") }
            return .frame(
                ShownFrame(try client.displayFrame(for: request, after: samples, view: view)))
        case .snapshot(let step): return try perform(step)
        case .lead(let step): return try perform(step)
        case .refused(let step, _): return try outcome(of: step)
        case .performBatch, .beginBatch, .endBatch: try update(step)
        case .setAttributes(let columns):
            try client.setLayoutAttributes(columns, view: view)
        case .removeAttributes(let elements):
            try client.removeLayoutAttributes(of: elements, view: view)
        case .beginAttributes: try client.beginLayoutAttributes(view: view)
        case .commitAttributes: try client.commitLayoutAttributes(view: view)
        }
        return .done
    }

    /// Chunk by chunk, as the script has them.
    private func push(_ data: DataDescription) throws(ClientError) {
        _ = try client.call(BeginDataSource(metrics: data.metrics), view: view)
        for chunk in data.chunks {
            let columns = ColumnMemory(chunk)
            var message = unsafe DataSourceChunk(
                itemCounts: columns.itemCounts, options: chunk.options)
            unsafe message.sectionMetrics = columns.sectionMetrics
            unsafe message.widths = columns.widths
            unsafe message.heights = columns.heights
            unsafe message.reuseIdentifiers = columns.reuseIdentifiers
            unsafe message.spans = columns.spans
            _ = try client.call(AppendDataSource(message), view: view)
            withExtendedLifetime(columns) {}
        }
        _ = try client.call(CommitDataSource(), view: view)
    }
}
