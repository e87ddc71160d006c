import CMessages
import CProtobufC

/// Goes through the fields of messages in one direction: reads them into values, or writes them.
///
/// Every function takes a field of a message and what the value has in its place, and assigns one
/// of them to the other. A fault does not end the reading: the first one is kept, and the fields
/// behind it are read as well, in vain.
@safe package struct FieldCoder {
    package enum Direction {
        case reading, writing
    }

    let direction: Direction
    let arena: MessageArena
    /// What is wrong with the first field that cannot be.
    private(set) var fault: Status?

    init(_ direction: Direction, in arena: MessageArena) {
        self.direction = direction
        self.arena = arena
    }

    var isReading: Bool { direction == .reading }

    mutating func fail(_ status: @autoclosure () -> Status) {
        if fault == nil { fault = status() }
    }
}

// Numbers, flags and texts.
extension FieldCoder {
    func code<Number>(_ field: inout Number, _ value: inout Number) {
        if isReading { value = field } else { field = value }
    }

    /// A count, which is never negative.
    func code(_ field: inout UInt64, _ value: inout Int) {
        if isReading { value = Int(clamping: field) } else { field = UInt64(clamping: value) }
    }

    func code(_ field: inout protobuf_c_boolean, _ value: inout Bool) {
        if isReading { value = field != 0 } else { field = value ? 1 : 0 }
    }

    /// A flag that proto/ tells the other way around, so that what is left out is the default.
    func code(_ field: inout protobuf_c_boolean, not value: inout Bool) {
        if isReading { value = field == 0 } else { field = value ? 0 : 1 }
    }

    /// A flag that is one of a set of options.
    func code<Options: OptionSet>(
        _ field: inout protobuf_c_boolean, _ option: Options.Element, of options: inout Options
    ) {
        if !isReading {
            field = options.contains(option) ? 1 : 0
        } else if field != 0 {
            options.insert(option)
        } else {
            options.remove(option)
        }
    }

    func code<Options: OptionSet>(
        _ field: inout UInt32, _ value: inout Options
    ) where Options.RawValue == UInt32 {
        if isReading { value = Options(rawValue: field) } else { field = value.rawValue }
    }

    func code<Options: OptionSet>(
        _ field: inout UInt64, _ value: inout Options
    ) where Options.RawValue == UInt64 {
        if isReading { value = Options(rawValue: field) } else { field = value.rawValue }
    }

    /// A case of an enumeration; proto3 lets any number through.
    ///
    /// - Parameter name: As in proto/.
    mutating func code<Field: RawRepresentable, Value: RawRepresentable>(
        _ field: inout Field, _ value: inout Value, _ name: StaticString
    ) where Field.RawValue == UInt32, Value.RawValue == UInt32 {
        if !isReading {
            if let number = Field(rawValue: value.rawValue) { field = number }
        } else if let known = Value(rawValue: field.rawValue) {
            value = known
        } else {
            fail(.unknown(field.rawValue, name, of: Value.self))
        }
    }

    /// The same in a field that has no enumeration in proto/.
    mutating func code<Value: RawRepresentable>(
        _ field: inout UInt32, _ value: inout Value, _ name: StaticString
    ) where Value.RawValue == UInt32 {
        if !isReading {
            field = value.rawValue
        } else if let known = Value(rawValue: field) {
            value = known
        } else {
            fail(.unknown(field, name, of: Value.self))
        }
    }

    /// Bytes that are valid UTF-8.
    mutating func code(
        _ field: inout UnsafeMutablePointer<CChar>?, _ text: inout [UInt8], _ name: StaticString
    ) {
        if !isReading {
            unsafe field = arena.string(text)
        } else if let string = unsafe field, unsafe UnsafePointer(string) != empty_string() {
            text = unsafe [UInt8](arena.bytes(of: string))
            if String(validating: text, as: UTF8.self) == nil {
                fail(.malformed("\(name) is not valid UTF-8"))
            }
        }
    }
}

// Messages in messages.
extension FieldCoder {
    /// A message that is always written; where it was left out, the value stays as it is.
    mutating func code<Value: MessageCodable>(
        _ field: inout UnsafeMutablePointer<Value.Message>?, _ value: inout Value
    ) {
        if !isReading {
            unsafe field = write(value)
        } else if let message = unsafe field {
            value = unsafe read(message)
        }
    }

    /// A message that is left out where it would say nothing but `usual`.
    mutating func code<Value: MessageCodable & Equatable>(
        _ field: inout UnsafeMutablePointer<Value.Message>?, _ value: inout Value,
        leavingOut usual: Value
    ) {
        if isReading || value != usual { unsafe code(&field, &value) }
    }

    /// A message that is left out where there is no value.
    mutating func code<Value: MessageCodable>(
        _ field: inout UnsafeMutablePointer<Value.Message>?, _ value: inout Value?
    ) {
        if isReading {
            value = unsafe field.map { unsafe read($0) }
        } else {
            unsafe field = value.map { unsafe write($0) }
        }
    }

    /// A message that must be there.
    mutating func code<Value: MessageCodable>(
        _ field: inout UnsafeMutablePointer<Value.Message>?, _ value: inout Value,
        orFail status: @autoclosure () -> Status
    ) {
        if unsafe isReading && field == nil { fail(status()) }
        unsafe code(&field, &value)
    }

    /// A number that is not 0 where it is left out.
    mutating func code(
        _ field: inout UnsafeMutablePointer<Jogakbo__V1__Length>?, _ value: inout Double
    ) {
        if !isReading {
            let message = unsafe arena.make(jogakbo__v1__length__init)
            unsafe message.pointee.value = value
            unsafe field = message
        } else if let message = unsafe field {
            value = unsafe message.pointee.value
        }
    }

    mutating func read<Value: MessageCodable>(
        _ message: UnsafeMutablePointer<Value.Message>
    ) -> Value {
        var value = Value.blank
        unsafe value.code(&message.pointee, with: &self)
        return value
    }

    mutating func write<Value: MessageCodable>(
        _ value: Value
    ) -> UnsafeMutablePointer<Value.Message> {
        let message = unsafe arena.make(Value.begin)
        var value = value
        unsafe value.code(&message.pointee, with: &self)
        return unsafe message
    }
}
