package import CMessages
package import CollectionCore

package struct SetDragConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_DRAG_CONFIGURATION
    }
    package static var blank: SetDragConfiguration { SetDragConfiguration(.blank) }

    package var configuration: DragConfiguration

    package init(_ configuration: DragConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DragConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.setDragConfiguration(configuration)
        return Done()
    }
}

package struct BeginDrag: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_BEGIN_DRAG }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: BeginDrag { BeginDrag(ofItemAt: .blank, from: .zero, at: 0) }

    package var indexPath: IndexPath
    package var position: Point
    package var time_ns: UInt64

    package init(ofItemAt indexPath: IndexPath, from position: Point, at time_ns: UInt64) {
        (self.indexPath, self.position, self.time_ns) = (indexPath, position, time_ns)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__BeginDrag, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        unsafe coder.code(&m.position, &position)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.beginDrag(ofItemAt: indexPath, from: position, at: time_ns)
    }
}

package struct AddToDrag: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ADD_TO_DRAG }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: AddToDrag { AddToDrag(itemAt: .blank) }

    package var indexPath: IndexPath

    package init(itemAt indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.addToDrag(itemAt: indexPath)
    }
}

package struct EndDrag: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_END_DRAG }
    package static var blank: EndDrag { EndDrag(.cancel) }

    package var operation: DropOperation

    package init(_ operation: DropOperation) {
        self.operation = operation
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__EndDrag, with coder: inout FieldCoder
    ) {
        coder.code(&m.operation, &operation, "operation")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.endDrag(operation)
        return Done()
    }
}

package struct GetDraggedRuns: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DRAGGED_RUNS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ITEM_RUNS }
    package static var blank: GetDraggedRuns { GetDraggedRuns() }
    package typealias Message = Jogakbo__V1__GetDraggedRuns

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> SelectedRuns {
        SelectedRuns(runs: view.draggedRuns)
    }
}
