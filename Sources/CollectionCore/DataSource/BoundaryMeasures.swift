/// What the host measured of boundary views: rule G12 of docs/semantics.md. Sections refer to it by
/// number, so that it goes where they go; those of which nothing was measured take no room.
struct BoundaryMeasures {
    /// Of views that stand around all sections.
    private(set) var ofLayout: [BoundaryMeasure] = []
    /// Of each section that has a number, from `firstNumber` on.
    private var ofSections: [[BoundaryMeasure]] = []
    /// Lesser numbers are of what was forgotten; 0 is none.
    private var firstNumber: UInt32 = 1

    /// How much memory to count for a section, with what layout makes of it.
    private static var bytesPerSection: Int { 1024 }

    var bytes: Int { ofSections.count * Self.bytesPerSection }

    var isEmpty: Bool { ofLayout.isEmpty && ofSections.isEmpty }

    /// Whether most may be of sections that have gone since.
    func isTooMuch(for sectionCount: Int) -> Bool { ofSections.count > 2 * sectionCount + 64 }

    private func index(_ number: UInt32) -> Int? {
        if number < firstNumber || Int(number - firstNumber) >= ofSections.count { return nil }
        return Int(number - firstNumber)
    }

    /// - Parameter number: What a section refers to.
    func ofSection(_ number: UInt32) -> [BoundaryMeasure] {
        index(number).map { ofSections[$0] } ?? []
    }

    /// - Returns: What the section refers to from now on.
    mutating func set(_ measure: BoundaryMeasure, ofSection number: UInt32) -> UInt32 {
        if let index = index(number) {
            ofSections[index].set(measure)
            return number
        }
        ofSections.append([measure])
        return firstNumber + UInt32(ofSections.count - 1)
    }

    mutating func setOfLayout(_ measure: BoundaryMeasure) { ofLayout.set(measure) }

    /// Forgets everything. What sections refer to is no number any more.
    mutating func removeAll() {
        firstNumber += UInt32(ofSections.count)
        ofSections = []
        ofLayout = []
    }

    /// Turns measured lengths into estimates.
    mutating func makeEstimates() {
        for index in ofLayout.indices { ofLayout[index].isFinal = false }
        for index in ofSections.indices { makeEstimates(at: index) }
    }

    /// The same for one section, whose content may have changed.
    ///
    /// - Returns: Whether it has any.
    mutating func makeEstimates(ofSection number: UInt32) -> Bool {
        guard let index = index(number) else { return false }
        makeEstimates(at: index)
        return true
    }

    private mutating func makeEstimates(at section: Int) {
        for index in ofSections[section].indices { ofSections[section][index].isFinal = false }
    }

    /// Keeps what these sections refer to alone.
    ///
    /// - Parameter numbers: Each once; the first is 1 from now on, and so forth.
    mutating func keep(_ numbers: [UInt32]) {
        ofSections = numbers.map { ofSection($0) }
        firstNumber = 1
    }

    /// Whether a section refers to something.
    func has(_ number: UInt32) -> Bool { index(number) != nil }
}

/// The length of one boundary view along the main axis, as it was measured.
struct BoundaryMeasure: Equatable {
    var kind: ElementKind
    var length: Double
    /// How often it changed since it was first measured for lines of this length.
    var changes: UInt8
    /// Measured for lines of this length; otherwise it is the better estimate.
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

    /// Whether views are as long by these, and as final.
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
    /// Forgets what was measured of sections that have gone.
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

    /// The number of what was measured of a section's boundary views; 0: nothing.
    func measuresNumber(ofSection section: Int) -> UInt32 {
        let place = sections.leaf(of: section)
        return place.leaf.measures[place.local]
    }
}
