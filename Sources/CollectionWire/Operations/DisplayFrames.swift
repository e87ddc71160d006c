import CMessages
package import CollectionCore

/// An operation that a display frame answers, which stays in its view.
protocol DisplayFrameOperation: Operation {
    /// Has a view make the display frame.
    func show(on connection: inout Connection, view: UInt32) throws(Status) -> ConnectedView
}

extension DisplayFrameRequest: DisplayFrameOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> DisplayFrame {
        try show(on: &connection, view: view).view.shownFrame
    }

    func show(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ConnectedView {
        var request = self
        return try show(on: &connection, view: view) {
            (view, dataBytesMax) throws(CollectionError) in
            try view.showDisplayFrame(for: &request, dataBytesMax: dataBytesMax)
        }
    }

    /// Has a view make the display frame by `body`, which gets the limit for what measured sizes
    /// take: they take memory as well.
    @inline(__always)
    func show(
        on connection: inout Connection, view: UInt32,
        by body: (inout CollectionView, Int) throws(CollectionError) -> Void
    ) throws(Status) -> ConnectedView {
        let connected = try connection.views.view(view)
        var dataBytesMax = connection.limits.dataBytes
        if !preferredSizes.isEmpty {
            dataBytesMax = max(0, dataBytesMax - connection.charge(besides: connected).bytes)
        }
        do throws(CollectionError) {
            try body(&connected.view, dataBytesMax)
        } catch {
            throw Status(error)
        }
        return connected
    }
}

extension DisplayFrame: OperationAnswer {}
