import CollectionCore

/// How the items of one section are put on lines (rules A2 to A5 and A11).
struct LineRule {
    /// The length of a line.
    var available: Double
    var spacing: Double
    var tolerance: Double
    var alignment: LineAlignment
    var lastAlignment: LastLineAlignment
    /// Each item has a line to itself, all of it.
    var itemsFillLine: Bool

    /// A2: the items of each line.
    func lines(_ lengths: [Double]) -> [[Int]] {
        var lines: [[Int]] = []
        var remaining = 0.0
        for (index, length) in lengths.enumerated() {
            if lines.isEmpty || itemsFillLine || !fits(length, in: remaining) {
                lines.append([index])
                remaining = available - length
            } else {
                lines[lines.count - 1].append(index)
                remaining -= spacing + length
            }
        }
        return lines
    }

    private func fits(_ length: Double, in remaining: Double) -> Bool {
        remaining >= spacing + length - tolerance * max(1, available)
    }

    /// Where each item of a line that begins at `lineStart` starts.
    func starts(
        of lengths: [Double], from lineStart: Double, isLastLine: Bool, areSectionItemsEqual: Bool
    ) -> [Double] {
        var whole = lengths
        var alignment = self.alignment
        if isLastLine {
            switch lastAlignment {
            // Any number of items without length, not kept apart, fit: no columns to stand in.
            case .automatic where areSectionItemsEqual && lengths[0] + spacing > 0:
                whole = padded(lengths)
            case .padWithLastItem:
                whole = padded(lengths)
                alignment = .justify
            case .automatic, .leading: alignment = .leading
            case .center: alignment = .center
            case .trailing: alignment = .trailing
            case .justify: alignment = .justify
            }
        }
        let (first, gap) = placement(of: whole, alignment)
        var before = 0.0
        return lengths.enumerated().map { index, length in
            defer { before += length }
            return lineStart + first + before + Double(index) * gap
        }
    }

    /// The same line with as many copies of its last item as fit.
    private func padded(_ lengths: [Double]) -> [Double] {
        guard let last = lengths.last, spacing + last > 0, !itemsFillLine else { return lengths }
        var remaining = available - total(lengths)
        var padded = lengths
        while fits(last, in: remaining) {
            padded.append(last)
            remaining -= spacing + last
        }
        return padded
    }

    private func total(_ lengths: [Double]) -> Double {
        lengths.reduce(0, +) + Double(lengths.count - 1) * spacing
    }

    private func placement(
        of lengths: [Double], _ alignment: LineAlignment
    ) -> (first: Double, gap: Double) {
        let leftover = available - total(lengths)
        switch alignment {
        case .justify:
            if lengths.count > 1 {
                return (0, spacing + leftover / Double(lengths.count - 1))
            }
            return (max(0, leftover) / 2, spacing)
        case .leading: return (0, spacing)
        case .center: return (max(0, leftover) / 2, spacing)
        case .trailing: return (max(0, leftover), spacing)
        }
    }
}
