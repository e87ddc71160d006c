/// A title of the index beside the content, and the target to which the title scrolls: rule V6 of
/// docs/semantics.md.
public struct IndexTitle: Equatable, Sendable {
    /// The kind of the target. The numbers are those of `jgb_index_title_target`.
    public enum Target: UInt32, Sendable {
        /// The item at `indexPath`, or a section if `indexPath` has no item.
        case indexPath = 0
        /// The item with the identifier `identifier` in the snapshot.
        case item = 1
        /// The section with the identifier `identifier` in the snapshot.
        case section = 2
    }

    /// The text in UTF-8, from 1 to 255 bytes.
    public var text: [UInt8]
    public var target: Target
    /// The target, if `target` is `indexPath`.
    public var indexPath = IndexPath(section: IndexPath.noSection)
    /// The identifier of the target, if `target` is `item` or `section`.
    public var identifier: UInt64 = 0

    public init(_ text: [UInt8], at indexPath: IndexPath) {
        (self.text, target, self.indexPath) = (text, .indexPath, indexPath)
    }

    public init(_ text: [UInt8], _ target: Target, _ identifier: UInt64) {
        (self.text, self.target, self.identifier) = (text, target, identifier)
    }

    /// - Throws: `invalidArgument` if the text is empty, too long, or not UTF-8.
    func validate() throws(CollectionError) {
        try TypedText.validate(text.span)
    }
}

extension [IndexTitle] {
    /// - Throws: `invalidArgument` for a number that no title has.
    func titles(from number: Int) throws(CollectionError) -> ArraySlice<IndexTitle> {
        if number < 0 || number >= count { throw .outside("number", number, of: count) }
        return self[number...]
    }
}

/// The titles that the host has set.
struct IndexTitles: Carried {
    private(set) var titles: [IndexTitle]
    /// The bytes that the titles count against the limit.
    let heldBytes: Int

    init(_ titles: [IndexTitle]) {
        self.titles = titles
        heldBytes = titles.reduce(0) { $0 + $1.text.count + 64 }
    }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    /// Sections that are named by their numbers are found again where they stand. A number that no
    /// section has had stays what it is.
    mutating func follow(_ change: DataChange) {
        guard change.plan.changesSections, let before = change.sectionsBefore else { return }
        for index in titles.indices where titles[index].target == .indexPath {
            let path = titles[index].indexPath
            if path.item != IndexPath.noItem || Int(path.section) >= before.count { continue }
            titles[index].indexPath.section =
                change.plan.newSection(of: path.section) ?? IndexPath.noSection
        }
    }

    /// Titles that name sections by their numbers name those of the new data.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
