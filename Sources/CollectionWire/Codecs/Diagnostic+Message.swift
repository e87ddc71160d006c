package import CMessages
package import CollectionCore

extension Diagnostic: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__Diagnostics> {
        unsafe jogakbo__v1__diagnostics__init
    }

    package static func code(
        _ diagnostics: inout [Diagnostic], as m: inout Jogakbo__V1__Diagnostics,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            let none = Diagnostic(
                code: .oversizedItem, element: .blank, size: .zero, otherSize: .zero)
            diagnostics = Array(repeating: none, count: m.n_codes)
        }
        unsafe coder.code(&m.n_codes, &m.codes, of: &diagnostics, "codes") {
            unsafe $0.code(&$1[0], &$2.code, "codes")
        }
        unsafe coder.code(&m.n_categories, &m.categories, of: &diagnostics, "categories") {
            unsafe $0.code(&$1[0], &$2.element.category, "categories")
        }
        unsafe coder.code(
            &m.n_element_kinds, &m.element_kinds, of: &diagnostics, "element_kinds"
        ) { unsafe $0.code(&$1[0], &$2.element.kind.rawValue) }
        unsafe coder.code(&m.n_sections, &m.sections, of: &diagnostics, "sections") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &diagnostics, "items") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.item)
        }
        unsafe coder.code(&m.n_sizes, &m.sizes, of: &diagnostics, width: 2, "sizes") {
            unsafe $0.code(&$1[0], &$2.size.width)
            unsafe $0.code(&$1[1], &$2.size.height)
        }
        unsafe coder.code(
            &m.n_other_sizes, &m.other_sizes, of: &diagnostics, width: 2, "other_sizes"
        ) {
            unsafe $0.code(&$1[0], &$2.otherSize.width)
            unsafe $0.code(&$1[1], &$2.otherSize.height)
        }
    }
}
