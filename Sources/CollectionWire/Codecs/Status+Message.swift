package import CMessages
import CollectionCore

extension Status: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Status> {
        unsafe jogakbo__v1__status__init
    }
    package static var blank: Status {
        Status(code: .ok, error: 0, message: "", isFatal: false)
    }

    package mutating func code(_ m: inout Jogakbo__V1__Status, with coder: inout FieldCoder) {
        coder.code(&m.code, &code, "code")
        coder.code(&m.error.rawValue, &error)
        var text = Array(message.utf8)
        unsafe coder.code(&m.message, &text, "message")
        message = String(decoding: text, as: UTF8.self)
        coder.code(&m.is_fatal, &isFatal)
        unsafe coder.code(&m.invalid_update, &invalidUpdate)
    }
}
