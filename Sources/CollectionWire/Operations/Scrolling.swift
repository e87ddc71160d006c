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
        try view.setScrollConfiguration(configuration)
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

package struct ScrollToElement: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SCROLL_TO_ELEMENT }
    package static var blank: ScrollToElement {
        ScrollToElement(.none, position: [], isAnimated: false)
    }

    package var element: Element
    package var position: ScrollPosition
    package var isAnimated: Bool

    package init(_ element: Element, position: ScrollPosition, isAnimated: Bool) {
        (self.element, self.position, self.isAnimated) = (element, position, isAnimated)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollToElement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.element, &element)
        coder.code(&m.scroll_position, &position)
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.scroll(to: element, at: position, isAnimated: isAnimated)
        return Done()
    }
}

package struct Retarget: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_RETARGET }
    package static var blank: Retarget { Retarget(0, to: .zero) }

    package var sequence: UInt64
    package var contentOffset: Point

    package init(_ sequence: UInt64, to contentOffset: Point) {
        self.sequence = sequence
        self.contentOffset = contentOffset
    }

    package mutating func code(_ m: inout Jogakbo__V1__Retarget, with coder: inout FieldCoder) {
        coder.code(&m.sequence, &sequence)
        unsafe coder.code(&m.content_offset, &contentOffset)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.retarget(sequence, to: contentOffset)
        return Done()
    }
}

package struct ScrollToTop: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SCROLL_TO_TOP }
    package static var blank: ScrollToTop { ScrollToTop() }
    package typealias Message = Jogakbo__V1__ScrollToTop

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.scrollToTop()
        return Done()
    }
}

package struct BeginRefreshing: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_BEGIN_REFRESHING }
    package static var blank: BeginRefreshing { BeginRefreshing(length: 0, isAnimated: false) }

    package var length: Double
    package var isAnimated: Bool

    package init(length: Double, isAnimated: Bool) {
        self.length = length
        self.isAnimated = isAnimated
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__BeginRefreshing, with coder: inout FieldCoder
    ) {
        coder.code(&m.length, &length)
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.beginRefreshing(length: length, isAnimated: isAnimated)
        return Done()
    }
}

package struct EndRefreshing: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_END_REFRESHING }
    package static var blank: EndRefreshing { EndRefreshing() }
    package typealias Message = Jogakbo__V1__EndRefreshing

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.endRefreshing()
        return Done()
    }
}

package struct SetZoomScale: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_ZOOM_SCALE }
    package static var blank: SetZoomScale { SetZoomScale(0, isAnimated: false) }

    package var scale: Double
    package var isAnimated: Bool

    package init(_ scale: Double, isAnimated: Bool) {
        self.scale = scale
        self.isAnimated = isAnimated
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetZoomScale, with coder: inout FieldCoder
    ) {
        coder.code(&m.scale, &scale)
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setZoomScale(scale, isAnimated: isAnimated)
        return Done()
    }
}

package struct ZoomToRect: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ZOOM_TO_RECT }
    package static var blank: ZoomToRect { ZoomToRect(.zero, isAnimated: false) }

    package var rect: Rect
    package var isAnimated: Bool

    package init(_ rect: Rect, isAnimated: Bool) {
        self.rect = rect
        self.isAnimated = isAnimated
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ZoomToRect, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.rect, &rect)
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.zoom(to: rect, isAnimated: isAnimated)
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
