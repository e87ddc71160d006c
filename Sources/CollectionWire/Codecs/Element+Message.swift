package import CMessages
package import CollectionCore

extension IndexPath: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__IndexPath> {
        unsafe jogakbo__v1__index_path__init
    }
    package static var blank: IndexPath { IndexPath(section: 0, item: 0) }

    package mutating func code(_ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder) {
        coder.code(&m.section, &section)
        coder.code(&m.item, &item)
    }
}

extension Element: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Element> {
        unsafe jogakbo__v1__element__init
    }
    package static var blank: Element { .cell(.blank) }

    package mutating func code(_ m: inout Jogakbo__V1__Element, with coder: inout FieldCoder) {
        coder.code(&m.category, &category, "category")
        coder.code(&m.element_kind, &kind.rawValue)
        unsafe coder.code(&m.index_path, &indexPath)
    }
}

extension Element: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__ElementNames> {
        unsafe jogakbo__v1__element_names__init
    }

    package static func code(
        _ elements: inout [Element], as m: inout Jogakbo__V1__ElementNames,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            let count = max(m.n_categories, m.n_element_kinds, m.n_sections, m.n_items)
            elements = Array(repeating: .blank, count: count)
            // Lengths of columns are looked at before what is in them.
            coder.check(m.n_categories, isOneFor: count, "categories")
        }
        unsafe coder.code(&m.n_element_kinds, &m.element_kinds, of: &elements, "element_kinds") {
            unsafe $0.code(&$1[0], &$2.kind.rawValue)
        }
        unsafe coder.code(&m.n_sections, &m.sections, of: &elements, "sections") {
            unsafe $0.code(&$1[0], &$2.indexPath.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &elements, "items") {
            unsafe $0.code(&$1[0], &$2.indexPath.item)
        }
        unsafe coder.code(&m.n_categories, &m.categories, of: &elements, "categories") {
            unsafe $0.code(&$1[0], &$2.category, "categories")
        }
    }
}

extension IndexPath: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__IndexPaths> {
        unsafe jogakbo__v1__index_paths__init
    }

    package static func code(
        _ paths: inout [IndexPath], as m: inout Jogakbo__V1__IndexPaths,
        with coder: inout FieldCoder
    ) {
        if coder.isReading { paths = Array(repeating: .blank, count: m.n_sections) }
        unsafe coder.code(&m.n_sections, &m.sections, of: &paths, "sections") {
            unsafe $0.code(&$1[0], &$2.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &paths, "items") {
            unsafe $0.code(&$1[0], &$2.item)
        }
    }
}
