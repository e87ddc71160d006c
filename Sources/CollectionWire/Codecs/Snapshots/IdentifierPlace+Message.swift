import CMessages

/// Where something is put: beside an identifier that is there.
public enum IdentifierPlace: Equatable, Sendable {
    case before(UInt64)
    case after(UInt64)
}

extension IdentifierPlace {
    init(_ message: UnsafePointer<IdentifierPlaceMessage>?) throws(Status) {
        guard let message = unsafe message?.pointee else { throw .malformed("place is missing") }
        let identifier = unsafe message.identifier
        switch try unsafe Relation.known(message.relation.rawValue, "relation") {
        case .before: self = .before(identifier)
        case .after: self = .after(identifier)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<IdentifierPlaceMessage> {
        let message = unsafe arena.make(jogakbo__v1__identifier_place__init)
        switch self {
        case .before(let identifier): unsafe message.pointee.identifier = identifier
        case .after(let identifier):
            unsafe message.pointee.identifier = identifier
            unsafe message.pointee.relation = Jogakbo__V1__Relation(Relation.after.rawValue)
        }
        return unsafe message
    }

    /// The numbers of `Relation` in proto/.
    private enum Relation: UInt32 {
        case before = 0
        case after = 1
    }
}
