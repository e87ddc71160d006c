package import CMessages
package import CollectionCore

extension ViewState: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ViewState> {
        unsafe jogakbo__v1__view_state__init
    }
    package static var blank: ViewState { ViewState() }

    package mutating func code(_ m: inout Jogakbo__V1__ViewState, with coder: inout FieldCoder) {
        unsafe coder.code(&m.content_offset, &contentOffset, leavingOut: .zero)
        coder.code(&m.edge, &edge, "edge")
        unsafe coder.code(&m.anchor, &anchor)
        coder.code(&m.distance, &distance)
        unsafe coder.code(&m.n_section_offsets, &m.section_offsets, &sectionOffsets)
        unsafe coder.code(&m.selected_runs, &selectedRuns, leavingOut: [])
        unsafe coder.code(&m.n_selected_items, &m.selected_items, &selectedItems)
        coder.code(&m.has_focus, &hasFocus)
        unsafe coder.code(&m.focused, &focused)
        unsafe coder.code(&m.n_expanded_items, &m.expanded_items, &expandedItems)
    }
}

extension ViewState: OperationAnswer {}

extension StateElement: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__StateElement> {
        unsafe jogakbo__v1__state_element__init
    }
    package static var blank: StateElement { StateElement(.blank) }

    package mutating func code(
        _ m: inout Jogakbo__V1__StateElement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.element, &element, leavingOut: .blank)
        var (number, identity) = (m.identifier, m.identity_case)
        coder.code(
            &number, &identifier, in: &identity, JOGAKBO__V1__STATE_ELEMENT__IDENTITY_IDENTIFIER)
        (m.identifier, m.identity_case) = (number, identity)
    }
}

extension ViewState.SectionOffset: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SectionOffset> {
        unsafe jogakbo__v1__section_offset__init
    }
    package static var blank: Self { Self(section: 0, contentOffset: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__SectionOffset, with coder: inout FieldCoder
    ) {
        coder.code(&m.section, &section)
        var (number, identity) = (m.identifier, m.identity_case)
        coder.code(
            &number, &identifier, in: &identity, JOGAKBO__V1__SECTION_OFFSET__IDENTITY_IDENTIFIER)
        (m.identifier, m.identity_case) = (number, identity)
        coder.code(&m.content_offset, &contentOffset)
    }
}
