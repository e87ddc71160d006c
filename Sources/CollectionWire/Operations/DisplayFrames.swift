import CMessages
package import CollectionCore

extension DisplayFrameRequest: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> DisplayFrame {
        try show(on: &connection, view: view).view.screen.frame
    }

    /// Has a view make the display frame, which stays in the view.
    ///
    /// Sizes that were measured take memory as well.
    func show(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ConnectedView {
        let connected = try connection.views.view(view)
        var dataBytesMax = connection.limits.dataBytes
        if !preferredSizes.isEmpty {
            dataBytesMax = max(0, dataBytesMax - connection.charge(besides: connected).bytes)
        }
        do throws(CollectionError) {
            try connected.view.showDisplayFrame(for: self, dataBytesMax: dataBytesMax)
        } catch {
            throw Status(error)
        }
        return connected
    }
}

extension DisplayFrame: OperationAnswer {}
