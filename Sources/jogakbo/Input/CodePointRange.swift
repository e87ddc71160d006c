/// A run of code points that share a property.
struct CodePointRange: Equatable {
    let first: UInt32
    let last: UInt32
    let value: String
}

extension TextFile {
    /// Reads lines such as `0020..007F; value`, sorted. Comments begin with `#`.
    func codePointRanges() throws(InputError) -> [CodePointRange] {
        var ranges: [CodePointRange] = []
        try forEachLine { (number, line) throws(InputError) in
            let content = line.prefix { byte in byte != Ascii.numberSign }
            guard !content.trimmed.isEmpty else { return }
            let fields = content.fields(separatedBy: Ascii.semicolon)
            let ends = fields[0].trimmed.fields(separatedBy: Ascii.period)
            guard fields.count == 2, let first = ends.first.flatMap(hexadecimal),
                let last = ends.last.flatMap(hexadecimal), first <= last
            else { throw error("no range of code points and value in it", line: number) }
            let value = String(decoding: fields[1].trimmed, as: UTF8.self)
            ranges.append(CodePointRange(first: first, last: last, value: value))
        }
        return ranges
    }
}

extension [CodePointRange] {
    /// The range that a code point lies in.
    ///
    /// - Precondition: The ranges are sorted and do not overlap.
    func index(containing codePoint: UInt32) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].last < codePoint { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].first <= codePoint ? low : nil
    }
}

private func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
}
