package import CMessages
package import CollectionCore

/// A section of a set-up, and its items.
package struct SectionSetup: Equatable, Sendable {
    /// Either all sections of a set-up have one, or none has.
    package var identifier: UInt64?
    /// The number of items where `items` is empty.
    package var itemCount: UInt32 = 0
    /// Identifiers.
    package var items: [UInt64] = []
    /// Nil: those of the layout.
    package var metrics: SectionMetrics?
    /// Nil: nothing of the items' own.
    package var content: ItemColumns?
    package var traits = ItemTraits.inherited
    /// One for each item, or none.
    package var names: [String] = []

    package init() {}

    package var count: Int { items.isEmpty ? Int(itemCount) : items.count }
}

extension SectionSetup: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SectionSetup> {
        unsafe jogakbo__v1__section_setup__init
    }
    package static var blank: SectionSetup { SectionSetup() }

    package mutating func code(
        _ m: inout Jogakbo__V1__SectionSetup, with coder: inout FieldCoder
    ) {
        var (number, identity) = (m.identifier, m.identity_case)
        coder.code(
            &number, &identifier, in: &identity, JOGAKBO__V1__SECTION_SETUP__IDENTITY_IDENTIFIER)
        (m.identifier, m.identity_case) = (number, identity)
        coder.code(&m.item_count, &itemCount)
        unsafe coder.code(&m.n_items, &m.items, &items)
        unsafe coder.code(&m.metrics, &metrics)
        unsafe coder.code(&m.content, &content)
        coder.code(&m.traits, &traits.rawValue)
        codeNames(&m, with: &coder)
    }

    private mutating func codeNames(
        _ m: inout Jogakbo__V1__SectionSetup, with coder: inout FieldCoder
    ) {
        var text = names.flatMap(\.utf8)
        var sizes = names.map { UInt32($0.utf8.count) }
        unsafe coder.code(&m.n_names, &m.names, &text, &sizes)
        if !coder.isReading { return }
        var rest = text[...]
        names = sizes.map { size in
            defer { rest = rest.dropFirst(Int(size)) }
            return String(decoding: rest.prefix(Int(size)), as: UTF8.self)
        }
    }
}
