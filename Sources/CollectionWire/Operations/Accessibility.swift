package import CMessages
package import CollectionCore

package struct SetAccessibilityConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_ACCESSIBILITY_CONFIGURATION
    }
    package static var blank: SetAccessibilityConfiguration {
        SetAccessibilityConfiguration(AccessibilityConfiguration())
    }

    package var configuration: AccessibilityConfiguration

    package init(_ configuration: AccessibilityConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__AccessibilityConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.role, &configuration.role, "role")
        coder.code(&m.counts_all_sections, &configuration.countsAllSections)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setAccessibilityConfiguration(configuration)
        return Done()
    }
}

package struct GetAccessibilityElements: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_ACCESSIBILITY_ELEMENTS
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_ACCESSIBILITY_ELEMENTS
    }
    package static var blank: GetAccessibilityElements {
        GetAccessibilityElements(from: nil, offset: 0, count: 0)
    }

    package var first: Element?
    package var offset: Int64
    package var count: UInt32

    package init(from first: Element?, offset: Int64, count: UInt32) {
        self.first = first
        self.offset = offset
        self.count = count
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetAccessibilityElements, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.first, &first)
        coder.code(&m.offset, &offset)
        coder.code(&m.count, &count)
    }

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> AccessibilityElements {
        try view.accessibilityElements(from: first, offset: Int(offset), count: Int(count))
    }
}

package struct ScrollForAccessibility: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_ACCESSIBILITY_SCROLL
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: ScrollForAccessibility { ScrollForAccessibility(.next) }

    package var direction: AccessibilityScrollDirection

    package init(_ direction: AccessibilityScrollDirection) {
        self.direction = direction
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__AccessibilityScroll, with coder: inout FieldCoder
    ) {
        coder.code(&m.direction, &direction, "direction")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.accessibilityScroll(direction)
    }
}

package struct PerformAccessibilityAction: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_PERFORM_ACCESSIBILITY_ACTION
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: PerformAccessibilityAction {
        PerformAccessibilityAction(.press, on: .blank)
    }

    package var action: AccessibilityAction
    package var element: Element

    package init(_ action: AccessibilityAction, on element: Element) {
        self.action = action
        self.element = element
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__PerformAccessibilityAction, with coder: inout FieldCoder
    ) {
        coder.code(&m.action, &action, "action")
        unsafe coder.code(&m.element, &element)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.perform(action, on: element)
    }
}

package struct SetAssistiveFocusedElement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_ASSISTIVE_FOCUSED_ELEMENT
    }
    package static var blank: SetAssistiveFocusedElement { SetAssistiveFocusedElement(nil) }

    package var element: Element?

    package init(_ element: Element?) {
        self.element = element
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__AssistiveFocus, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.element, &element)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setAssistiveFocusedElement(element)
        return Done()
    }
}
