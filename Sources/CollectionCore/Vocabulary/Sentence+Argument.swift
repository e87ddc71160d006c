extension Sentence {
    /// The name of an argument: `bounds.width`, `widths[3]` or `metrics[1].item_size.width`.
    ///
    /// - Parameter index: The index of the wrong entry, if the argument is a column; nil: no entry.
    ///   It stands behind the name, or in the place of the `#` of the name. Without an index, such
    ///   a name begins behind `#.`.
    @inline(never)
    init(of argument: CollectionError.Argument, index: Int? = nil) {
        var name: Sentence = ""
        var hasIndex = false
        argument.name.forEachByte { byte in
            if byte != UInt8(ascii: "#") {
                name.text.append(byte)
            } else if let index {
                name = "\(name)[\(index)]"
                hasIndex = true
            } else {
                name.text = []
            }
        }
        if name.text.first == UInt8(ascii: ".") { name.text.removeFirst() }
        if let index, !hasIndex { name = "\(name)[\(index)]" }
        if let field = argument.field { name = "\(name).\(field)" }
        self = name
    }
}
