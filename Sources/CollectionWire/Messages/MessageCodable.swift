/// A value that a message of proto/ carries: its fields are told once, for both directions.
package protocol MessageCodable: SendableMetatype {
    associatedtype Message
    /// The generated function that begins a message, with all fields left out.
    static var begin: MessageBegin<Message> { get }
    /// What a message says whose fields are all left out.
    static var blank: Self { get }
    /// Goes through the fields: the coder reads each one into the value, or writes it from there.
    mutating func code(_ message: inout Message, with coder: inout FieldCoder)
}

package typealias MessageBegin<Message> = (UnsafeMutablePointer<Message>?) -> Void

extension MessageCodable {
    /// A message without fields.
    package mutating func code(_ message: inout Message, with coder: inout FieldCoder) {}

    /// Reads a message that was unpacked in an arena.
    ///
    /// - Throws: What is wrong with the first field that cannot be.
    package init(
        _ message: UnsafePointer<Message>, in arena: MessageArena
    ) throws(Status) {
        var coder = FieldCoder(.reading, in: arena)
        self = unsafe coder.read(UnsafeMutablePointer(mutating: message))
        if let fault = coder.fault { throw fault }
    }

    /// The value as a message of the arena's.
    package func message(in arena: MessageArena) -> UnsafeMutablePointer<Message> {
        var coder = FieldCoder(.writing, in: arena)
        return unsafe coder.write(self)
    }
}

/// A value of which one message carries many, in columns.
package protocol ColumnCodable {
    associatedtype Columns
    static var beginColumns: MessageBegin<Columns> { get }
    /// Goes through the columns. A reader first makes as many values as the message has.
    static func code(
        _ values: inout [Self], as columns: inout Columns, with coder: inout FieldCoder)
}

extension Array: MessageCodable where Element: ColumnCodable {
    package static var begin: MessageBegin<Element.Columns> { unsafe Element.beginColumns }
    package static var blank: [Element] { [] }

    package mutating func code(
        _ message: inout Element.Columns, with coder: inout FieldCoder
    ) {
        Element.code(&self, as: &message, with: &coder)
    }
}
