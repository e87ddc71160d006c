import CSockets
import CollectionClient
import CollectionCore
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("The client", .timeLimit(.minutes(10)))
struct ClientTests {
    private func connect(
        to address: ListenAddress, token: String = ""
    ) throws(ClientError) -> CollectionClient {
        switch address {
        case .unix(let path): try CollectionClient(unixPath: path, token: token)
        case .tcp(let host, let port): try CollectionClient(host: host, port: port, token: token)
        }
    }

    /// Sections of unequal counts, some empty, one longer than a chunk.
    private var columns: DataColumns {
        var counts = (0..<300).map { UInt32($0 % 5) }
        counts[7] = 40_000
        counts[8] = 0
        let total = counts.reduce(0) { $0 + Int($1) }
        var columns = DataColumns(itemCounts: counts)
        columns.heights = (0..<total).map { 20 + Float($0 % 37) }
        columns.reuseIdentifiers = (0..<total).map { UInt32($0 % 2) }
        var metrics = SectionMetrics()
        metrics.itemsFillLine = true
        columns.metrics = [metrics]
        columns.sectionMetrics = counts.indices.map { UInt32($0 % 2) }
        return columns
    }

    /// The same data in a view of this process.
    private func local() throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        _ = try view.registerReuseIdentifier(
            Array("other".utf8).span, category: .cell, kind: .none)
        var builder = DataSourceBuilder(limits: Limits())
        let columns = columns
        let widths: [Float] = []
        try builder.setMetrics(columns.metrics)
        try builder.append(
            itemCounts: columns.itemCounts.span, sectionMetrics: columns.sectionMetrics.span,
            widths: widths.span, heights: columns.heights.span,
            reuseIdentifiers: columns.reuseIdentifiers.span, options: [])
        try view.setDataSource(builder)
        return view
    }

    private func fill(_ client: inout CollectionClient) throws -> UInt32 {
        let view = try client.createView()
        let identifier = try client.registerReuseIdentifier(
            "other", category: .cell, kind: .none, view: view)
        #expect(identifier == ReuseIdentifier(rawValue: 1))
        try client.push(columns, view: view)
        return view
    }

    private func request(at y: Double) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: y, width: 400, height: 800), time_ns: 0, isComplete: false,
            preferredSizes: [])
    }

    @Test(
        "shows what a view in this process shows, however small the messages",
        arguments: [16 << 20, 4 << 10], [false, true])
    func sameAsLocal(messageBytes: Int, isTCP: Bool) throws {
        let running = try RunningServer { $0.limits.messageBytes = messageBytes }
        var client = try connect(to: isTCP ? running.tcp : running.unix)
        let view = try fill(&client)
        var local = try local()
        #expect(try client.contentSize(view: view) == local.contentSize())
        #expect(try client.sectionCount(view: view) == 300)
        for y in [0, 37, 74, 500_000, 460, 0] as [Double] {
            let remote = try? client.displayFrame(for: request(at: y), view: view)
            guard let remote else {
                #expect(messageBytes < 1 << 20, "only small messages cannot hold a display frame")
                return
            }
            #expect("\(remote)" == "\(try local.displayFrame(for: request(at: y)))")
        }
        let counts = try client.numbersOfItems(inSections: 0..<300, view: view)
        #expect(counts == columns.itemCounts)
    }

    @Test("answers each question as a view in this process does")
    func questions() throws {
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        let view = try fill(&client)
        var local = try local()
        let bounds = Rect(x: 0, y: 100, width: 400, height: 300)
        try client.setBounds(bounds, view: view)
        try local.setBounds(bounds)
        _ = try client.displayFrame(for: request(at: 100), view: view)
        _ = try local.displayFrame(for: request(at: 100))
        let path = IndexPath(section: 4, item: 1)
        #expect(
            try client.layoutAttributes(for: .cell(path), view: view)
                == local.layoutAttributes(for: .cell(path)))
        #expect(
            try client.layoutAttributesForElements(in: bounds, view: view)
                == local.layoutAttributesForElements(in: bounds))
        for y in stride(from: 0.0, to: 1000, by: 90) {
            let point = Point(x: 25, y: y)
            #expect(
                try client.indexPathForItem(at: point, view: view)
                    == local.indexPathForItem(at: point))
        }
        #expect(
            try client.indexPathsForVisibleElements(category: .cell, kind: .none, view: view)
                == local.indexPathsForVisibleElements(category: .cell, kind: .none))
        for number in [0, 3, 1_000_000] as [UInt32] {
            let shown = ReusableView(rawValue: number)
            let element = try client.element(for: shown, view: view)
            #expect(element == local.element(for: shown))
            guard let element else { continue }
            #expect(try client.reusableView(for: element, view: view)?.view == shown)
            for generation in [0, 1] as [UInt32] {
                #expect(
                    try client.isCurrent(shown, generation: generation, view: view)
                        == local.isCurrent(shown, generation: generation))
            }
        }
        #expect(
            try client.contentOffset(forScrollingToItemAt: path, at: .top, view: view)
                == local.contentOffset(forScrollingToItemAt: path, at: .top))
    }

    @Test("answers each question about scrolling as a view in this process does")
    func scrolling() throws {
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        let view = try fill(&client)
        var local = try local()
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .absolute(100), height: .absolute(60)),
                subitems: [.item(item)]))
        section.orthogonalScrollingBehavior = .paging
        let layout = Layout.compositional(CompositionalLayout(sections: [section]))
        try client.setLayout(layout, view: view)
        try local.setLayout(layout, animation: nil, tag: 0)
        let bounds = Rect(x: 0, y: 0, width: 150, height: 300)
        try client.setBounds(bounds, view: view)
        try local.setBounds(bounds)
        try client.setOrthogonalContentOffset(30, ofSection: 4, view: view)
        try local.setOrthogonalContentOffset(30, ofSection: 4)
        let scrolling = try local.orthogonalScrolling(ofSection: 4)
        #expect(scrolling.contentOffset == 30)
        #expect(try client.orthogonalScrolling(ofSection: 4, view: view) == scrolling)
        #expect(
            try client.targetOrthogonalContentOffset(
                ofSection: 4, proposed: 170, velocity: 1, view: view)
                == local.targetOrthogonalContentOffset(ofSection: 4, proposed: 170, velocity: 1))
        let path = IndexPath(section: 4, item: 2)
        #expect(
            try client.orthogonalContentOffset(
                forScrollingToItemAt: path, at: .left, view: view)
                == local.orthogonalContentOffset(forScrollingToItemAt: path, at: .left))
        let proposed = Point(x: 0, y: -9)
        #expect(
            try client.targetContentOffset(
                forProposedContentOffset: proposed, velocity: .zero, view: view)
                == local.targetContentOffset(forProposedContentOffset: proposed, velocity: .zero))
    }

    @Test("takes answers in the order of its requests, more of them than any buffer holds")
    func pipeline() throws {
        let running = try RunningServer { $0.limits.outputBytes = 64 << 10 }
        var client = try connect(to: running.unix)
        let view = try fill(&client)
        for index in 0..<5000 {
            var request = request(at: Double(index % 100))
            request.isComplete = true
            client.enqueueDisplayFrame(for: request, view: view)
        }
        let outstanding = client.outstandingCount
        #expect(outstanding == 5000)
        #expect(throws: ClientError.responsesOutstanding(5000)) {
            _ = try client.contentSize(view: view)
        }
        for index in 0..<5000 {
            let frame = try client.nextDisplayFrame()
            #expect(frame.sequence == UInt64(index + 1))
            #expect(frame.contentOffset.y == Double(index % 100))
        }
        let left = client.outstandingCount
        #expect(left == 0)
        #expect(try client.contentSize(view: view).height > 0)
    }

    @Test("sends and receives without waiting, when asked to")
    func withoutWaiting() throws {
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        let view = try fill(&client)
        let hasReceived = try client.receiveNow()
        #expect(!hasReceived)
        client.enqueueDisplayFrame(for: request(at: 0), view: view)
        let waits = client.hasUnsentBytes
        #expect(waits)
        let hasSentAll = try client.sendNow()
        #expect(hasSentAll)
        var response: Response?
        while response == nil {
            usleep(100)
            try client.receiveNow()
            response = try client.takeResponse()
        }
        #expect(throws: Never.self) { try response?.outcome.get() }
        let left = client.outstandingCount
        #expect(left == 0)
    }

    @Test("hears why data was refused, and nothing has changed")
    func refusedPush() throws {
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        let view = try fill(&client)
        let before = try client.contentSize(view: view)
        var wrong = columns
        wrong.heights.removeLast()
        var long = columns
        long.heights.append(1)
        var negative = columns
        negative.heights[50_000 % negative.heights.count] = -1
        for columns in [wrong, long, negative] {
            do {
                try client.push(columns, view: view)
                Issue.record("the data was taken")
            } catch ClientError.refused(let status) {
                #expect(status.error == 1 && status.message.contains("heights"))
            }
            #expect(try client.contentSize(view: view) == before)
        }
    }

    @Test("leaves no descriptor behind when it is turned away")
    func turnedAway() throws {
        let running = try RunningServer { $0.token = Array("secret".utf8) }
        let count = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        for _ in 0..<200 {
            do {
                _ = try connect(to: running.unix, token: "guess")
                Issue.record("a wrong token was taken")
            } catch ClientError.refused(let status) {
                #expect(status.code == .unauthenticated && status.isFatal)
            }
        }
        let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        #expect(after < count + 100)
    }

    @Test("says so when there is no server, or no more")
    func noServer() throws {
        #expect(throws: ClientError.cannotConnect(errorNumber: ENOENT)) {
            _ = try CollectionClient(unixPath: "/nonexistent/socket", token: "")
        }
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        running.stop()
        #expect(throws: ClientError.self) { _ = try client.createView() }
    }

    @Test("refuses text that the protocol would cut short")
    func zeroByte() throws {
        let running = try RunningServer()
        var client = try connect(to: running.unix)
        let view = try client.createView()
        #expect(throws: ClientError.zeroByteInText) {
            _ = try client.registerElementKind("a\0b", view: view)
        }
        #expect(throws: ClientError.zeroByteInText) {
            _ = try connect(to: running.unix, token: "a\0")
        }
    }

    @Test(
        "gives up on what is no server of this kind",
        arguments: [
            Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), [0, 255, 255, 255, 255],
            [0, 0, 0, 0, 1, 0xff], [0, 0, 0, 0, 2, 0x08, 99], [0, 0, 0, 0, 2, 0x08, 1],
        ] as [[UInt8]])
    func noServerOfThisKind(reply: [UInt8]) throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/socket"
        var file = sockets_file()
        let listener = unsafe sockets_listen_unix(path, 1, 0o600, &file)
        #expect(listener >= 0)
        Thread.detachNewThread {
            var peer = sockets_accept(listener)
            while peer == -EAGAIN {
                usleep(1000)
                peer = sockets_accept(listener)
            }
            _ = unsafe reply.withUnsafeBytes { bytes in
                unsafe sockets_send(peer, bytes.baseAddress, bytes.count)
            }
            usleep(200_000)
            sockets_close(peer)
            sockets_close(listener)
        }
        do {
            _ = try CollectionClient(unixPath: path, token: "")
            Issue.record("it was taken for a server")
        } catch ClientError.unexpectedResponse {
        }
    }
}
