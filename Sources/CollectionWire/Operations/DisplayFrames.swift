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
        let own = connected.view.limits
        if !preferredSizes.isEmpty {
            let others = connection.charge(besides: connected)
            connected.view.limits.dataBytes = max(0, own.dataBytes - others.bytes)
        }
        defer { connected.view.limits = own }
        do throws(CollectionError) {
            try connected.view.showDisplayFrame(for: self)
        } catch {
            throw Status(error)
        }
        return connected
    }
}

extension DisplayFrame: OperationAnswer {}
