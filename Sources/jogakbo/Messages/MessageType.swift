import CMessages
import CProtobufC

/// A message of proto/, as protobuf-c describes it.
@safe final class MessageType {
    let descriptor: UnsafePointer<ProtobufCMessageDescriptor>
    let name: String
    /// By their numbers.
    let fields: [MessageField]
    private let indexes: [String: Int]

    /// - Parameter descriptor: A generated one, which lives as long as the process.
    init(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) {
        unsafe self.descriptor = descriptor
        name = unsafe String(cString: descriptor.pointee.short_name)
        let fields = unsafe (0..<Int(descriptor.pointee.n_fields)).map { index in
            unsafe MessageField(descriptor.pointee.fields + index)
        }
        self.fields = fields
        var indexes: [String: Int] = [:]
        for (index, field) in fields.enumerated() {
            indexes[field.protoName] = index
            indexes[field.name] = index
        }
        self.indexes = indexes
    }

    var byteCount: Int { unsafe descriptor.pointee.sizeof_message }

    /// The index of a field, by either of its names.
    func index(of name: String) -> Int? { indexes[name] }

    /// Makes a message of which all fields are left out.
    func begin(_ message: UnsafeMutableRawPointer) {
        unsafe descriptor.pointee.message_init(
            message.bindMemory(to: ProtobufCMessage.self, capacity: 1))
    }
}
