package import CMessages
import CProtobufC

// Messages that several edits consist of.
extension FieldCoder {
    /// A message of an edit: what was read, or one to write.
    func part<Message>(
        _ field: inout UnsafeMutablePointer<Message>?, _ begin: MessageBegin<Message>
    ) -> UnsafeMutablePointer<Message> {
        if let message = unsafe field, isReading { return unsafe message }
        let message = unsafe arena.make(begin)
        unsafe field = message
        return unsafe message
    }

    /// An identifier that is one of a choice, or left out.
    func code<Choice>(
        _ field: inout UInt64, _ value: inout UInt64?, in choice: inout Choice, _ number: Choice
    ) where Choice: Equatable {
        if isReading {
            value = choice == number ? field : nil
        } else if let value {
            (field, choice) = (value, number)
        }
    }

    mutating func code(
        _ field: inout UnsafeMutablePointer<Jogakbo__V1__MoveIdentifier>?,
        _ identifier: inout UInt64, _ place: inout IdentifierPlace
    ) {
        let part = unsafe part(&field, jogakbo__v1__move_identifier__init)
        unsafe code(&part.pointee.identifier, &identifier)
        unsafe code(&part.pointee.place, &place, orFail: .noPlace)
    }

    mutating func code(
        _ field: inout UnsafeMutablePointer<Jogakbo__V1__InsertItems>?,
        _ identifiers: inout [UInt64], _ place: inout IdentifierPlace,
        _ content: inout ItemColumns?
    ) {
        let part = unsafe part(&field, jogakbo__v1__insert_items__init)
        unsafe code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
        unsafe code(&part.pointee.place, &place, orFail: .noPlace)
        unsafe code(&part.pointee.content, &content)
    }

    mutating func code(
        _ field: inout UnsafeMutablePointer<Jogakbo__V1__SetItems>?,
        _ identifiers: inout [UInt64], _ section: inout UInt64, _ content: inout ItemColumns?
    ) {
        let part = unsafe part(&field, jogakbo__v1__set_items__init)
        unsafe code(&part.pointee.section, &section)
        unsafe code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
        unsafe code(&part.pointee.content, &content)
    }

    mutating func code(
        _ field: inout UnsafeMutablePointer<Jogakbo__V1__ChangeItems>?,
        _ identifiers: inout [UInt64], _ content: inout ItemColumns?
    ) {
        let part = unsafe part(&field, jogakbo__v1__change_items__init)
        unsafe code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
        unsafe code(&part.pointee.content, &content)
    }
}

extension Status {
    static var noPlace: Status { .malformed("place is missing") }
}

/// Identifiers, in a message of their own.
extension UInt64: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__Identifiers> {
        unsafe jogakbo__v1__identifiers__init
    }

    package static func code(
        _ identifiers: inout [UInt64], as m: inout Jogakbo__V1__Identifiers,
        with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_identifiers, &m.identifiers, &identifiers)
    }
}
