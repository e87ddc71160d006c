import CollectionClient
import CollectionCore

/// The display frames by which doors are compared: `frameCount` complete ones of 400 x 800, from
/// the start of the content on, each a `frameCount`th of the content further.
///
/// Layout is flow with UIKit's defaults, sizes from the document, headers of 24 points that are
/// pinned; no reuse identifier is registered. `Examples/c` does the same through the C library.
enum DigestRun {
    static let frameCount = 600
    static let viewport = Size(width: 400, height: 800)

    static var layout: FlowLayout {
        var layout = FlowLayout()
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 24)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    /// The digest of a fresh view on the client's server.
    static func digest(
        of document: Document, through client: inout CollectionClient
    ) throws(ClientError) -> DisplayFrameDigest {
        let view = try client.createView()
        try client.setFlowLayout(layout, view: view)
        try client.push(DataColumns(document, classes: nil, itemSize: nil), view: view)
        return try digest { (request) throws(ClientError) in
            try client.displayFrame(for: request, view: view)
        }
    }

    /// The same in this process, without a server.
    static func digest(
        ofView view: inout CollectionView, _ document: Document
    ) throws(CollectionError) -> DisplayFrameDigest {
        try view.setFlowLayout(layout)
        try view.setDataSource(document, classes: nil, itemSize: nil)
        return try digest { (request) throws(CollectionError) in
            try view.displayFrame(for: request)
        }
    }

    private static func digest<Failure: Error>(
        _ displayFrame: (DisplayFrameRequest) throws(Failure) -> DisplayFrame
    ) throws(Failure) -> DisplayFrameDigest {
        var digest = DisplayFrameDigest()
        var offset = 0.0
        for _ in 0..<frameCount {
            let bounds = Rect(
                x: 0, y: offset, width: viewport.width, height: viewport.height)
            let frame = try displayFrame(
                DisplayFrameRequest(
                    bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: []))
            digest.add(frame)
            offset += frame.contentSize.height / Double(frameCount)
        }
        return digest
    }
}
