import CollectionClient
import CollectionCore

/// A view in this process that gets the same calls as one on the server.
final class Mirror {
    private var view = CollectionView(limits: Limits())

    init(_ document: Document, _ layout: LayoutOptions) throws(CommandError) {
        do {
            let classes = try view.registerClasses(of: document)
            try view.setEnvironment(layout.environment)
            try view.setLayout(layout.layout)
            try view.setDataSource(
                document, classes: classes, itemSize: layout.itemSize, spans: layout.spans)
        } catch {
            throw .failure("in this process: \(error.message)")
        }
    }

    /// Makes the same calls.
    func perform(
        _ calls: (inout CollectionView) throws(CollectionError) -> Void
    ) throws(CommandError) {
        do throws(CollectionError) {
            try calls(&view)
        } catch {
            throw .failure("in this process: \(error.message)")
        }
    }

    /// Makes the same update.
    func perform(
        _ update: UpdateColumns, _ options: BatchUpdateOptions
    ) throws(CommandError) {
        try perform { (view) throws(CollectionError) in
            try view.performBatchUpdates(
                BatchUpdate(update, limits: Limits()), options: options)
        }
    }

    /// Enables the scroller, with its events.
    func enableScrolling() throws(CommandError) {
        try perform { (view) throws(CollectionError) in
            try view.setScrollConfiguration(.enabled)
            try view.setEventMask(.scrolling)
        }
    }

    /// Sends the same samples.
    func sendPointers(_ samples: [PointerSample]) throws(CommandError) {
        try perform { (view) throws(CollectionError) in
            try view.sendPointers(samples.span)
            _ = view.nextEvents()
        }
    }

    /// Makes the same call.
    ///
    /// - Throws: When the answer is another.
    func verify(
        _ frame: DisplayFrame, request: DisplayFrameRequest, connection: Int
    ) throws(CommandError) {
        let expected: DisplayFrame
        do {
            expected = try view.displayFrame(for: request)
        } catch {
            throw .failure("in this process: \(error.message)")
        }
        if let difference = DisplayFrameDifference.first(frame, expected: expected) {
            throw .failure(
                "display frame \(expected.sequence) of connection \(connection), at "
                    + "(\(request.bounds.x), \(request.bounds.y)), is wrong: \(difference)")
        }
    }
}
