/// Titled items in titled sections: what `show`, `fling` and `load` put into a collection view.
///
/// Items of all sections stand in columns, one after another; sections only say how many are
/// theirs.
struct Document: Sendable {
    private(set) var sections: [Section] = []
    private(set) var titles: [String] = []
    private(set) var widths: [Float] = []
    private(set) var heights: [Float] = []
    /// For each item, which of `classNames` its views are of.
    private(set) var classes: [UInt8] = []
    /// The names of reuse identifiers: one class of views each.
    let classNames: [String]

    struct Section: Equatable, Sendable {
        var title: String
        /// Where its items begin among all items.
        var firstItem: Int
        var itemCount: Int
    }

    init(classNames: [String]) {
        self.classNames = classNames
    }

    var itemCount: Int { titles.count }

    /// `1,200 items in 1 section`
    var words: String {
        let items = itemCount == 1 ? "item" : "items"
        let sections = self.sections.count == 1 ? "section" : "sections"
        return "\(Decimal.grouped(itemCount)) \(items) in "
            + "\(Decimal.grouped(self.sections.count)) \(sections)"
    }

    /// The items that follow belong to a new section.
    mutating func beginSection(_ title: String) {
        sections.append(Section(title: title, firstItem: itemCount, itemCount: 0))
    }

    /// Appends an item to the last section.
    ///
    /// - Precondition: There is a section.
    mutating func append(title: String, width: Float, height: Float, class viewClass: UInt8) {
        titles.append(title)
        widths.append(width)
        heights.append(height)
        classes.append(viewClass)
        sections[sections.count - 1].itemCount += 1
    }
}
