/// Why a change of a snapshot was refused: rule E2 of docs/semantics.md. Of identifiers at fault no
/// more than `SnapshotFault.listedMaximum` are listed.
public enum SnapshotFault: Equatable, Sendable {
    /// Items cannot be appended to the last section, for there is none.
    case noSections
    case unknownSection(UInt64)
    case unknownItem(UInt64)
    /// It is a root of an outline.
    case noParent(UInt64)
    /// One call names these more than once.
    case repeatedSections([UInt64])
    case repeatedItems([UInt64])
    /// They are in the snapshot already, and the policy says that they may not be.
    case existingSections([UInt64])
    case existingItems([UInt64])
    /// It cannot stand beside itself.
    case besideItself(UInt64)

    public static let listedMaximum = 8
}

extension SnapshotFault {
    /// What is wrong, in a sentence.
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

    private static func list(_ identifiers: [UInt64]) -> Sentence {
        var text: Sentence = ""
        for (index, identifier) in identifiers.enumerated() {
            text = text + (index == 0 ? "\(identifier)" : ", \(identifier)")
        }
        return identifiers.count == listedMaximum ? text + " and perhaps others" : text
    }
}

extension Array where Element == UInt64 {
    /// As many as an error lists.
    var listed: [UInt64] { Array(prefix(SnapshotFault.listedMaximum)) }
}
