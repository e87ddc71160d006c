import CMessages
package import CollectionCore

/// An operation that a display frame answers, which stays in its view.
protocol DisplayFrameOperation: Operation {
    /// Has a view make the display frame.
    consuming func show(on connection: inout Connection, view: UInt32) throws(Status)
        -> ConnectedView
}

extension DisplayFrameRequest: DisplayFrameOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> DisplayFrame {
        try show(on: &connection, view: view).view.shownFrame
    }

    consuming func show(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ConnectedView {
        let measures = !preferredSizes.isEmpty
        var request = self
        return try Self.show(on: &connection, view: view, measures: measures) {
            (view, dataBytesMax) throws(CollectionError) in
            try view.showDisplayFrame(for: &request, dataBytesMax: dataBytesMax)
        }
    }

    /// Has a view make a display frame by `body`, which gets the limit of data bytes.
    ///
    /// - Parameter measures: Whether the request has measured sizes, which take memory as well.
    @inline(__always)
    static func show(
        on connection: inout Connection, view: UInt32, measures: Bool,
        by body: (inout CollectionView, Int) throws(CollectionError) -> Void
    ) throws(Status) -> ConnectedView {
        let connected = try connection.views.view(view)
        var dataBytesMax = connection.limits.dataBytes
        if measures {
            dataBytesMax = max(0, dataBytesMax - connection.charge(besides: connected).bytes)
        }
        let elementCountMax = connection.memory?.elementCountMax
        do throws(CollectionError) {
            if let elementCountMax {
                try connected.show(newElementCountMax: elementCountMax) {
                    view throws(CollectionError) in try body(&view, dataBytesMax)
                }
            } else {
                try body(&connected.view, dataBytesMax)
            }
        } catch {
            throw connection.refusal(of: error, newElementCountMax: elementCountMax)
        }
        return connected
    }
}

extension DisplayFrame: OperationAnswer {}

extension Connection {
    /// Why a display frame is refused: with too many elements for what is left of the memory of
    /// the server, or for another reason.
    fileprivate mutating func refusal(
        of error: CollectionError, newElementCountMax: Int?
    ) -> Status {
        guard newElementCountMax != nil, case .limitExceeded(let limit, _, _) = error,
            limit == .elements || limit == .elementsNearby
        else { return Status(error) }
        return memory?.refusal ?? Status(error)
    }
}
