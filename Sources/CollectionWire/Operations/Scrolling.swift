package import CMessages
package import CollectionCore

package struct SetScrollConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_SCROLL_CONFIGURATION
    }
    package static var blank: SetScrollConfiguration { SetScrollConfiguration(.blank) }

    package var configuration: ScrollConfiguration

    package init(_ configuration: ScrollConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.setScrollConfiguration(configuration)
        return Done()
    }
}

package struct TurnWheel: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_TURN_WHEEL }
    package static var blank: TurnWheel { TurnWheel(by: .zero, at: 0) }

    package var distance: Point
    package var time_ns: UInt64

    package init(by distance: Point, at time_ns: UInt64) {
        self.distance = distance
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__TurnWheel, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.distance, &distance)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.turnWheel(by: distance, at: time_ns)
        return Done()
    }
}

package struct SetContentOffset: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_CONTENT_OFFSET }
    package static var blank: SetContentOffset { SetContentOffset(.zero, isAnimated: false) }

    package var contentOffset: Point
    package var isAnimated: Bool

    package init(_ contentOffset: Point, isAnimated: Bool) {
        self.contentOffset = contentOffset
        self.isAnimated = isAnimated
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetContentOffset, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.content_offset, &contentOffset)
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setContentOffset(contentOffset, isAnimated: isAnimated)
        return Done()
    }
}

package struct GetScrolling: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SCROLLING }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_SCROLLING }
    package static var blank: GetScrolling { GetScrolling() }
    package typealias Message = Jogakbo__V1__GetScrolling

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Scrolling {
        view.scrolling
    }
}
