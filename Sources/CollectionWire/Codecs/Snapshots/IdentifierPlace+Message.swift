package import CMessages

/// Where something is put: beside an identifier that is there.
public enum IdentifierPlace: Equatable, Sendable {
    case before(UInt64)
    case after(UInt64)
}

extension IdentifierPlace: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__IdentifierPlace> {
        unsafe jogakbo__v1__identifier_place__init
    }
    package static var blank: IdentifierPlace { .before(0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__IdentifierPlace, with coder: inout FieldCoder
    ) {
        var (relation, identifier): (Relation, UInt64) =
            switch self {
            case .before(let identifier): (.before, identifier)
            case .after(let identifier): (.after, identifier)
            }
        coder.code(&m.relation, &relation, "relation")
        coder.code(&m.identifier, &identifier)
        self = relation == .before ? .before(identifier) : .after(identifier)
    }

    /// The numbers of `Relation` in proto/.
    private enum Relation: UInt32 {
        case before = 0
        case after = 1
    }
}
