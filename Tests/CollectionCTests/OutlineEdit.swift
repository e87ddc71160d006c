import CJogakbo
import CollectionCore

/// An edit of a section snapshot for either door. It need not be possible.
struct OutlineEdit {
    var kind: UInt32
    var items: [UInt64]
    var anchor: UInt64
    var other: UInt64
    var parent: UInt64?
    var isAfter: Bool
    var content: RandomContent?

    init(_ random: inout Generator) {
        kind = random.next(13)
        items = (0..<random.next(4)).map { _ in UInt64(random.next(30)) }
        anchor = UInt64(random.next(30))
        other = UInt64(random.next(30))
        parent = random.next(4) == 0 ? nil : UInt64(random.next(30))
        isAfter = random.next(2) == 0
        content = RandomContent(items.count, &random)
    }

    private var relation: jgb_relation { isAfter ? JGB_AFTER : JGB_BEFORE }

    func perform(on outline: inout SectionSnapshot) throws(CollectionError) {
        switch kind {
        case 0...3: try outline.append(items, to: parent, content: content?.content)
        case 4, 5:
            let content = try content?.content
            isAfter
                ? try outline.insert(items, after: anchor, content: content)
                : try outline.insert(items, before: anchor, content: content)
        case 6: try outline.delete(items)
        case 7, 8: try outline.expand(items)
        case 9: try outline.collapse(items)
        case 10: try outline.setLazy(items)
        case 11:
            // A part is taken out and put elsewhere.
            let part = try outline.snapshot(of: other, includingParent: true)
            try outline.delete([other])
            isAfter
                ? try outline.insert(part, after: anchor)
                : try outline.insert(part, before: anchor)
        default:
            let part = try outline.snapshot(of: other)
            try outline.replace(childrenOf: anchor, using: part)
        }
    }

    func perform(on outline: OpaquePointer) -> jgb_status {
        let (items, count) = (items, items.count)
        switch kind {
        case 0...5:
            return unsafe withContent(content) { content in
                if kind > 3 {
                    return unsafe jgb_section_snapshot_insert(
                        outline, items, count, relation, anchor, content)
                }
                return unsafe withOptional(parent) {
                    unsafe jgb_section_snapshot_append(outline, $0, items, count, content)
                }
            }
        case 6: return unsafe jgb_section_snapshot_delete(outline, items, count)
        case 7, 8: return unsafe jgb_section_snapshot_expand(outline, items, count)
        case 9: return unsafe jgb_section_snapshot_collapse(outline, items, count)
        case 10: return unsafe jgb_section_snapshot_set_lazy(outline, items, count)
        default: return unsafe performWithPart(of: outline)
        }
    }

    private func performWithPart(of outline: OpaquePointer) -> jgb_status {
        var part: OpaquePointer?
        let includesParent: UInt32 = kind == 11 ? 1 : 0
        let status = unsafe jgb_section_snapshot_snapshot_of_parent(
            outline, other, includesParent, &part)
        defer { unsafe jgb_section_snapshot_destroy(part) }
        if status != JGB_OK { return status }
        if kind != 11 {
            return unsafe jgb_section_snapshot_replace_children(outline, anchor, part)
        }
        let deleted = unsafe jgb_section_snapshot_delete(outline, [other], 1)
        if deleted != JGB_OK { return deleted }
        return unsafe jgb_section_snapshot_insert_snapshot(outline, part, relation, anchor)
    }
}
