package import CMessages
package import CollectionCore

extension AccessibilityElements: OperationAnswer {}

extension AccessibilityElements: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__AccessibilityElements> {
        unsafe jogakbo__v1__accessibility_elements__init
    }
    package static var blank: AccessibilityElements { AccessibilityElements() }

    package mutating func code(
        _ m: inout Jogakbo__V1__AccessibilityElements, with coder: inout FieldCoder
    ) {
        coder.code(&m.place_count, &placeCount)
        coder.code(&m.section_count, &sectionCount)
        coder.code(&m.item_count, &itemCount)
        coder.code(&m.role, &role, "role")
        coder.code(&m.row_count, &rowCount)
        coder.code(&m.column_count, &columnCount)
        if coder.isReading {
            let count = Int(m.count)
            // Every element has a frame, so a count cannot promise more than there is.
            if m.n_frames != 4 * count {
                coder.fail(
                    .malformed("frames has \(m.n_frames) entries, not 4 for each of \(count)"))
                return
            }
            elements = Array(repeating: .blank, count: count)
        } else {
            m.count = UInt32(elements.count)
            if elements.isEmpty { return }
        }
        codeElements(&m, with: &coder)
        codeKnowledge(&m, with: &coder)
        codeNumbers(&m, with: &coder)
    }

    private mutating func codeElements(
        _ m: inout Jogakbo__V1__AccessibilityElements, with coder: inout FieldCoder
    ) {
        unsafe coder.code(
            &m.n_categories, &m.categories, of: &elements, leavesOut: true, "categories"
        ) { unsafe $0.code(&$1[0], &$2.element.category, "categories") }
        unsafe coder.code(
            &m.n_element_kinds, &m.element_kinds, of: &elements, leavesOut: true, "element_kinds"
        ) { unsafe $0.code(&$1[0], &$2.element.kind.rawValue) }
        unsafe coder.code(&m.n_sections, &m.sections, of: &elements, leavesOut: true, "sections") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &elements, leavesOut: true, "items") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.item)
        }
        unsafe coder.code(&m.n_frames, &m.frames, of: &elements, width: 4, "frames") {
            unsafe $0.code(&$1[0], &$2.frame.x)
            unsafe $0.code(&$1[1], &$2.frame.y)
            unsafe $0.code(&$1[2], &$2.frame.width)
            unsafe $0.code(&$1[3], &$2.frame.height)
        }
    }

    private mutating func codeKnowledge(
        _ m: inout Jogakbo__V1__AccessibilityElements, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_roles, &m.roles, of: &elements, "roles") {
            unsafe $0.code(&$1[0], &$2.role, "roles")
        }
        unsafe coder.code(&m.n_states, &m.states, of: &elements, leavesOut: true, "states") {
            unsafe $0.code(&$1[0], &$2.states)
        }
        unsafe coder.code(&m.n_places, &m.places, of: &elements, "places") {
            unsafe $0.code(&$1[0], &$2.place)
        }
        unsafe coder.code(
            &m.n_identifiers, &m.identifiers, of: &elements, leavesOut: true, "identifiers"
        ) { unsafe $0.code(&$1[0], &$2.identifier) }
        unsafe coder.code(&m.n_levels, &m.levels, of: &elements, leavesOut: true, "levels") {
            unsafe $0.code(&$1[0], &$2.level)
        }
        unsafe coder.code(
            &m.n_reusable_views, &m.reusable_views, of: &elements, usual: .max, leavesOut: true,
            "reusable_views"
        ) { unsafe $0.code(&$1[0], &$2.reusableView.rawValue) }
        unsafe coder.code(
            &m.n_generations, &m.generations, of: &elements, leavesOut: true, "generations"
        ) { unsafe $0.code(&$1[0], &$2.generation) }
        unsafe coder.code(
            &m.n_part_counts, &m.part_counts, of: &elements, leavesOut: true, "part_counts"
        ) { unsafe $0.code(&$1[0], &$2.partCount) }
    }

    private mutating func codeNumbers(
        _ m: inout Jogakbo__V1__AccessibilityElements, with coder: inout FieldCoder
    ) {
        unsafe coder.code(
            &m.n_positions_in_set, &m.positions_in_set, of: &elements, usual: -1, leavesOut: true,
            "positions_in_set"
        ) { unsafe $0.code(&$1[0], &$2.positionInSet) }
        unsafe coder.code(
            &m.n_set_sizes, &m.set_sizes, of: &elements, usual: -1, leavesOut: true, "set_sizes"
        ) { unsafe $0.code(&$1[0], &$2.setSize) }
        unsafe coder.code(
            &m.n_row_indexes, &m.row_indexes, of: &elements, usual: -1, leavesOut: true,
            "row_indexes"
        ) { unsafe $0.code(&$1[0], &$2.rowIndex) }
        unsafe coder.code(
            &m.n_column_indexes, &m.column_indexes, of: &elements, usual: -1, leavesOut: true,
            "column_indexes"
        ) { unsafe $0.code(&$1[0], &$2.columnIndex) }
        unsafe coder.code(
            &m.n_row_counts, &m.row_counts, of: &elements, usual: -1, leavesOut: true,
            "row_counts"
        ) { unsafe $0.code(&$1[0], &$2.rowCount) }
        unsafe coder.code(
            &m.n_column_counts, &m.column_counts, of: &elements, usual: -1, leavesOut: true,
            "column_counts"
        ) { unsafe $0.code(&$1[0], &$2.columnCount) }
    }
}
