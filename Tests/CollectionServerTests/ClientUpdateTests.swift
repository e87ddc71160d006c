import CollectionClient
import CollectionCore
import CollectionServer
import CollectionWire
import Testing

@Suite("The client's updates", .timeLimit(.minutes(10)))
struct ClientUpdateTests {
    /// A view of the server's and one of this process, with the same list of 100 items.
    private func fill(_ client: inout CollectionClient) throws -> UInt32 {
        let view = try client.createView()
        try client.setFlowLayout(layout, view: view)
        var columns = DataColumns(itemCounts: [100])
        columns.heights = Array(repeating: 10, count: 100)
        try client.push(columns, view: view)
        return view
    }

    private func local() throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        try view.setFlowLayout(layout)
        var builder = DataSourceBuilder(limits: Limits())
        let counts: [UInt32] = [100]
        let heights = Array(repeating: Float(10), count: 100)
        try builder.append(
            itemCounts: counts.span, sectionMetrics: [UInt32]().span, widths: [Float]().span,
            heights: heights.span, reuseIdentifiers: [UInt32]().span, options: [])
        try view.setDataSource(builder)
        return view
    }

    private var layout: FlowLayout {
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        return layout
    }

    /// Three rows before what is visible, and a fourth within; one that goes.
    private var update: UpdateColumns {
        var update = UpdateColumns(items: [
            .insert(IndexPath(section: 0, item: 0), count: 3),
            .insert(IndexPath(section: 0, item: 55)), .delete(IndexPath(section: 0, item: 54)),
        ])
        update.content.heights = [10, 20, 30, 40]
        update.itemCountsAfter = [103]
        return update
    }

    private func localUpdate() throws -> BatchUpdate {
        let content = try UpdateContent(
            metrics: [], itemCounts: [UInt32]().span, sectionMetrics: [UInt32]().span,
            widths: [Float]().span, heights: update.content.heights.span,
            reuseIdentifiers: [UInt32]().span, options: [], itemCount: 4, limits: Limits())
        return BatchUpdate(items: update.items, content: content)
    }

    private func request(at y: Double, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: y, width: 400, height: 100), time_ns: time_ns,
            isComplete: false, preferredSizes: [])
    }

    @Test(
        "are shown as those of a view in this process, at once and over time",
        arguments: [0, 100] as [UInt64])
    func sameAsLocal(duration_ns: UInt64) throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let view = try fill(&client)
        var local = try local()
        _ = try client.displayFrame(for: request(at: 500, time_ns: 0), view: view)
        _ = try local.displayFrame(for: request(at: 500, time_ns: 0))
        var appearance = ElementAppearance(translation: Point(x: 5, y: 0), edge: .left)
        appearance.transform.elements[0] = 0.5
        let options = BatchUpdateOptions(
            animation: Animation(
                duration_ns: duration_ns, curve: .easeOut, appearing: appearance), tag: 8)
        try client.performBatchUpdates(update, options: options, view: view)
        try local.performBatchUpdates(localUpdate(), options: options)
        var offset = 500.0
        var wasInTransition = false
        var completions: [Completion] = []
        for time_ns in [1000, 1030, 1060, 1100, 1130] as [UInt64] {
            let request = request(at: offset, time_ns: time_ns)
            let remote = try client.displayFrame(for: request, view: view)
            #expect("\(remote)" == "\(try local.displayFrame(for: request))")
            offset += remote.contentOffsetAdjustment.y
            wasInTransition = wasInTransition || remote.transitionEnd_ns != nil
            completions += remote.completions
        }
        #expect(offset == 560)
        #expect(wasInTransition == (duration_ns > 0))
        #expect(completions == [Completion(tag: 8, isFinished: true)])
        #expect(try client.contentSize(view: view) == local.contentSize())
    }

    @Test("are answered in the order in which they were sent ahead")
    func pipeline() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let view = try fill(&client)
        let first = IndexPath(section: 0, item: 0)
        client.enqueueContentAnchor(.none, view: view)
        client.enqueueBeginBatchUpdates(BatchUpdateOptions(tag: 1), view: view)
        client.enqueueBatchUpdates(UpdateColumns(items: [.delete(first)]), view: view)
        client.enqueueEndBatchUpdates(view: view)
        client.enqueueDisplayFrame(for: request(at: 500, time_ns: 0), view: view)
        for _ in 0..<4 { try client.nextAcknowledgement() }
        let frame = try client.nextDisplayFrame()
        #expect(frame.completions.map(\.tag) == [1, 0])
        #expect(frame.contentOffset.y == 500)
        try client.beginBatchUpdates(view: view)
        try client.performBatchUpdates(UpdateColumns(items: [.delete(first)]), view: view)
        #expect(try client.numbersOfItems(inSections: 0..<1, view: view) == [99])
        try client.endBatchUpdates(view: view)
        #expect(try client.numbersOfItems(inSections: 0..<1, view: view) == [98])
        try client.setContentAnchor(.item(first), view: view)
    }

    @Test("that are refused come back with all facts")
    func refused() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let view = try fill(&client)
        let path = IndexPath(section: 0, item: 100)
        do {
            try client.performBatchUpdates(UpdateColumns(items: [.delete(path)]), view: view)
            Issue.record("the update was taken")
        } catch ClientError.refused(let status) {
            #expect(status.invalidUpdate == .missing(.delete, path, count: 100, .before))
            #expect(!status.isFatal)
        }
        do {
            try client.endBatchUpdates(view: view)
            Issue.record("there was no batch to end")
        } catch ClientError.refused(let status) {
            #expect(status.error == 7)
        }
    }
}

extension CollectionClient {
    init(greeting address: ListenAddress) throws(ClientError) {
        switch address {
        case .unix(let path): try self.init(unixPath: path, token: "")
        case .tcp(let host, let port): try self.init(host: host, port: port, token: "")
        }
    }
}
