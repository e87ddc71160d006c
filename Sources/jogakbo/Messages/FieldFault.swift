/// What is wrong with a field of a message that is written as JSON.
struct FieldFault: Error, Equatable {
    /// From the root on, such as `layout.flow.itemSise` or `sections[2].items[0]`.
    private(set) var path: String
    let reason: String

    /// A fault of the value itself.
    init(_ reason: String) {
        self.init(reason, at: "")
    }

    init(_ reason: String, at path: String) {
        (self.path, self.reason) = (path, reason)
    }

    /// The same fault, seen from the message that has the field.
    func inField(_ name: String) -> FieldFault {
        let isName = !path.isEmpty && !path.hasPrefix("[")
        return FieldFault(reason, at: name + (isName ? "." : "") + path)
    }

    /// The same fault, seen from the array.
    func inElement(_ index: Int) -> FieldFault {
        inField("[\(index)]")
    }

    var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
