/// What leads from one array of identifiers to another: deletes, inserts, and as few moves as can
/// be. Equal identifiers are matched first to first.
public struct Difference: Equatable, Sendable {
    /// Indexes into the old array, ascending.
    public private(set) var deletes: [Int] = []
    /// Indexes into the new array, ascending.
    public private(set) var inserts: [Int] = []
    /// From the old array to the new one, in the order of the new one.
    public private(set) var moves: [Move] = []

    public struct Move: Equatable, Sendable {
        public var from: Int
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// - Complexity: O(n log n); O(n) where nothing moves.
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
