package import CMessages
package import CollectionCore

package struct SetFocusConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_FOCUS_CONFIGURATION
    }
    package static var blank: SetFocusConfiguration { SetFocusConfiguration(.blank) }

    package var configuration: FocusConfiguration

    package init(_ configuration: FocusConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__FocusConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.setFocusConfiguration(configuration)
        return Done()
    }
}

package struct EnterFocus: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ENTER_FOCUS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: EnterFocus { EnterFocus(.none) }

    package var heading: FocusHeading
    package var rect: Rect?

    package init(_ heading: FocusHeading, from rect: Rect? = nil) {
        self.heading = heading
        self.rect = rect
    }

    package mutating func code(_ m: inout Jogakbo__V1__EnterFocus, with coder: inout FieldCoder) {
        coder.code(&m.heading, &heading, "heading")
        unsafe coder.code(&m.rect, &rect)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.enterFocus(heading, from: rect)
    }
}

package struct LeaveFocus: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_LEAVE_FOCUS }
    package static var blank: LeaveFocus { LeaveFocus() }
    package typealias Message = Jogakbo__V1__LeaveFocus

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.leaveFocus()
        return Done()
    }
}

package struct SetFocusedElement: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_FOCUSED_ELEMENT }
    package static var blank: SetFocusedElement { SetFocusedElement(nil) }

    package var element: Element?

    package init(_ element: Element?) {
        self.element = element
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetFocusedElement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.element, &element)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setFocusedElement(element)
        return Done()
    }
}

package struct GetFocusState: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_FOCUS_STATE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_FOCUS_STATE }
    package static var blank: GetFocusState { GetFocusState() }
    package typealias Message = Jogakbo__V1__GetFocusState

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> FocusState {
        view.focusState
    }
}

package struct SetPreferredFocusedItem: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_PREFERRED_FOCUSED_ITEM
    }
    package static var blank: SetPreferredFocusedItem { SetPreferredFocusedItem(nil) }

    package var indexPath: IndexPath?

    package init(_ indexPath: IndexPath?) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetPreferredFocusedItem, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setPreferredFocusedItem(indexPath)
        return Done()
    }
}

package struct MoveFocus: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_MOVE_FOCUS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: MoveFocus { MoveFocus(.none) }

    package var heading: FocusHeading

    package init(_ heading: FocusHeading) {
        self.heading = heading
    }

    package mutating func code(_ m: inout Jogakbo__V1__MoveFocus, with coder: inout FieldCoder) {
        coder.code(&m.heading, &heading, "heading")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.moveFocus(heading)
    }
}

package struct ScrollToFocusedElement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SCROLL_TO_FOCUSED_ELEMENT
    }
    package static var blank: ScrollToFocusedElement { ScrollToFocusedElement(isAnimated: false) }

    package var isAnimated: Bool

    package init(isAnimated: Bool) {
        self.isAnimated = isAnimated
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollToFocusedElement, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_animated, &isAnimated)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.scrollToFocusedElement(isAnimated: isAnimated)
        return Done()
    }
}

package struct SendKey: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SEND_KEY }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: SendKey { SendKey(.blank) }

    package var sample: KeySample

    package init(_ sample: KeySample) {
        self.sample = sample
    }

    package mutating func code(_ m: inout Jogakbo__V1__KeySample, with coder: inout FieldCoder) {
        sample.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.sendKey(sample)
    }
}
