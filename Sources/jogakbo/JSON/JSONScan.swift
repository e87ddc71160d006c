/// Looks through a text that json-c has parsed for what json-c takes although it is no JSON, and
/// for what it loses: names that are there twice, and numbers beyond its own.
struct JSONScan {
    private let bytes: [UInt8]
    private var index = 0
    private var containers: [Container] = []
    /// Whether the next string names a member.
    private var expectsName = false

    private enum Container {
        case object(names: Set<String>, name: String)
        case array(index: Int)

        var path: String {
            switch self {
            case .object(_, let name): "." + name
            case .array(let index): "[\(index)]"
            }
        }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func check() throws(JSONFault) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                containers.append(.object(names: [], name: ""))
                expectsName = true
            case UInt8(ascii: "["): containers.append(.array(index: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                containers.removeLast()
                expectsName = false
            case UInt8(ascii: ","): goOn()
            case UInt8(ascii: "\""): try checkString()
            case UInt8(ascii: "'"): throw fault("a text stands in double quotes")
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                try checkNumber()
            default: break
            }
            index += 1
        }
    }

    /// Goes on to the next member or element.
    private mutating func goOn() {
        if case .array(let index) = containers.last {
            containers[containers.count - 1] = .array(index: index + 1)
        } else {
            expectsName = true
        }
    }

    /// Leaves `index` at the quote that ends the string.
    private mutating func checkString() throws(JSONFault) {
        let start = index + 1
        index = start
        while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] < 0x20 { throw fault("a text has a control character") }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if !expectsName { return }
        expectsName = false
        let name = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
        // Else json-c alone would know whether it is another one's.
        if name.contains("\\") { throw fault("the name '\(name)' has a backslash") }
        guard case .object(var names, _) = containers.removeLast() else { return }
        let isNew = names.insert(name).inserted
        containers.append(.object(names: names, name: name))
        if !isNew { throw fault("\(path) is there twice") }
    }

    /// Leaves `index` at the end of the number.
    private mutating func checkNumber() throws(JSONFault) {
        let rest = bytes[index...].prefix { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0...0x20: false
            default: true
            }
        }
        let text = String(decoding: rest, as: UTF8.self)
        switch JSONNumber(rest) {
        case nil: throw fault("'\(text)' is no number of JSON")
        case .whole where Int(text) == nil:
            throw fault("\(text) is too large; beyond 9223372036854775807 a number is a text")
        case .fraction where Double(text)?.isFinite != true: throw fault("\(text) is too large")
        default: break
        }
        index = rest.endIndex - 1
    }

    /// The place of the scan, such as `sections[1].names`.
    private var path: String {
        let path = containers.map(\.path).joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }

    private func fault(_ reason: String) -> JSONFault {
        JSONFault(reason, at: index, of: bytes)
    }
}
