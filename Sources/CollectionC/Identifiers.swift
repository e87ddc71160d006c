import CJogakbo
import CollectionCore

/// Identifiers that C passes as an array.
///
/// - Throws: `limitExceeded` for more of them than there may be bytes of data.
@inline(never)
func identifiers(
    _ start: UnsafePointer<UInt64>?, _ count: Int, _ argument: CollectionError.Argument,
    limits: Limits
) throws(CollectionError) -> [UInt64] {
    let identifiers = unsafe try buffer(start, count, argument)
    let maximum = limits.dataBytes / MemoryLayout<UInt64>.stride
    if count > maximum {
        throw .limitExceeded(.identifiers, value: count, maximum: maximum)
    }
    return unsafe Array(identifiers)
}

/// On which side of an identifier.
enum Relation: UInt32 {
    case before = 0
    case after = 1

    init(_ relation: jgb_relation) throws(CollectionError) {
        self = try known(relation.rawValue, "relation")
    }
}
