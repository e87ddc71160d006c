/// Which section has which description: the rules of a layout, resolved to runs of sections.
struct SectionAssignment {
    /// The index of the first section of each run, ascending; the first run starts at 0.
    private var starts = [0]
    /// The number of the description that all sections of each run have.
    private var numbers: [UInt32] = [0]

    /// - Complexity: O(rules^2), for any number of sections
    init(_ rules: [LayoutSectionRule], containerLength: Double) {
        let rules = rules.filter { $0.holds(forContainerLength: containerLength) }
        if rules.isEmpty { return }
        for rule in rules {
            starts.append(rule.sections.lowerBound)
            if rule.sectionCount > 0 { starts.append(rule.sections.upperBound) }
        }
        starts.sortAscending()
        numbers = [UInt32](repeating: 0, count: starts.count)
        // The first rule that holds wins: it is applied last, over all later rules.
        for rule in rules.reversed() {
            var run = firstRun(from: rule.sections.lowerBound)
            while run < starts.count && starts[run] < rule.sections.upperBound {
                numbers[run] = rule.section
                run += 1
            }
        }
    }

    /// The number of the description that a section has: rule G13 of docs/semantics.md.
    ///
    /// - Complexity: O(log rules)
    func number(ofSection index: Int) -> UInt32 {
        numbers[firstRun(from: index + 1) - 1]
    }

    private func firstRun(from index: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension LayoutSectionRule {
    fileprivate var sections: Range<Int> {
        let first = Int(firstSection)
        return first..<(sectionCount == 0 ? .max : first + Int(sectionCount))
    }
}
