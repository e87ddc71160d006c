import CMessages
import CProtobufC

/// A field of a message.
@safe final class MessageField {
    private let descriptor: UnsafePointer<ProtobufCFieldDescriptor>
    /// As in proto/.
    let protoName: String
    /// As in JSON: `itemSize`.
    let name: String
    let kind: Kind

    /// What a field holds, one by one where it is repeated.
    enum Kind {
        case int32, uint32, int64, uint64, float, double, bool, string
        case enumeration(EnumType)
        case message
    }

    /// - Parameter descriptor: A generated one, which lives as long as the process.
    init(_ descriptor: UnsafePointer<ProtobufCFieldDescriptor>) {
        unsafe self.descriptor = descriptor
        protoName = unsafe String(cString: descriptor.pointee.name)
        name = MessageField.lowerCamelCase(protoName)
        kind = unsafe MessageField.kind(of: descriptor.pointee)
    }

    var number: UInt32 { unsafe descriptor.pointee.id }
    var isRepeated: Bool { unsafe descriptor.pointee.label == PROTOBUF_C_LABEL_REPEATED }
    /// The place of the value in a message, in bytes: of a pointer, for what is repeated.
    var offset: Int { unsafe Int(descriptor.pointee.offset) }
    /// The place of the number of values, where the field is repeated.
    var countOffset: Int { unsafe Int(descriptor.pointee.quantifier_offset) }

    /// The place of the number that says which one of a choice is set; nil: the field is in none.
    var choiceOffset: Int? {
        let flag = PROTOBUF_C_FIELD_FLAG_ONEOF.rawValue
        return unsafe descriptor.pointee.flags & flag != 0
            ? Int(descriptor.pointee.quantifier_offset) : nil
    }

    /// The sort of the messages in the field.
    lazy var message: MessageType? = {
        guard case .message = kind, let type = unsafe descriptor.pointee.descriptor else {
            return nil
        }
        return unsafe MessageType(type.assumingMemoryBound(to: ProtobufCMessageDescriptor.self))
    }()

    private static func kind(of field: ProtobufCFieldDescriptor) -> Kind {
        switch field.type {
        case PROTOBUF_C_TYPE_INT32, PROTOBUF_C_TYPE_SINT32, PROTOBUF_C_TYPE_SFIXED32: return .int32
        case PROTOBUF_C_TYPE_UINT32, PROTOBUF_C_TYPE_FIXED32: return .uint32
        case PROTOBUF_C_TYPE_INT64, PROTOBUF_C_TYPE_SINT64, PROTOBUF_C_TYPE_SFIXED64: return .int64
        case PROTOBUF_C_TYPE_UINT64, PROTOBUF_C_TYPE_FIXED64: return .uint64
        case PROTOBUF_C_TYPE_FLOAT: return .float
        case PROTOBUF_C_TYPE_DOUBLE: return .double
        case PROTOBUF_C_TYPE_BOOL: return .bool
        case PROTOBUF_C_TYPE_STRING: return .string
        case PROTOBUF_C_TYPE_ENUM: return unsafe .enumeration(EnumType(field.descriptor))
        case PROTOBUF_C_TYPE_MESSAGE: return .message
        default: preconditionFailure("proto/ has no fields of bytes")
        }
    }

    /// The name that the protobuf mapping gives a field in JSON.
    static func lowerCamelCase(_ name: String) -> String {
        var result = ""
        var isUpper = false
        for character in name {
            if character == "_" {
                isUpper = true
            } else {
                result += isUpper ? character.uppercased() : String(character)
                isUpper = false
            }
        }
        return result
    }
}
