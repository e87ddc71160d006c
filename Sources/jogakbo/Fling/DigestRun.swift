import CollectionClient
import CollectionCore

/// The display frames by which doors are compared: `frameCount` complete ones of 400 x 800, from
/// the start of the content on, each a `frameCount`th of the content and a 120th of a second
/// further, with the edits of `FlingEdits` between them.
///
/// Layout is flow with UIKit's defaults, sizes from the document, headers of 24 points that are
/// pinned; no reuse identifier is registered. `Examples/c` does the same through the C library.
enum DigestRun {
    static let frameCount = 600
    static let viewport = Size(width: 400, height: 800)
    private static let interval_ns: UInt64 = 8_333_333

    static var layout: FlowLayout {
        var layout = FlowLayout()
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 24)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    /// An edit if there is one, then a display frame.
    private struct Step {
        let edit: (update: UpdateColumns, options: BatchUpdateOptions)?
        let request: DisplayFrameRequest
    }

    /// The digest of a fresh view on the client's server.
    static func digest(
        of document: Document, through client: inout CollectionClient
    ) throws(ClientError) -> DisplayFrameDigest {
        let view = try client.createView()
        try client.setFlowLayout(layout, view: view)
        try client.push(DataColumns(document, classes: nil, itemSize: nil), view: view)
        return try digest { (step) throws(ClientError) in
            if let (update, options) = step.edit {
                try client.performBatchUpdates(update, options: options, view: view)
            }
            return try client.displayFrame(for: step.request, view: view)
        }
    }

    /// The same in this process, without a server.
    static func digest(
        ofView view: inout CollectionView, _ document: Document
    ) throws(CollectionError) -> DisplayFrameDigest {
        try view.setFlowLayout(layout)
        try view.setDataSource(document, classes: nil, itemSize: nil)
        return try digest { (step) throws(CollectionError) in
            if let (update, options) = step.edit {
                let update = try BatchUpdate(update, limits: view.limits)
                try view.performBatchUpdates(update, options: options)
            }
            return try view.displayFrame(for: step.request)
        }
    }

    private static func digest<Failure: Error>(
        _ perform: (Step) throws(Failure) -> DisplayFrame
    ) throws(Failure) -> DisplayFrameDigest {
        var digest = DisplayFrameDigest()
        var offset = 0.0
        var cells: [IndexPath] = []
        for number in 0..<frameCount {
            let bounds = Rect(
                x: 0, y: offset, width: viewport.width, height: viewport.height)
            let edit = FlingEdits.edit(before: number, cells: cells, reuseIdentifier: nil)
            let request = DisplayFrameRequest(
                bounds: bounds, time_ns: UInt64(number) * interval_ns, isComplete: true,
                preferredSizes: [])
            let frame = try perform(Step(edit: edit, request: request))
            digest.add(frame)
            cells = frame.elements.filter(\.isStayingCell).map(\.element.indexPath)
            offset += frame.contentOffsetAdjustment.y
            offset += frame.contentSize.height / Double(frameCount)
        }
        return digest
    }
}
