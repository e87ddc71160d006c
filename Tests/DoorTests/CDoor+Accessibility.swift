import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    func accessibilityElements(_ asked: GetAccessibilityElements) throws(Refusal) -> Outcome {
        var read = unsafe jgb_accessibility_elements()
        unsafe jgb_accessibility_elements_init(
            &read, MemoryLayout<jgb_accessibility_elements>.size)
        let status: jgb_status
        if let first = asked.first {
            var element = jgb_element(first)
            status = unsafe jgb_view_accessibility_elements(
                view, &element, asked.offset, asked.count, &read)
        } else {
            status = unsafe jgb_view_accessibility_elements(
                view, nil, asked.offset, asked.count, &read)
        }
        try check(status)
        var answer = AccessibilityElements()
        answer.elements = unsafe UnsafeBufferPointer(
            start: read.elements, count: read.element_count
        ).map(\.value)
        unsafe answer.placeCount = read.place_count
        unsafe answer.sectionCount = read.section_count
        unsafe answer.itemCount = read.item_count
        unsafe answer.rowCount = read.row_count
        unsafe answer.columnCount = read.column_count
        answer.role = unsafe AccessibilityRole(rawValue: read.role.rawValue) ?? .automatic
        return .accessibility(answer)
    }

    func accessibilityScroll(_ direction: AccessibilityScrollDirection) throws(Refusal) -> Bool {
        var isHandled: UInt32 = .max
        try check(
            unsafe jgb_view_accessibility_scroll(
                view, jgb_accessibility_scroll_direction(rawValue: direction.rawValue),
                &isHandled))
        return isHandled == 1
    }

    func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(Refusal) -> Bool {
        var copy = jgb_element(element)
        var isHandled: UInt32 = .max
        try check(
            unsafe jgb_view_perform_accessibility_action(
                view, jgb_accessibility_action(rawValue: action.rawValue), &copy, &isHandled))
        return isHandled == 1
    }
}

extension jgb_accessibility_element {
    var value: AccessibilityElement {
        var element = AccessibilityElement.blank
        element.frame = frame.value
        (element.place, element.identifier) = (place, identifier)
        (element.positionInSet, element.setSize) = (position_in_set, set_size)
        (element.rowIndex, element.columnIndex) = (row_index, column_index)
        (element.rowCount, element.columnCount) = (row_count, column_count)
        element.element = self.element.value
        element.role = AccessibilityRole(rawValue: role.rawValue) ?? .automatic
        element.states = AccessibilityStates(rawValue: states)
        element.level = level
        element.reusableView = ReusableView(rawValue: reusable_view)
        (element.generation, element.partCount) = (generation, part_count)
        return element
    }
}
