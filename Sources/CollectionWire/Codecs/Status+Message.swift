import CMessages
import CollectionCore

extension Status {
    init(_ message: UnsafePointer<StatusMessage>, in arena: MessageArena) throws(Status) {
        var blank = unsafe StatusMessage()
        unsafe jogakbo__v1__status__init(&blank)
        let text = try unsafe arena.text(message.pointee.message, default: blank.message, "message")
        unsafe self.init(
            code: try .known(message.pointee.code.rawValue, "code"),
            error: message.pointee.error.rawValue, message: String(decoding: text, as: UTF8.self),
            isFatal: message.pointee.is_fatal != 0)
        if let update = unsafe message.pointee.invalid_update {
            invalidUpdate = try unsafe InvalidUpdate(update)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<StatusMessage> {
        let message = unsafe arena.make(jogakbo__v1__status__init)
        unsafe message.pointee.code = Jogakbo__V1__StatusCode(code.rawValue)
        unsafe message.pointee.error = Jogakbo__V1__ErrorCode(error)
        unsafe message.pointee.message = arena.string(self.message.utf8)
        unsafe message.pointee.is_fatal = isFatal ? 1 : 0
        if let invalidUpdate {
            unsafe message.pointee.invalid_update = invalidUpdate.message(in: arena)
        }
        return unsafe message
    }
}
