package import CMessages
package import CollectionCore

extension DragConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DragConfiguration> {
        unsafe jogakbo__v1__drag_configuration__init
    }
    package static var blank: DragConfiguration { DragConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__DragConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_drag_interaction_enabled, &isDragInteractionEnabled)
        coder.code(&m.disallows_local_drops, not: &acceptsLocalDrops)
        coder.code(&m.disallows_foreign_drops, not: &acceptsForeignDrops)
        coder.code(&m.disallows_move_operation, not: &allowsMoveOperation)
        coder.code(&m.leaves_moves_to_client, not: &movesItems)
        coder.code(&m.opens_gaps, &opensGaps)
        coder.code(&m.is_spring_loaded, &isSpringLoaded)
    }
}

extension DropProposal: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DropProposal> {
        unsafe jogakbo__v1__drop_proposal__init
    }
    package static var blank: DropProposal { DropProposal(.cancel) }

    package mutating func code(
        _ m: inout Jogakbo__V1__DropProposal, with coder: inout FieldCoder
    ) {
        coder.code(&m.operation, &operation, "operation")
        coder.code(&m.intent, &intent, "intent")
    }
}

extension DropState: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DropState> {
        unsafe jogakbo__v1__drop_state__init
    }
    package static var blank: DropState {
        DropState(
            isLocal: false, itemCount: 0, destination: nil, proposal: .blank, line: .zero)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DropState, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_local, &isLocal)
        coder.code(&m.item_count, &itemCount)
        unsafe coder.code(&m.destination, &destination)
        unsafe coder.code(&m.proposal, &proposal)
        unsafe coder.code(&m.line, &line)
    }
}
