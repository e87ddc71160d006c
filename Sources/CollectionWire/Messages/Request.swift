import CMessages

/// One message from a client.
package struct Request {
    /// The client's own, echoed.
    package var id: UInt64
    /// From `CreateView`; 0 in what is about no view.
    package var view: UInt32
    package var operation: any Operation

    package init(id: UInt64, view: UInt32, operation: any Operation) {
        self.id = id
        self.view = view
        self.operation = operation
    }
}

extension Request {
    /// - Throws: When there is no operation that is known, or it has a field that cannot be.
    init(_ message: UnsafePointer<Jogakbo__V1__Request>, in arena: MessageArena) throws(Status) {
        let type = try unsafe Operations.type(of: message.pointee)
        unsafe self.init(
            id: message.pointee.id, view: message.pointee.view,
            operation: try type.init(operationOf: message.pointee, in: arena))
    }

    /// The request as a message of the arena's.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<Jogakbo__V1__Request> {
        let message = unsafe arena.make(jogakbo__v1__request__init)
        unsafe message.pointee.id = id
        unsafe message.pointee.view = view
        unsafe operation.lend(to: &message.pointee, in: arena)
        return unsafe message
    }
}

// All operations of a request are messages, and share the storage of their pointers.
extension Operation {
    init(operationOf request: Jogakbo__V1__Request, in arena: MessageArena) throws(Status) {
        let message = unsafe UnsafeMutableRawPointer(request.hello)
        guard let message = unsafe message?.assumingMemoryBound(to: Message.self) else {
            throw .malformed("the request has no operation")
        }
        try unsafe self.init(message, in: arena)
    }

    fileprivate func lend(to request: inout Jogakbo__V1__Request, in arena: MessageArena) {
        let message = unsafe UnsafeMutableRawPointer(self.message(in: arena))
        unsafe request.hello = message.assumingMemoryBound(to: Jogakbo__V1__Hello.self)
        request.operation_case = Self.number
    }
}

extension Jogakbo__V1__Request {
    /// Which of the operations that share the request's number.
    var variant: UInt32 {
        switch operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_ASK_SNAPSHOT:
            unsafe ask_snapshot.pointee.question_case.rawValue
        case JOGAKBO__V1__REQUEST__OPERATION_ASK_SECTION_SNAPSHOT:
            unsafe ask_section_snapshot.pointee.question_case.rawValue
        default: 0
        }
    }
}
