import CollectionCore
import CollectionWire

extension TestClient {
    func createView() throws -> UInt32 {
        guard case .view(let view) = try call(.createView) else {
            throw Failure.unexpected("no view")
        }
        return view
    }

    /// Keeps the conversation going without taking anything.
    func createViewAndDestroyIt() throws -> OperationResult {
        let view = try createView()
        return try call(.destroyView, view: view)
    }

    /// Makes a view that shows a list of `itemCount` items, 40 points high.
    func createList(itemCount: UInt32 = 1000) throws -> UInt32 {
        let view = try createView()
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 400, height: 40)
        layout.sectionMetrics.minimumLineSpacing = 0
        _ = try call(.change(.setFlowLayout(layout)), view: view)
        _ = try call(.push(.begin([])), view: view)
        try append(itemCount: itemCount, to: view)
        _ = try call(.push(.commit), view: view)
        return view
    }

    func append(itemCount: UInt32, to view: UInt32) throws {
        let message = unsafe [itemCount].withUnsafeBufferPointer { counts in
            unsafe bytes(
                .push(.append(DataSourceChunk(itemCounts: counts, options: []))), view: view)
        }
        try send(message)
        _ = try receive().outcome.get()
    }

    /// A request for what is visible at `offset`, with everything in it or only what changed.
    func frameRequest(offset: Double, isComplete: Bool = false) -> CollectionWire.Operation {
        let bounds = Rect(x: 0, y: offset, width: 400, height: 800)
        return .displayFrame(
            DisplayFrameRequest(
                bounds: bounds, time_ns: 0, isComplete: isComplete, preferredSizes: []))
    }

    func displayFrame(of view: UInt32, offset: Double) throws -> DisplayFrame {
        guard
            case .displayFrame(let frame) = try call(
                frameRequest(offset: offset, isComplete: true), view: view)
        else { throw Failure.unexpected("no display frame") }
        return frame
    }
}

/// The status that a call is refused with; nil when it succeeds.
func status(of body: () throws -> OperationResult) throws -> Status? {
    do {
        _ = try body()
        return nil
    } catch let status as Status {
        return status
    }
}
