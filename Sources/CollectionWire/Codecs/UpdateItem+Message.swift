package import CMessages
package import CollectionCore

/// The parts of an update. What is the default for all parts is left out.
extension UpdateItem: ColumnCodable {
    /// The most parts in one message: a part takes 28 bytes, and more while it is carried out, but
    /// as few as one on the wire. An open batch takes more of them.
    package static let countMaxInMessage = 1 << 20

    package static var beginColumns: MessageBegin<Jogakbo__V1__UpdateItems> {
        unsafe jogakbo__v1__update_items__init
    }

    /// What the numbers mean is for the core to check.
    package static func code(
        _ items: inout [UpdateItem], as m: inout Jogakbo__V1__UpdateItems,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            let count = max(
                m.n_actions, m.n_sections_before, m.n_items_before, m.n_sections_after,
                m.n_items_after, m.n_counts, m.n_flags)
            if count > countMaxInMessage {
                coder.fail(
                    Status(.limitExceeded(.updateItems, value: count, maximum: countMaxInMessage)))
                return
            }
            let none = IndexPath(section: 0)
            items = Array(
                repeating: UpdateItem(.insert, before: none, after: none), count: count)
        }
        // One column at least says how many parts there are.
        unsafe coder.code(&m.n_actions, &m.actions, of: &items, "actions") {
            unsafe $0.code(&$1[0], &$2.actionNumber)
        }
        codePaths(of: &items, in: &m, with: &coder)
        unsafe coder.code(
            &m.n_counts, &m.counts, of: &items, usual: 1, leavesOut: true, "counts"
        ) { unsafe $0.code(&$1[0], &$2.count) }
        unsafe coder.code(&m.n_flags, &m.flags, of: &items, leavesOut: true, "flags") {
            unsafe $0.code(&$1[0], &$2.flags)
        }
    }

    /// A path that means nothing for the action is 0 in the columns.
    private static func codePaths(
        of items: inout [UpdateItem], in m: inout Jogakbo__V1__UpdateItems,
        with coder: inout FieldCoder
    ) {
        unsafe coder.code(
            &m.n_sections_before, &m.sections_before, of: &items, leavesOut: true,
            "sections_before"
        ) { if $2.hasPathBefore { unsafe $0.code(&$1[0], &$2.indexPathBeforeUpdate.section) } }
        unsafe coder.code(
            &m.n_items_before, &m.items_before, of: &items, leavesOut: true, "items_before"
        ) { if $2.hasPathBefore { unsafe $0.code(&$1[0], &$2.indexPathBeforeUpdate.item) } }
        unsafe coder.code(
            &m.n_sections_after, &m.sections_after, of: &items, leavesOut: true, "sections_after"
        ) { if $2.hasPathAfter { unsafe $0.code(&$1[0], &$2.indexPathAfterUpdate.section) } }
        unsafe coder.code(
            &m.n_items_after, &m.items_after, of: &items, leavesOut: true, "items_after"
        ) { if $2.hasPathAfter { unsafe $0.code(&$1[0], &$2.indexPathAfterUpdate.item) } }
    }

    private var hasPathBefore: Bool { action != .insert }
    private var hasPathAfter: Bool { action == nil || action == .insert || action == .move }
}
