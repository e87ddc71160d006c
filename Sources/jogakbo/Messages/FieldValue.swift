import CMessages
import CProtobufC

/// A value of a field that is no message, as it lies in memory.
@safe enum FieldValue {
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case float(Float)
    case double(Double)
    case bool(Bool)
    case string(UnsafeMutablePointer<CChar>?)
    case message(UnsafeMutableRawPointer?)

    /// What protobuf-c has where a field is left out.
    static func leftOut(_ kind: MessageField.Kind) -> FieldValue {
        switch kind {
        case .int32, .enumeration: .int32(0)
        case .uint32: .uint32(0)
        case .int64: .int64(0)
        case .uint64: .uint64(0)
        case .float: .float(0)
        case .double: .double(0)
        case .bool: .bool(false)
        case .string: unsafe .string(UnsafeMutablePointer(mutating: empty_string()))
        case .message: unsafe .message(nil)
        }
    }

    /// Reads a value of a kind.
    init(_ kind: MessageField.Kind, at place: UnsafeRawPointer) {
        self =
            switch kind {
            case .int32, .enumeration: unsafe .int32(place.load(as: Int32.self))
            case .uint32: unsafe .uint32(place.load(as: UInt32.self))
            case .int64: unsafe .int64(place.load(as: Int64.self))
            case .uint64: unsafe .uint64(place.load(as: UInt64.self))
            case .float: unsafe .float(place.load(as: Float.self))
            case .double: unsafe .double(place.load(as: Double.self))
            case .bool: unsafe .bool(place.load(as: protobuf_c_boolean.self) != 0)
            case .string: unsafe .string(place.load(as: UnsafeMutablePointer<CChar>?.self))
            case .message: unsafe .message(place.load(as: UnsafeMutableRawPointer?.self))
            }
    }

    func store(to place: UnsafeMutableRawPointer) {
        switch self {
        case .int32(let value): unsafe place.storeBytes(of: value, as: Int32.self)
        case .uint32(let value): unsafe place.storeBytes(of: value, as: UInt32.self)
        case .int64(let value): unsafe place.storeBytes(of: value, as: Int64.self)
        case .uint64(let value): unsafe place.storeBytes(of: value, as: UInt64.self)
        case .float(let value): unsafe place.storeBytes(of: value, as: Float.self)
        case .double(let value): unsafe place.storeBytes(of: value, as: Double.self)
        case .bool(let value):
            unsafe place.storeBytes(of: value ? 1 : 0, as: protobuf_c_boolean.self)
        case .string(let value):
            unsafe place.storeBytes(of: value, as: UnsafeMutablePointer<CChar>?.self)
        case .message(let value):
            unsafe place.storeBytes(of: value, as: UnsafeMutableRawPointer?.self)
        }
    }
}

extension MessageField.Kind {
    /// How far values are apart in a list.
    var byteCount: Int {
        switch self {
        case .int32, .uint32, .float, .bool, .enumeration: 4
        case .int64, .uint64, .double, .string, .message: 8
        }
    }
}
