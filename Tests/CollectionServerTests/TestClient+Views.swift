import CollectionCore
import CollectionWire

extension TestClient {
    func createView() throws -> UInt32 {
        try call(CreateView())
    }

    /// Keeps the conversation going without taking anything.
    func createViewAndDestroyIt() throws {
        let view = try createView()
        _ = try call(DestroyView(), view: view)
    }

    /// Makes a view that shows a list of `itemCount` items, 40 points high.
    func createList(itemCount: UInt32 = 1000) throws -> UInt32 {
        let view = try createView()
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 400, height: 40)
        layout.sectionMetrics.minimumLineSpacing = 0
        _ = try call(SetFlowLayout(layout), view: view)
        _ = try call(BeginDataSource(metrics: []), view: view)
        try append(itemCount: itemCount, to: view)
        _ = try call(CommitDataSource(), view: view)
        return view
    }

    func append(itemCount: UInt32, to view: UInt32) throws {
        let message = unsafe [itemCount].withUnsafeBufferPointer { counts in
            unsafe bytes(
                AppendDataSource(DataSourceChunk(itemCounts: counts, options: [])), view: view)
        }
        try send(message)
        _ = try receive().outcome.get()
    }

    /// A request for what is visible at `offset`, with everything in it or only what changed.
    func frameRequest(offset: Double, isComplete: Bool = false) -> DisplayFrameRequest {
        let bounds = Rect(x: 0, y: offset, width: 400, height: 800)
        return DisplayFrameRequest(
            bounds: bounds, time_ns: 0, isComplete: isComplete, preferredSizes: [])
    }

    func displayFrame(of view: UInt32, offset: Double) throws -> DisplayFrame {
        try call(frameRequest(offset: offset, isComplete: true), view: view)
    }
}

/// The status that a call is refused with; nil when it succeeds.
func status<Answer>(of body: () throws -> Answer) throws -> Status? {
    do {
        _ = try body()
        return nil
    } catch let status as Status {
        return status
    }
}
