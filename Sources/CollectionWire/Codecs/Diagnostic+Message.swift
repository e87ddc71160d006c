import CMessages
import CollectionCore

/// Diagnostics as columns.
extension Diagnostic {
    static func diagnostics(
        _ message: UnsafePointer<DiagnosticsMessage>
    ) throws(Status) -> [Diagnostic] {
        let m = unsafe message.pointee
        let count = unsafe m.n_codes
        let codes = try unsafe MessageColumn(
            m.codes, count: count, expected: count, default: 0, "codes")
        let categories = try unsafe MessageColumn(
            m.categories, count: m.n_categories, expected: count, default: 0, "categories")
        let kinds = try unsafe MessageColumn(
            m.element_kinds, count: m.n_element_kinds, expected: count, default: 0,
            "element_kinds")
        let sections = try unsafe MessageColumn(
            m.sections, count: m.n_sections, expected: count, default: 0, "sections")
        let items = try unsafe MessageColumn(
            m.items, count: m.n_items, expected: count, default: 0, "items")
        let sizes = try unsafe MessageColumn(
            m.sizes, count: m.n_sizes, expected: 2 * count, default: 0, "sizes")
        let otherSizes = try unsafe MessageColumn(
            m.other_sizes, count: m.n_other_sizes, expected: 2 * count, default: 0, "other_sizes")
        var diagnostics: [Diagnostic] = []
        for i in 0..<count {
            let element = Element(
                category: try .known(categories[i], "categories"),
                kind: ElementKind(rawValue: kinds[i]),
                indexPath: IndexPath(section: sections[i], item: items[i]))
            diagnostics.append(
                Diagnostic(
                    code: try .known(codes[i], "codes"), element: element,
                    size: Size(width: sizes[2 * i], height: sizes[2 * i + 1]),
                    otherSize: Size(width: otherSizes[2 * i], height: otherSizes[2 * i + 1])))
        }
        return diagnostics
    }

    static func message(
        _ diagnostics: [Diagnostic], in arena: MessageArena
    ) -> UnsafeMutablePointer<DiagnosticsMessage> {
        let count = diagnostics.count
        let message = unsafe arena.make(jogakbo__v1__diagnostics__init)
        let numbers = unsafe arena.column(of: UInt32.self, count: 5 * count)
        let sizes = unsafe arena.column(of: Double.self, count: 4 * count)
        for (index, diagnostic) in diagnostics.enumerated() {
            let element = diagnostic.element
            unsafe numbers[index] = diagnostic.code.rawValue
            unsafe numbers[count + index] = element.category.rawValue
            unsafe numbers[2 * count + index] = element.kind.rawValue
            unsafe numbers[3 * count + index] = element.indexPath.section
            unsafe numbers[4 * count + index] = element.indexPath.item
            unsafe sizes[2 * index] = diagnostic.size.width
            unsafe sizes[2 * index + 1] = diagnostic.size.height
            unsafe sizes[2 * (count + index)] = diagnostic.otherSize.width
            unsafe sizes[2 * (count + index) + 1] = diagnostic.otherSize.height
        }
        unsafe lend(numbers, sizes, count: count, to: &message.pointee)
        return unsafe message
    }

    private static func lend(
        _ numbers: UnsafeMutablePointer<UInt32>, _ sizes: UnsafeMutablePointer<Double>,
        count: Int, to message: inout DiagnosticsMessage
    ) {
        unsafe (message.n_codes, message.codes) = (count, numbers)
        unsafe (message.n_categories, message.categories) = (count, numbers + count)
        unsafe (message.n_element_kinds, message.element_kinds) = (count, numbers + 2 * count)
        unsafe (message.n_sections, message.sections) = (count, numbers + 3 * count)
        unsafe (message.n_items, message.items) = (count, numbers + 4 * count)
        unsafe (message.n_sizes, message.sizes) = (2 * count, sizes)
        unsafe (message.n_other_sizes, message.other_sizes) = (2 * count, sizes + 2 * count)
    }
}
