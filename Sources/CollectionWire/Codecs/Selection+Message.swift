package import CMessages
package import CollectionCore

extension SelectionConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SelectionConfiguration> {
        unsafe jogakbo__v1__selection_configuration__init
    }
    package static var blank: SelectionConfiguration { SelectionConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__SelectionConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.disallows_selection, not: &allowsSelection)
        coder.code(&m.allows_multiple_selection, &allowsMultipleSelection)
        coder.code(&m.allows_selection_during_editing, &allowsSelectionDuringEditing)
        coder.code(
            &m.allows_multiple_selection_during_editing, &allowsMultipleSelectionDuringEditing)
        coder.code(&m.disallows_empty_selection, not: &allowsEmptySelection)
        coder.code(&m.behavior, &behavior, "behavior")
        coder.code(&m.toggles_on_pointer_down, &togglesOnPointerDown)
    }
}

extension Selection: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Selection> {
        unsafe jogakbo__v1__selection__init
    }
    package static var blank: Selection { Selection() }

    package mutating func code(
        _ m: inout Jogakbo__V1__Selection, with coder: inout FieldCoder
    ) {
        coder.code(&m.count, &count)
        var runs = coveringRun.map { [$0] } ?? []
        unsafe coder.code(&m.covering_run, &runs, leavingOut: [])
        coveringRun = runs.first
        unsafe coder.code(&m.anchor, &anchor)
        unsafe coder.code(&m.lead, &lead)
        coder.code(&m.is_editing, &isEditing)
    }
}

extension Selection: OperationAnswer {}

/// Runs of selected items: an array of others is an answer already.
package struct SelectedRuns: OperationAnswer {
    package static var blank: SelectedRuns { SelectedRuns() }

    package var runs: [ItemRun] = []

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&response.item_runs, &runs)
    }
}
