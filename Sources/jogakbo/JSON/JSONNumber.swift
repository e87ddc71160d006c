/// The form of a number, by the grammar of JSON.
enum JSONNumber {
    case whole
    /// With a fraction, or an exponent.
    case fraction

    /// Nil for what is no number.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        self = .whole
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let isPadded = rest.first == UInt8(ascii: "0")
        guard let count = rest.removeDigits(), count == 1 || !isPadded else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            self = .fraction
            if rest.removeDigits() == nil { return nil }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            self = .fraction
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
                rest.removeFirst()
            }
            if rest.removeDigits() == nil { return nil }
        }
        if !rest.isEmpty { return nil }
    }
}

extension ArraySlice<UInt8> {
    /// - Returns: How many there were; nil for none.
    fileprivate mutating func removeDigits() -> Int? {
        let count = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        removeFirst(count)
        return count == 0 ? nil : count
    }
}
