import CSockets
import CollectionCore
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("Long work leaves the loop", .timeLimit(.minutes(5)))
struct LongWorkTests {
    /// Makes a view of items of many sizes, in lines that each width breaks anew.
    private func createLines(_ client: TestClient, itemCount: Int) throws -> UInt32 {
        let view = try client.createView()
        let widths = (0..<itemCount).map { Float(20 + $0 * 7919 % 150) }
        let counts = [UInt32(itemCount)]
        let chunk = unsafe counts.withUnsafeBufferPointer { counts in
            unsafe widths.withUnsafeBufferPointer { widths in
                var chunk = unsafe DataSourceChunk(itemCounts: counts, options: [])
                unsafe (chunk.widths, chunk.heights) = unsafe (widths, widths)
                return client.bytes(AppendDataSource(chunk), view: view)
            }
        }
        _ = try client.call(BeginDataSource(metrics: []), view: view)
        try client.send(chunk)
        _ = try client.receive().outcome.get()
        _ = try client.call(CommitDataSource(), view: view)
        return view
    }

    private func frame(_ width: Double) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: width, height: 800), time_ns: 0, isComplete: false,
            preferredSizes: [])
    }

    @Test("Others on the loop are answered while a request takes long, and its answers are right")
    func othersAreServed() throws {
        let running = try RunningServer { $0.loopCount = 1 }
        let (busy, other) = (
            try TestClient(greeting: running.unix), try TestClient(greeting: running.unix)
        )
        let lines = try createLines(busy, itemCount: 400_000)
        let list = try other.createList()
        let requests = (0..<40).flatMap { busy.bytes(frame(300 + Double($0)), view: lines) }
        try busy.send(requests)
        for round in 0..<200 {
            _ = try other.displayFrame(of: list, offset: Double(round))
        }
        // Forty layout passes over 400,000 items take longer than 200 small display frames.
        #expect(try busy.waitingResponseCount < 40)
        for _ in 0..<40 { _ = try busy.receive().outcome.get() }
        running.stop()
    }

    @Test(
        "A client that leaves during long work leaves nothing behind; a stop does not wait for it")
    func endings() throws {
        let running = try RunningServer {
            $0.loopCount = 1
            $0.timeouts.grace = 100
        }
        do {
            let gone = try TestClient(greeting: running.unix)
            let view = try createLines(gone, itemCount: 400_000)
            try gone.send((0..<40).flatMap { gone.bytes(frame(300 + Double($0)), view: view) })
        }
        let busy = try TestClient(greeting: running.unix)
        let view = try createLines(busy, itemCount: 400_000)
        try busy.send((0..<400).flatMap { busy.bytes(frame(300 + Double($0)), view: view) })
        let began = ContinuousClock.now
        running.stop()
        #expect(ContinuousClock.now - began < .seconds(5))
    }

    @Test("A log that nobody reads never stops a server; the lines that were lost are counted")
    func unreadLog() throws {
        let ends = Pipe()
        let log = Log(level: .info, descriptor: ends.fileHandleForWriting.fileDescriptor)
        let running = try RunningServer { $0.log = log }
        for _ in 0..<2000 { _ = try TestClient(greeting: running.unix).createView() }
        let reader = ends.fileHandleForReading
        _ = reader.availableData
        _ = try TestClient(greeting: running.unix).createView()
        running.stop()
        try ends.fileHandleForWriting.close()
        let rest = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
        #expect(rest.contains("event=log_lines_dropped count="))
    }

    @Test("A log file is opened again after it was moved away")
    func movedLog() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/log"
        let log = try Log(level: .info, path: path)
        let running = try RunningServer { $0.log = log }
        try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
        log.reopen()
        running.stop()
        #expect(try String(contentsOfFile: path + ".1", encoding: .utf8).contains("listening"))
        let new = try String(contentsOfFile: path, encoding: .utf8)
        #expect(new.contains("event=stopped") && !new.contains("listening"))
    }

    @Test("TCP of this machine needs a token, or the word that none is wanted")
    func localTCP() throws {
        let address = ListenAddress.tcp(host: "127.0.0.1", port: 0)
        var configuration = Configuration()
        configuration.addresses = [address]
        #expect(throws: ServerError.localWithoutToken(address)) {
            try Server(configuration).start()
        }
    }
}
