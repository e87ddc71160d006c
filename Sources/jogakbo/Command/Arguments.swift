/// What the user gave a command: options with their values, and operands.
struct Arguments: Sendable {
    /// The words that are no options, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    func contains(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    /// The values of an option that may be repeated, in order.
    func strings(_ option: CommandOption) -> [String] {
        values[option.name] ?? []
    }

    /// The option's value; the last one, where it was repeated.
    func string(_ option: CommandOption) -> String? {
        values[option.name]?.last
    }

    /// A whole number such as `12` or, in binary multiples, `64K`, `16M` and `2G`.
    func integer(
        _ option: CommandOption, in range: ClosedRange<Int>
    ) throws(CommandError) -> Int? {
        guard let text = string(option) else { return nil }
        guard let number = Arguments.integer(text), range.contains(number) else {
            throw .usage(
                "--\(option.name): '\(text)' is no whole number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
        }
        return number
    }

    /// A number such as `1.5`.
    func number(
        _ option: CommandOption, in range: ClosedRange<Double>
    ) throws(CommandError) -> Double? {
        guard let text = string(option) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw .usage(
                "--\(option.name): '\(text)' is no number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
        }
        return number
    }

    /// Fails unless there are as many operands as `range` says.
    ///
    /// - Parameter name: What the synopsis of the command calls the first one.
    func requireOperands(
        _ range: ClosedRange<Int>, named name: String = "an operand"
    ) throws(CommandError) {
        if operands.count > range.upperBound {
            throw .usage("unexpected operand '\(operands[range.upperBound])'")
        }
        if operands.count < range.lowerBound {
            throw .usage("\(name) is missing")
        }
    }

    mutating func append(operand: String) {
        operands.append(operand)
    }

    mutating func append(_ value: String?, for option: CommandOption) {
        values[option.name, default: []].append(value ?? "")
    }

    private static func integer(_ text: String) -> Int? {
        let shift: Int
        switch text.last {
        case "K": shift = 10
        case "M": shift = 20
        case "G": shift = 30
        default: return Int(text)
        }
        guard let number = Int(text.dropLast()) else { return nil }
        let (product, overflow) = number.multipliedReportingOverflow(by: 1 << shift)
        return overflow ? nil : product
    }
}
