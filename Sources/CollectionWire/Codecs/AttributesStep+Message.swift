import CMessages
import CollectionCore

extension AttributesStep {
    /// Nil where the request asks for something else.
    init?(_ request: RequestMessage) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT_ATTRIBUTES:
            self = .set(try unsafe LayoutAttributesColumns(request.set_layout_attributes))
        case JOGAKBO__V1__REQUEST__OPERATION_REMOVE_LAYOUT_ATTRIBUTES:
            let names = unsafe request.remove_layout_attributes.pointee.elements
            self = .remove(try unsafe Element.elements(names))
        case JOGAKBO__V1__REQUEST__OPERATION_BEGIN_LAYOUT_ATTRIBUTES: self = .begin
        case JOGAKBO__V1__REQUEST__OPERATION_COMMIT_LAYOUT_ATTRIBUTES: self = .commit
        default: return nil
        }
    }

    func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .set(let columns):
            unsafe message.set_layout_attributes = columns.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT_ATTRIBUTES
        case .remove(let elements):
            let remove = unsafe arena.make(jogakbo__v1__remove_layout_attributes__init)
            unsafe remove.pointee.elements = Element.message(elements, in: arena)
            unsafe message.remove_layout_attributes = remove
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_REMOVE_LAYOUT_ATTRIBUTES
        case .begin:
            unsafe message.begin_layout_attributes = arena.make(
                jogakbo__v1__begin_layout_attributes__init)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_BEGIN_LAYOUT_ATTRIBUTES
        case .commit:
            unsafe message.commit_layout_attributes = arena.make(
                jogakbo__v1__commit_layout_attributes__init)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_COMMIT_LAYOUT_ATTRIBUTES
        }
    }
}

extension Element {
    /// Names as columns: how many there are is said by the longest.
    static func elements(
        _ message: UnsafePointer<ElementNamesMessage>?
    ) throws(Status) -> [Element] {
        guard let m = unsafe message?.pointee else { return [] }
        let count = unsafe max(m.n_categories, m.n_element_kinds, m.n_sections, m.n_items)
        let categories = try unsafe MessageColumn(
            m.categories, count: m.n_categories, expected: count, default: 0, "categories")
        let kinds = try unsafe MessageColumn(
            m.element_kinds, count: m.n_element_kinds, expected: count, default: 0,
            "element_kinds")
        let sections = try unsafe MessageColumn(
            m.sections, count: m.n_sections, expected: count, default: 0, "sections")
        let items = try unsafe MessageColumn(
            m.items, count: m.n_items, expected: count, default: 0, "items")
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for index in 0..<count {
            elements.append(
                Element(
                    category: try .known(categories[index], "categories"),
                    kind: ElementKind(rawValue: kinds[index]),
                    indexPath: IndexPath(section: sections[index], item: items[index])))
        }
        return elements
    }

    static func message(
        _ elements: [Element], in arena: MessageArena
    ) -> UnsafeMutablePointer<ElementNamesMessage> {
        let count = elements.count
        let message = unsafe arena.make(jogakbo__v1__element_names__init)
        let numbers = unsafe arena.column(of: UInt32.self, count: 4 * count)
        for (index, element) in elements.enumerated() {
            unsafe numbers[index] = element.category.rawValue
            unsafe numbers[count + index] = element.kind.rawValue
            unsafe numbers[2 * count + index] = element.indexPath.section
            unsafe numbers[3 * count + index] = element.indexPath.item
        }
        unsafe (message.pointee.n_categories, message.pointee.categories) = (count, numbers)
        unsafe (message.pointee.n_element_kinds, message.pointee.element_kinds) = (
            count, numbers + count
        )
        unsafe (message.pointee.n_sections, message.pointee.sections) = (
            count, numbers + 2 * count
        )
        unsafe (message.pointee.n_items, message.pointee.items) = (count, numbers + 3 * count)
        return unsafe message
    }
}
