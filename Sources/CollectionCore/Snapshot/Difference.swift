/// The changes that lead from one array of identifiers to another: deletes, inserts, and as few
/// moves as possible. Equal identifiers are matched in order: first to first, second to second.
public struct Difference: Equatable, Sendable {
    /// Indexes of deleted identifiers in the old array, ascending.
    public private(set) var deletes: [Int] = []
    /// Indexes of inserted identifiers in the new array, ascending.
    public private(set) var inserts: [Int] = []
    /// The moves from indexes in the old array to indexes in the new array, sorted by new index.
    public private(set) var moves: [Move] = []

    public struct Move: Equatable, Sendable {
        public var from: Int
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Finds the changes from an old array to a new array.
    ///
    /// - Complexity: O(n log n); O(n) if nothing moves.
    public init(from old: [UInt64], to new: [UInt64]) {
        let match = IdentifierMatch(from: old, to: new)
        var numbers: [UInt32] = []
        for index in match.old where index != IdentifierMatch.none { numbers.append(index) }
        let run = AscendingRun(numbers)
        var order = 0
        for (index, oldIndex) in match.old.enumerated() {
            if oldIndex == IdentifierMatch.none {
                inserts.append(index)
                continue
            }
            if !run.isIn[order] { moves.append(Move(from: Int(oldIndex), to: index)) }
            order += 1
        }
        for (index, isMatched) in match.isOldMatched.enumerated() where !isMatched {
            deletes.append(index)
        }
    }

    public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }
}
