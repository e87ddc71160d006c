/// The lengths of boundary views, headers and footers that the host has measured: rules A15 and G12
/// of docs/semantics.md.
///
/// A section stores the number of its measures, so that the measures move with the section in
/// updates. Sections without measures need no memory here.
struct BoundaryMeasures {
    /// The measures of the boundary views around all sections.
    private(set) var ofLayout: [BoundaryMeasure] = []
    /// The measures of each section that has some: the entry at index i has the number
    /// `firstNumber` + i.
    private var ofSections: [[BoundaryMeasure]] = []
    /// The number of the first entry. Lesser numbers belong to measures that have been removed; 0
    /// stands for no measures.
    private var firstNumber: UInt32 = 1

    /// The memory to count for the measures of one section, including what layout derives from
    /// them.
    private static var bytesPerSection: Int { 1024 }

    var bytes: Int { ofSections.count * Self.bytesPerSection }

    var isEmpty: Bool { ofLayout.isEmpty && ofSections.isEmpty }

    /// Whether most measures may belong to sections that have been deleted.
    func isTooMuch(for sectionCount: Int) -> Bool { ofSections.count > 2 * sectionCount + 64 }

    /// The index in `ofSections` of the measures with a number; nil if there are none.
    private func index(_ number: UInt32) -> Int? {
        if number < firstNumber || Int(number - firstNumber) >= ofSections.count { return nil }
        return Int(number - firstNumber)
    }

    /// The measures of one section; empty if there are none.
    ///
    /// - Parameter number: The number that the section stores.
    func ofSection(_ number: UInt32) -> [BoundaryMeasure] {
        index(number).map { ofSections[$0] } ?? []
    }

    /// Sets the measure of one boundary view of a section.
    ///
    /// - Parameter number: The number that the section stores.
    /// - Returns: The number that the section must store from now on.
    mutating func set(_ measure: BoundaryMeasure, ofSection number: UInt32) -> UInt32 {
        if let index = index(number) {
            ofSections[index].set(measure)
            return number
        }
        ofSections.append([measure])
        return firstNumber + UInt32(ofSections.count - 1)
    }

    mutating func setOfLayout(_ measure: BoundaryMeasure) { ofLayout.set(measure) }

    /// Removes all measures. The numbers that sections store then refer to no measures.
    mutating func removeAll() {
        firstNumber += UInt32(ofSections.count)
        ofSections = []
        ofLayout = []
    }

    /// Marks all measured lengths as estimates.
    mutating func makeEstimates() {
        ofLayout.removeAll { $0.length == 0 }
        for index in ofLayout.indices { ofLayout[index].isFinal = false }
        for index in ofSections.indices { makeEstimates(at: index) }
    }

    /// Marks the measured lengths of one section, whose content may have changed, as estimates.
    ///
    /// - Parameter number: The number that the section stores.
    /// - Returns: Whether the section has measures.
    mutating func makeEstimates(ofSection number: UInt32) -> Bool {
        guard let index = index(number) else { return false }
        makeEstimates(at: index)
        return true
    }

    /// A length of 0 is forgotten: a view without length would never be measured again.
    private mutating func makeEstimates(at section: Int) {
        ofSections[section].removeAll { $0.length == 0 }
        for index in ofSections[section].indices { ofSections[section][index].isFinal = false }
    }

    /// Keeps only the measures with some numbers, and numbers them anew: 1, 2, 3 and so on.
    ///
    /// - Parameter numbers: The old numbers, in the new order, without repetitions.
    mutating func keep(_ numbers: [UInt32]) {
        ofSections = numbers.map { ofSection($0) }
        firstNumber = 1
    }

    /// Whether there are measures with a number.
    func has(_ number: UInt32) -> Bool { index(number) != nil }
}

/// The measured length of one boundary view along the main axis.
struct BoundaryMeasure: Equatable {
    var kind: ElementKind
    /// The length in points.
    var length: Double
    /// The number of times that the length has changed since the view was first measured for lines
    /// of the present length.
    var changes: UInt8
    /// Whether the view was measured for lines of the present length. If not, the length is an
    /// estimate, which is better than that of the layout.
    var isFinal: Bool
}

extension [BoundaryMeasure] {
    func measure(of kind: ElementKind) -> BoundaryMeasure? {
        for measure in self where measure.kind == kind { return measure }
        return nil
    }

    fileprivate mutating func set(_ measure: BoundaryMeasure) {
        removeAll { $0.kind == measure.kind }
        append(measure)
    }

    /// Whether both lists have the same kinds in the same order, with equal lengths and equal
    /// `isFinal`.
    func isAlike(_ other: [BoundaryMeasure]) -> Bool {
        if count != other.count { return false }
        for index in indices {
            let (one, two) = (self[index], other[index])
            if one.kind != two.kind || one.length != two.length || one.isFinal != two.isFinal {
                return false
            }
        }
        return true
    }
}

extension DataSource {
    /// Removes the boundary measures of sections that have been deleted, and gives the others new
    /// numbers.
    ///
    /// - Complexity: O(sections that differ)
    mutating func forgetUnusedMeasures() {
        var kept: [UInt32] = []
        var leaves: [SectionLeaf] = []
        let all = boundaryMeasures
        sections.forEachLeaf { leaf in
            let measures = leaf.measures.map(count: leaf.count) { number in
                if !all.has(number) { return 0 }
                kept.append(number)
                return UInt32(kept.count)
            }
            leaves.appendJoining(leaf.setting(measures: measures))
        }
        boundaryMeasures.keep(kept)
        sections = SumTree(leaves: leaves)
    }

    /// Forgets what was measured of a section.
    mutating func forgetMeasures(ofSection section: Int) {
        sections.update(at: section) { leaf, local in
            leaf.setting(measures: leaf.measures.setting(0, at: local, count: leaf.count))
        }
    }

    /// The number of a section's measures in `boundaryMeasures`; 0 if nothing has been measured.
    func measuresNumber(ofSection section: Int) -> UInt32 {
        let place = sections.leaf(of: section)
        return place.leaf.measures[place.local]
    }
}
