/// Finds the names that somebody may have meant.
enum NearestNames {
    private static let countMax = 3

    /// The nearest of `names`, in quotes.
    ///
    /// - Parameter otherwise: What is said where none is near; nil: all of them.
    static func words(
        for name: String, among names: [String], otherwise: String? = nil
    ) -> String {
        let distances = names.map { (name: $0, distance: distance(name, $0)) }
            .sorted { $0.distance < $1.distance }
        let least = distances.first?.distance ?? 0
        let isNear = least <= max(2, name.count / 3)
        let near = distances.prefix { isNear && $0.distance <= least + 1 }.prefix(countMax)
        if near.isEmpty { return otherwise ?? "known are \(list(names))" }
        return "did you mean \(list(near.map(\.name), last: "or"))?"
    }

    private static func list(_ names: [String], last word: String? = nil) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let word, let last = quoted.last, quoted.count > 1 else {
            return quoted.joined(separator: ", ")
        }
        return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
    }

    /// How many letters are to be inserted, deleted or replaced, whatever their case.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
