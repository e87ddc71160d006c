/// Why an edit of a snapshot was refused: rule E2 of docs/semantics.md. At most
/// `SnapshotFault.listedMaximum` of the identifiers at fault are listed.
public enum SnapshotFault: Equatable, Sendable {
    /// Items cannot be appended to the last section, because there is no section.
    case noSections
    case unknownSection(UInt64)
    case unknownItem(UInt64)
    /// The item is a root of an outline.
    case noParent(UInt64)
    /// One call names these identifiers more than once.
    case repeatedSections([UInt64])
    case repeatedItems([UInt64])
    /// The snapshot already has these identifiers, and `duplicatePolicy` does not allow that.
    case existingSections([UInt64])
    case existingItems([UInt64])
    /// A section or item cannot be placed beside itself.
    case besideItself(UInt64)

    public static let listedMaximum = 8
}

extension SnapshotFault {
    /// The fault as a sentence.
    var sentence: Sentence {
        switch self {
        case .noSections: "there are no sections: append one first"
        case .unknownSection(let identifier):
            "section identifier \(identifier) does not exist in the snapshot"
        case .unknownItem(let identifier):
            "item identifier \(identifier) does not exist in the snapshot"
        case .noParent(let identifier):
            "item identifier \(identifier) has no parent: it is a root"
        case .repeatedSections(let identifiers):
            "section identifiers are not unique: \(Self.list(identifiers))"
        case .repeatedItems(let identifiers):
            "item identifiers are not unique: \(Self.list(identifiers))"
        case .existingSections(let identifiers):
            "section identifiers exist in the snapshot already: \(Self.list(identifiers))"
        case .existingItems(let identifiers):
            "item identifiers exist in the snapshot already: \(Self.list(identifiers))"
        case .besideItself(let identifier):
            "identifier \(identifier) cannot be moved next to itself"
        }
    }

    var code: CollectionError.Code {
        switch self {
        case .unknownSection, .unknownItem, .noParent: .notFound
        case .noSections, .repeatedSections, .repeatedItems, .existingSections, .existingItems,
            .besideItself:
            .invalidArgument
        }
    }

    /// Whether the identifiers are those of sections.
    var isOfSections: Bool {
        switch self {
        case .repeatedSections, .existingSections, .unknownSection: true
        default: false
        }
    }

    private static func list(_ identifiers: [UInt64]) -> Sentence {
        var text: Sentence = ""
        for (index, identifier) in identifiers.enumerated() {
            text = text + (index == 0 ? "\(identifier)" : ", \(identifier)")
        }
        return identifiers.count == listedMaximum ? text + " and perhaps others" : text
    }
}

extension Array where Element == UInt64 {
    /// The first identifiers, as many as an error lists.
    var listed: [UInt64] { Array(prefix(SnapshotFault.listedMaximum)) }
}
