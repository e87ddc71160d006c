import CMessages
import CProtobufC
import CollectionWire

/// The messages of a session, requests and responses, as JSON and as bytes.
@safe struct SessionMessages {
    let request: MessageType
    let response: MessageType
    private let arena = MessageArena()

    init() {
        var message = Jogakbo__V1__Request()
        unsafe jogakbo__v1__request__init(&message)
        unsafe request = MessageType(message.base.descriptor)
        var answer = Jogakbo__V1__Response()
        unsafe jogakbo__v1__response__init(&answer)
        unsafe response = MessageType(answer.base.descriptor)
    }

    /// The fields of a request that are operations, in the order of their numbers.
    var operations: [MessageField] { request.fields.filter { $0.choiceOffset != nil } }

    /// An operation by its name in proto/ or in JSON.
    func operation(named name: String) -> MessageField? {
        guard let index = request.index(of: name) else { return nil }
        let field = request.fields[index]
        return field.choiceOffset == nil ? nil : field
    }

    /// A request as bytes.
    ///
    /// - Throws: The first fault of the JSON.
    func packedRequest(_ json: JSON) throws(FieldFault) -> [UInt8] {
        arena.reset(byteCountMax: 0)
        let message = unsafe UnsafeMutableRawPointer(
            arena.column(of: Jogakbo__V1__Request.self, count: 1))
        unsafe request.begin(message)
        try unsafe MessageReader(arena: arena).read(json, into: message, request)
        return unsafe request.packed(message)
    }

    /// A message as JSON; nil where the bytes are no such message.
    func json(_ bytes: UnsafeRawBufferPointer, _ type: MessageType) -> JSON? {
        guard let message = unsafe type.unpacked(bytes, in: arena) else { return nil }
        return unsafe MessageWriter(arena: arena).json(message, type)
    }
}
