import CMessages
import CollectionCore

extension IndexPath {
    init(_ message: UnsafePointer<IndexPathMessage>?) {
        guard let message = unsafe message else {
            self.init(section: 0, item: 0)
            return
        }
        unsafe self.init(section: message.pointee.section, item: message.pointee.item)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<IndexPathMessage> {
        let message = unsafe arena.make(jogakbo__v1__index_path__init)
        unsafe message.pointee.section = section
        unsafe message.pointee.item = item
        return unsafe message
    }
}

extension Element {
    init(_ message: UnsafePointer<ElementMessage>) throws(Status) {
        let message = unsafe message.pointee
        unsafe self.init(
            category: try .known(message.category.rawValue, "category"),
            kind: ElementKind(rawValue: message.element_kind),
            indexPath: IndexPath(message.index_path))
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<ElementMessage> {
        let message = unsafe arena.make(jogakbo__v1__element__init)
        unsafe message.pointee.category = category.message
        unsafe message.pointee.element_kind = kind.rawValue
        unsafe message.pointee.index_path = indexPath.message(in: arena)
        return unsafe message
    }
}

extension ElementCategory {
    var message: Jogakbo__V1__ElementCategory { Jogakbo__V1__ElementCategory(rawValue) }
}

/// The index paths of one answer, as columns.
enum IndexPathColumns {
    static func paths(
        _ message: UnsafePointer<IndexPathsMessage>
    ) throws(Status) -> [IndexPath] {
        let message = unsafe message.pointee
        let count = unsafe message.n_sections
        let items = try unsafe MessageColumn(
            message.items, count: message.n_items, expected: count, default: 0, "items")
        let sections = unsafe UnsafeBufferPointer(start: message.sections, count: count)
        return (0..<count).map { index in
            unsafe IndexPath(section: sections[index], item: items[index])
        }
    }

    static func message(
        _ paths: [IndexPath], in arena: MessageArena
    ) -> UnsafeMutablePointer<IndexPathsMessage> {
        let message = unsafe arena.make(jogakbo__v1__index_paths__init)
        let sections = unsafe arena.column(of: UInt32.self, count: paths.count)
        let items = unsafe arena.column(of: UInt32.self, count: paths.count)
        for (index, path) in paths.enumerated() {
            unsafe sections[index] = path.section
            unsafe items[index] = path.item
        }
        unsafe message.pointee.n_sections = paths.count
        unsafe message.pointee.sections = sections
        unsafe message.pointee.n_items = paths.count
        unsafe message.pointee.items = items
        return unsafe message
    }
}
