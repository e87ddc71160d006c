package import CMessages
package import CollectionCore

package struct SetSelectionConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_SELECTION_CONFIGURATION
    }
    package static var blank: SetSelectionConfiguration { SetSelectionConfiguration(.blank) }

    package var configuration: SelectionConfiguration

    package init(_ configuration: SelectionConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SelectionConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.setSelectionConfiguration(configuration)
        return Done()
    }
}

package struct ChangeSelection: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CHANGE_SELECTION }
    package static var blank: ChangeSelection { ChangeSelection(.select) }

    package var action: SelectionAction
    package var runs: [ItemRun]
    package var options: SelectionOptions

    package init(
        _ action: SelectionAction, _ runs: [ItemRun] = [], options: SelectionOptions = []
    ) {
        (self.action, self.runs, self.options) = (action, runs, options)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ChangeSelection, with coder: inout FieldCoder
    ) {
        coder.code(&m.action, &action, "action")
        unsafe coder.code(&m.runs, &runs, leavingOut: [])
        coder.code(&m.is_exclusive, .isExclusive, of: &options)
        coder.code(&m.as_user, .asUser, of: &options)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.changeSelection(action, runs.span, options: options, within: limits)
        return Done()
    }
}

package struct SetEditing: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_EDITING }
    package static var blank: SetEditing { SetEditing(false) }

    package var isEditing: Bool

    package init(_ isEditing: Bool) {
        self.isEditing = isEditing
    }

    package mutating func code(_ m: inout Jogakbo__V1__SetEditing, with coder: inout FieldCoder) {
        coder.code(&m.is_editing, &isEditing)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.setEditing(isEditing)
        return Done()
    }
}

package struct BeginSelectionUpdates: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_BEGIN_SELECTION_UPDATES
    }
    package static var blank: BeginSelectionUpdates { BeginSelectionUpdates() }
    package typealias Message = Jogakbo__V1__BeginSelectionUpdates

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.beginSelectionUpdates()
        return Done()
    }
}

package struct EndSelectionUpdates: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_END_SELECTION_UPDATES
    }
    package static var blank: EndSelectionUpdates { EndSelectionUpdates() }
    package typealias Message = Jogakbo__V1__EndSelectionUpdates

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.endSelectionUpdates()
        return Done()
    }
}

package struct GetSelection: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SELECTION }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_SELECTION }
    package static var blank: GetSelection { GetSelection() }
    package typealias Message = Jogakbo__V1__GetSelection

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Selection {
        view.currentSelection
    }
}

package struct GetSelectedRuns: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SELECTED_RUNS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ITEM_RUNS }
    package static var blank: GetSelectedRuns { GetSelectedRuns(from: nil, limit: 0) }

    package var indexPath: IndexPath?
    package var limit: Int

    package init(from indexPath: IndexPath?, limit: Int) {
        (self.indexPath, self.limit) = (indexPath, limit)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetSelectedRuns, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        coder.code(&m.limit, &limit)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> SelectedRuns {
        SelectedRuns(runs: try view.selectedRuns(from: indexPath, limit: limit))
    }
}

package struct IsItemSelected: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_IS_ITEM_SELECTED }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_SELECTED }
    package static var blank: IsItemSelected { IsItemSelected(at: .blank) }

    package var indexPath: IndexPath

    package init(at indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.isItemSelected(at: indexPath)
    }
}
