import CMessages
import CProtobufC

/// An enumeration of proto/.
struct EnumType {
    let name: String
    /// In the order of proto/, as far as the numbers keep it.
    let cases: [(name: String, number: Int32)]

    /// - Parameter descriptor: A generated `ProtobufCEnumDescriptor`.
    init(_ descriptor: UnsafeRawPointer?) {
        guard let type = unsafe descriptor?.assumingMemoryBound(to: ProtobufCEnumDescriptor.self)
        else {
            (name, cases) = ("", [])
            return
        }
        name = unsafe String(cString: type.pointee.short_name)
        cases = unsafe (0..<Int(type.pointee.n_values)).map { index in
            let value = unsafe type.pointee.values[index]
            return unsafe (String(cString: value.name), value.value)
        }
    }

    func number(named name: String) -> Int32? { cases.first { $0.name == name }?.number }

    func name(of number: Int32) -> String? { cases.first { $0.number == number }?.name }
}
