package import CMessages
package import CollectionCore

package struct GetShownElement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SHOWN_ELEMENT_AT_POINT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ELEMENT }
    package static var blank: GetShownElement { GetShownElement(at: .zero) }

    package var point: Point
    package var includesDecorations: Bool

    package init(at point: Point, includesDecorations: Bool = false) {
        self.point = point
        self.includesDecorations = includesDecorations
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetShownElement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.point, &point)
        coder.code(&m.includes_decorations, &includesDecorations)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Element? {
        try view.shownElement(at: point, includesDecorations: includesDecorations)
    }
}

package struct GetNearestIndexPath: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATH_FOR_ITEM_NEAREST_POINT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: GetNearestIndexPath { GetNearestIndexPath(to: .zero) }

    package var point: Point

    package init(to point: Point) {
        self.point = point
    }

    package mutating func code(_ m: inout Jogakbo__V1__Point, with coder: inout FieldCoder) {
        point.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> IndexPath? {
        try view.indexPathForItem(nearestTo: point)
    }
}
