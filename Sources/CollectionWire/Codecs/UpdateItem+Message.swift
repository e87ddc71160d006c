import CMessages
import CollectionCore

/// The parts of an update, as columns. What is the default for all parts is left out.
extension UpdateItem {
    /// The most parts in one message: a part takes 28 bytes, and more while it is carried out, but
    /// as few as one on the wire. An open batch takes more of them.
    package static let countMaxInMessage = 1 << 20

    /// - Throws: When columns are of unequal length, and when there are too many parts. What the
    ///   numbers mean is for the core to check.
    static func items(
        _ message: UnsafePointer<UpdateItemsMessage>?
    ) throws(Status) -> [UpdateItem] {
        guard let m = unsafe message?.pointee else { return [] }
        let count = unsafe max(
            m.n_actions, m.n_sections_before, m.n_items_before, m.n_sections_after,
            m.n_items_after, m.n_counts, m.n_flags)
        if count > countMaxInMessage {
            throw Status(
                .limitExceeded(.updateItems, value: count, maximum: countMaxInMessage))
        }
        let columns = try unsafe UpdateColumns(m, count: count)
        return (0..<count).map { columns.item(at: $0) }
    }

    static func message(
        _ items: [UpdateItem], in arena: MessageArena
    ) -> UnsafeMutablePointer<UpdateItemsMessage> {
        let message = unsafe arena.make(jogakbo__v1__update_items__init)
        let count = items.count
        let numbers = unsafe arena.column(of: UInt32.self, count: 7 * count)
        var isUsed = [7 of Bool](repeating: false)
        for (index, item) in items.enumerated() {
            let entries = item.entries
            for column in 0..<7 {
                unsafe numbers[column * count + index] = entries[column]
                if entries[column] != (column == 5 ? 1 : 0) { isUsed[column] = true }
            }
        }
        // One column at least says how many parts there are.
        isUsed[0] = true
        func column(_ index: Int) -> (Int, UnsafeMutablePointer<UInt32>) {
            unsafe (isUsed[index] ? count : 0, numbers + index * count)
        }
        unsafe (message.pointee.n_actions, message.pointee.actions) = column(0)
        unsafe (message.pointee.n_sections_before, message.pointee.sections_before) = column(1)
        unsafe (message.pointee.n_items_before, message.pointee.items_before) = column(2)
        unsafe (message.pointee.n_sections_after, message.pointee.sections_after) = column(3)
        unsafe (message.pointee.n_items_after, message.pointee.items_after) = column(4)
        unsafe (message.pointee.n_counts, message.pointee.counts) = column(5)
        unsafe (message.pointee.n_flags, message.pointee.flags) = column(6)
        return unsafe message
    }

    /// One for each column, in the order of proto/; 0 in place of a path that means nothing.
    private var entries: [7 of UInt32] {
        let (before, after) = (indexPathBeforeUpdate, indexPathAfterUpdate)
        let hasBefore = action != .insert
        let hasAfter = action == nil || action == .insert || action == .move
        return [
            actionNumber, hasBefore ? before.section : 0, hasBefore ? before.item : 0,
            hasAfter ? after.section : 0, hasAfter ? after.item : 0, count, flags.rawValue,
        ]
    }
}

/// The columns as they arrived, their lengths checked.
private struct UpdateColumns {
    private let actions: MessageColumn<UInt32>
    private let sectionsBefore: MessageColumn<UInt32>
    private let itemsBefore: MessageColumn<UInt32>
    private let sectionsAfter: MessageColumn<UInt32>
    private let itemsAfter: MessageColumn<UInt32>
    private let counts: MessageColumn<UInt32>
    private let flags: MessageColumn<UInt32>

    init(_ m: UpdateItemsMessage, count: Int) throws(Status) {
        actions = try unsafe MessageColumn(
            m.actions, count: m.n_actions, expected: count, default: 0, "actions")
        sectionsBefore = try unsafe MessageColumn(
            m.sections_before, count: m.n_sections_before, expected: count, default: 0,
            "sections_before")
        itemsBefore = try unsafe MessageColumn(
            m.items_before, count: m.n_items_before, expected: count, default: 0, "items_before")
        sectionsAfter = try unsafe MessageColumn(
            m.sections_after, count: m.n_sections_after, expected: count, default: 0,
            "sections_after")
        itemsAfter = try unsafe MessageColumn(
            m.items_after, count: m.n_items_after, expected: count, default: 0, "items_after")
        counts = try unsafe MessageColumn(
            m.counts, count: m.n_counts, expected: count, default: 1, "counts")
        flags = try unsafe MessageColumn(
            m.flags, count: m.n_flags, expected: count, default: 0, "flags")
    }

    /// A path that means nothing for the action is as `UpdateItem` has it then.
    func item(at index: Int) -> UpdateItem {
        let none = IndexPath(section: 0)
        let action = UpdateItem.Action(rawValue: actions[index])
        let hasAfter = action == nil || action == .insert || action == .move
        var item = UpdateItem(
            .insert, before: none, after: none, count: counts[index],
            flags: UpdateItem.Flags(rawValue: flags[index]))
        item.actionNumber = actions[index]
        if action != .insert {
            item.indexPathBeforeUpdate = IndexPath(
                section: sectionsBefore[index], item: itemsBefore[index])
        }
        if hasAfter {
            item.indexPathAfterUpdate = IndexPath(
                section: sectionsAfter[index], item: itemsAfter[index])
        }
        return item
    }
}
