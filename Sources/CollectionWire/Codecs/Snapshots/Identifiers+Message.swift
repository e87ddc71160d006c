package import CMessages
package import CollectionCore

/// A part of a list of identifiers, and how long the list is.
package struct IdentifierPart: OperationAnswer, MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__IdentifierPart> {
        unsafe jogakbo__v1__identifier_part__init
    }
    package static var blank: IdentifierPart { IdentifierPart(total: 0, identifiers: []) }

    package var total: UInt64
    package var identifiers: [UInt64]

    package init(total: UInt64, identifiers: [UInt64]) {
        self.total = total
        self.identifiers = identifiers
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IdentifierPart, with coder: inout FieldCoder
    ) {
        coder.code(&m.total, &total)
        unsafe coder.code(&m.n_identifiers, &m.identifiers, &identifiers)
    }
}

/// Which part of which list of a snapshot.
package struct IdentifierRange: Equatable, MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__GetIdentifiers> {
        unsafe jogakbo__v1__get_identifiers__init
    }
    package static var blank: IdentifierRange { IdentifierRange(list: .items, first: 0, count: 0) }

    package var list: Snapshot.List
    package var first: UInt64
    package var count: UInt64

    package mutating func code(
        _ m: inout Jogakbo__V1__GetIdentifiers, with coder: inout FieldCoder
    ) {
        if coder.isReading { list = Snapshot.List(m) } else { list.lend(to: &m) }
        coder.code(&m.first, &first)
        coder.code(&m.count, &count)
    }
}

extension Snapshot.List {
    fileprivate init(_ message: Jogakbo__V1__GetIdentifiers) {
        switch message.list_case {
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_SECTIONS: self = .sections
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_ITEMS_OF_SECTION:
            self = .itemsOfSection(message.items_of_section)
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_SECTIONS: self = .reloadedSections
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_ITEMS: self = .reloadedItems
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RECONFIGURED_ITEMS: self = .reconfiguredItems
        default: self = .items
        }
    }

    fileprivate func lend(to message: inout Jogakbo__V1__GetIdentifiers) {
        switch self {
        case .items: break
        case .sections:
            message.sections = 1
            message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_SECTIONS
        case .itemsOfSection(let section):
            message.items_of_section = section
            message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_ITEMS_OF_SECTION
        case .reloadedSections:
            message.reloaded_sections = 1
            message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_SECTIONS
        case .reloadedItems:
            message.reloaded_items = 1
            message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_ITEMS
        case .reconfiguredItems:
            message.reconfigured_items = 1
            message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RECONFIGURED_ITEMS
        }
    }
}

/// Which part of which list of a section snapshot.
package struct OutlineRange: Equatable, MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__GetOutlineItems> {
        unsafe jogakbo__v1__get_outline_items__init
    }
    package static var blank: OutlineRange { OutlineRange(list: .all, first: 0, count: 0) }

    package var list: SectionSnapshot.List
    package var first: UInt64
    package var count: UInt64

    package mutating func code(
        _ m: inout Jogakbo__V1__GetOutlineItems, with coder: inout FieldCoder
    ) {
        coder.code(&m.list, &list, "list")
        coder.code(&m.first, &first)
        coder.code(&m.count, &count)
    }
}
