import CollectionCore

/// One change of a section snapshot, as `SectionSnapshot` has it: done, or refused as a whole.
public enum SectionSnapshotEdit: Equatable, Sendable {
    /// Behind the children of an item, or behind all roots.
    case append([UInt64], to: UInt64? = nil, content: ItemColumns? = nil)
    /// Beside an item, as children of the same parent.
    case insert([UInt64], IdentifierPlace, content: ItemColumns? = nil)
    /// Another section snapshot, by its number, its roots beside an item.
    case insertSnapshot(UInt32, IdentifierPlace)
    case replaceChildren(of: UInt64, usingSnapshot: UInt32)
    case delete([UInt64])
    case deleteAll
    case expand([UInt64])
    case collapse([UInt64])
    case setLazy([UInt64])
}

extension SectionSnapshotEdit {
    /// The section snapshot that the edit refers to, besides the one that it changes.
    var other: UInt32? {
        switch self {
        case .insertSnapshot(let number, _), .replaceChildren(_, let number): number
        default: nil
        }
    }

    /// - Parameter other: What `other` names.
    func perform(
        on outline: inout SectionSnapshot, other: SectionSnapshot?
    ) throws(CollectionError) {
        switch self {
        case .append(let items, let parent, let columns):
            try outline.append(
                items, to: parent,
                content: columns?.content(count: items.count, limits: outline.limits))
        case .insert(let items, let place, let columns):
            let content = try columns?.content(count: items.count, limits: outline.limits)
            switch place {
            case .before(let anchor): try outline.insert(items, before: anchor, content: content)
            case .after(let anchor): try outline.insert(items, after: anchor, content: content)
            }
        case .insertSnapshot(_, .before(let anchor)):
            if let other { try outline.insert(other, before: anchor) }
        case .insertSnapshot(_, .after(let anchor)):
            if let other { try outline.insert(other, after: anchor) }
        case .replaceChildren(let parent, _):
            if let other { try outline.replace(childrenOf: parent, using: other) }
        case .delete(let items): try outline.delete(items)
        case .deleteAll: outline.deleteAll()
        case .expand(let items): try outline.expand(items)
        case .collapse(let items): try outline.collapse(items)
        case .setLazy(let items): try outline.setLazy(items)
        }
    }
}
