import CJogakbo
import CollectionCore

extension IndexPath {
    init(_ indexPath: jgb_index_path) {
        self.init(section: indexPath.section, item: indexPath.item)
    }
}

extension jgb_index_path {
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, item: indexPath.item)
    }
}

extension ElementCategory {
    init(_ category: jgb_element_category) throws(CollectionError) {
        self = try known(category.rawValue, "category")
    }
}

extension Element {
    /// - Throws: `invalidArgument` when it is NULL or its category unknown.
    init(_ element: UnsafePointer<jgb_element>?) throws(CollectionError) {
        let element = unsafe try required(element, "element").pointee
        self.init(
            category: try ElementCategory(element.category),
            kind: ElementKind(rawValue: element.element_kind),
            indexPath: IndexPath(element.index_path))
    }
}

extension jgb_element {
    init(_ element: Element) {
        self.init(
            category: jgb_element_category(rawValue: element.category.rawValue),
            element_kind: element.kind.rawValue,
            index_path: jgb_index_path(element.indexPath))
    }
}
