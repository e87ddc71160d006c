package import CMessages
package import CollectionCore

package struct SetSwipeConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_SWIPE_CONFIGURATION
    }
    package static var blank: SetSwipeConfiguration { SetSwipeConfiguration(.blank) }

    package var configuration: SwipeConfiguration

    package init(_ configuration: SwipeConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SwipeConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setSwipeConfiguration(configuration)
        return Done()
    }
}

package struct OpenSwipe: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_OPEN_SWIPE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: OpenSwipe { OpenSwipe(ofItemAt: .blank, .leading) }

    package var indexPath: IndexPath
    package var edge: SwipeEdge

    package init(ofItemAt indexPath: IndexPath, _ edge: SwipeEdge) {
        (self.indexPath, self.edge) = (indexPath, edge)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__OpenSwipe, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        coder.code(&m.edge, &edge, "edge")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.openSwipe(ofItemAt: indexPath, edge)
    }
}

package struct CloseSwipe: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CLOSE_SWIPE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: CloseSwipe { CloseSwipe() }
    package typealias Message = Jogakbo__V1__CloseSwipe

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        view.closeSwipe()
    }
}
