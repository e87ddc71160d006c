import CSockets
import Glibc

extension Arguments {
    /// Parses the words after a command's name by getopt_long: options and operands in any order,
    /// `--` ends the options, long ones may be shortened while they stay unique.
    init(parsing words: [String], of command: Command) throws(CommandError) {
        self.init()
        let known = command.options + [.help]
        let strings = CStrings([command.name] + words)
        let names = CStrings(known.map(\.name))
        var table: [option] = unsafe []
        for (index, entry) in known.enumerated() {
            unsafe table.append(
                option(
                    name: names.pointers[index], has_arg: entry.valueName == nil ? 0 : 1,
                    flag: nil, val: firstLongOption + Int32(index)))
        }
        unsafe table.append(option())
        let letters = shortOptions(of: known)
        options_begin()
        while true {
            var value: UnsafePointer<CChar>?
            let found = unsafe options_next(
                Int32(strings.count), strings.pointers, letters, table, &value)
            let text = unsafe value.map { unsafe String(cString: $0) }
            if found == OPTIONS_END { break }
            if found == OPTIONS_UNKNOWN {
                throw .usage("'\(text ?? "")': no such option, or no value belongs there")
            }
            if found == OPTIONS_MISSING_VALUE {
                throw .usage("'\(text ?? "")': a value is missing")
            }
            if let option = knownOption(found, among: known) { append(text, for: option) }
        }
        for index in Int(options_first_operand())..<strings.count {
            if let word = unsafe strings.pointers[index] {
                append(operand: unsafe String(cString: word))
            }
        }
    }
}

/// Long options are numbered from here, above every letter.
private let firstLongOption: Int32 = 256

private func knownOption(_ found: Int32, among known: [CommandOption]) -> CommandOption? {
    if found >= firstLongOption { return known[Int(found - firstLongOption)] }
    return known.first { option in option.letter.map { Int32($0.value) } == found }
}

/// getopt's string of letters: a colon first tells a missing value from an unknown option.
private func shortOptions(of known: [CommandOption]) -> String {
    var letters = ":"
    for option in known {
        guard let letter = option.letter else { continue }
        letters.unicodeScalars.append(letter)
        if option.valueName != nil { letters += ":" }
    }
    return letters
}

/// C strings that live as long as this does, ended by a null pointer; C may reorder them.
@safe private struct CStrings: ~Copyable {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let count: Int

    init(_ strings: [String]) {
        count = strings.count
        unsafe pointers = .allocate(capacity: strings.count + 1)
        for (index, string) in strings.enumerated() {
            unsafe (pointers + index).initialize(to: strdup(string))
        }
        unsafe (pointers + strings.count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { unsafe free(pointers[index]) }
        unsafe pointers.deallocate()
    }
}
