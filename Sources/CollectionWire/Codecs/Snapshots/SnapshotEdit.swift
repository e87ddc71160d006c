public import CollectionCore

/// One change of a snapshot, as `Snapshot` has it: done, or refused as a whole.
///
/// Content that is nil means nothing of the items' own; items that are moved, reloaded or
/// reconfigured keep theirs.
public enum SnapshotEdit: Equatable, Sendable {
    case appendSections([UInt64])
    case insertSections([UInt64], IdentifierPlace)
    case deleteSections([UInt64])
    case moveSection(UInt64, IdentifierPlace)
    case reloadSections([UInt64])
    /// Without a section: to the last one.
    case appendItems([UInt64], toSection: UInt64? = nil, content: ItemColumns? = nil)
    case insertItems([UInt64], IdentifierPlace, content: ItemColumns? = nil)
    /// The items of a section become those of a list.
    case setItems([UInt64], ofSection: UInt64, content: ItemColumns? = nil)
    case deleteItems([UInt64])
    case deleteAllItems(keepingSections: Bool = false)
    case moveItem(UInt64, IdentifierPlace)
    case reloadItems([UInt64], content: ItemColumns? = nil)
    case reconfigureItems([UInt64], content: ItemColumns? = nil)
    /// What sections refer to by number.
    case setMetrics([SectionMetrics])
    /// 0: the layout's; else 1 + an index into the metrics.
    case setSectionMetrics(UInt32, ofSections: [UInt64])
    case setDuplicatePolicy(Snapshot.DuplicatePolicy)
    /// Forgets what was to be reloaded or reconfigured.
    case removeMarks
    /// The visible items of a section snapshot, by its number, become those of a section.
    case replaceItems(inSection: UInt64, sectionSnapshot: UInt32)
}

extension SnapshotEdit {
    /// - Parameter outline: The section snapshot that the edit refers to by number.
    /// - Returns: How many identifiers were there already, and were moved.
    func perform(
        on snapshot: inout Snapshot, outline: SectionSnapshot?
    ) throws(CollectionError) -> Int {
        switch self {
        case .appendSections(let identifiers):
            return try snapshot.appendSections(identifiers)
        case .insertSections(let identifiers, .before(let anchor)):
            return try snapshot.insertSections(identifiers, beforeSection: anchor)
        case .insertSections(let identifiers, .after(let anchor)):
            return try snapshot.insertSections(identifiers, afterSection: anchor)
        case .deleteSections(let identifiers): try snapshot.deleteSections(identifiers)
        case .moveSection(let identifier, .before(let anchor)):
            try snapshot.moveSection(identifier, beforeSection: anchor)
        case .moveSection(let identifier, .after(let anchor)):
            try snapshot.moveSection(identifier, afterSection: anchor)
        case .reloadSections(let identifiers): try snapshot.reloadSections(identifiers)
        case .setMetrics(let metrics): try snapshot.setMetrics(metrics)
        case .setSectionMetrics(let number, let identifiers):
            try snapshot.setSectionMetrics(number, ofSections: identifiers)
        case .setDuplicatePolicy(let policy): snapshot.duplicatePolicy = policy
        case .removeMarks: snapshot.removeMarks()
        case .replaceItems(let section, _):
            if let outline { try snapshot.replaceItems(inSection: section, with: outline) }
        case .appendItems, .insertItems, .setItems, .deleteItems, .deleteAllItems, .moveItem,
            .reloadItems,
            .reconfigureItems:
            return try performOnItems(of: &snapshot)
        }
        return 0
    }

    private func performOnItems(of snapshot: inout Snapshot) throws(CollectionError) -> Int {
        switch self {
        case .appendItems(let identifiers, let section, let columns):
            return try snapshot.appendItems(
                identifiers, toSection: section,
                content: columns?.content(count: identifiers.count, limits: snapshot.limits))
        case .insertItems(let identifiers, let place, let columns):
            let content = try columns?.content(count: identifiers.count, limits: snapshot.limits)
            switch place {
            case .before(let anchor):
                return try snapshot.insertItems(identifiers, beforeItem: anchor, content: content)
            case .after(let anchor):
                return try snapshot.insertItems(identifiers, afterItem: anchor, content: content)
            }
        case .setItems(let identifiers, let section, let columns):
            return try snapshot.setItems(
                identifiers, ofSection: section,
                content: columns?.content(count: identifiers.count, limits: snapshot.limits))
        case .deleteItems(let identifiers): try snapshot.deleteItems(identifiers)
        case .deleteAllItems(let keepingSections):
            snapshot.deleteAllItems(keepingSections: keepingSections)
        case .moveItem(let identifier, .before(let anchor)):
            try snapshot.moveItem(identifier, beforeItem: anchor)
        case .moveItem(let identifier, .after(let anchor)):
            try snapshot.moveItem(identifier, afterItem: anchor)
        case .reloadItems(let identifiers, let columns):
            try snapshot.reloadItems(
                identifiers,
                content: columns?.content(count: identifiers.count, limits: snapshot.limits))
        case .reconfigureItems(let identifiers, let columns):
            try snapshot.reconfigureItems(
                identifiers,
                content: columns?.content(count: identifiers.count, limits: snapshot.limits))
        default: break
        }
        return 0
    }
}
