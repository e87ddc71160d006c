import CMessages
package import CollectionCore

extension DisplayFrameRequest: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME }

    /// Sizes that were measured take memory as well.
    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> DisplayFrame {
        let connected = connection.views[try connection.indexOfView(view)]
        let own = connected.view.limits
        if !preferredSizes.isEmpty {
            let others = connection.charge(besides: connected)
            connected.view.limits.dataBytes = max(0, own.dataBytes - others.bytes)
        }
        defer { connected.view.limits = own }
        do throws(CollectionError) { return try connected.view.displayFrame(for: self) } catch {
            throw Status(error)
        }
    }
}

extension DisplayFrame: OperationAnswer {}
