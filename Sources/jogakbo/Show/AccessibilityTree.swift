import CollectionCore

/// Elements as assistive technology reads them, with the counts of the whole data.
struct AccessibilityTree {
    /// The elements in reading order. The group of a section comes before its elements.
    private let elements: [AccessibilityElement]
    /// The counts of the whole data, without elements.
    private let whole: AccessibilityElements

    /// The elements that a tree has.
    enum Extent: Equatable {
        /// The elements of the display frame.
        case visible
        /// A number of places of the reading order, from an item on.
        case places(from: IndexPath, count: Int)

        /// Nil when no tree is asked for.
        static func asked(by arguments: Arguments) throws(CommandError) -> Extent? {
            if let text = arguments.string(.accessibilityRange) {
                let (path, count) = try UpdateOptions.run(text, of: .accessibilityRange)
                return .places(from: path, count: Int(count))
            }
            return arguments.contains(.accessibility) ? .visible : nil
        }
    }

    /// Reads the elements of a view.
    ///
    /// - Throws: `invalidSection` or `invalidItem` for an item that the data does not have; what a
    ///   layout pass throws.
    init(
        _ extent: Extent, of frame: DisplayFrame, _ view: inout CollectionView
    ) throws(CollectionError) {
        whole = try view.accessibilityElements(count: 0)
        var elements: [AccessibilityElement] = []
        switch extent {
        case .visible:
            for shown in frame.elements where shown.element.category != .decoration {
                elements += try Self.read(shown.element, of: &view)
            }
        case .places(let path, let count):
            elements = try view.accessibilityElements(from: .cell(path), count: count).elements
        }
        var sections = Set(elements.map(\.element.indexPath.section))
        sections.remove(IndexPath.noSection)
        for element in elements where element.role == .group {
            sections.remove(element.element.indexPath.section)
        }
        for section in sections {
            let path = IndexPath(section: section, item: IndexPath.noItem)
            elements += try Self.read(.cell(path), of: &view)
        }
        // Views that stand at an item have the place of the item, and are read after it.
        self.elements = elements.sorted { first, second in
            (first.place, first.element.category.rawValue)
                < (second.place, second.element.category.rawValue)
        }
    }

    /// Returns the element alone, without others that have its place.
    private static func read(
        _ element: Element, of view: inout CollectionView
    ) throws(CollectionError) -> [AccessibilityElement] {
        try view.accessibilityElements(from: element, count: 1).elements.filter { read in
            read.element == element
        }
    }

    /// A line for the view, and one for each element, farther in below the group of its section.
    ///
    /// - Parameter name: Returns the name of an element; empty: it has none.
    func text(name: (Element) -> String) -> String {
        var text = "\(whole.role.words), \(Self.count(whole.itemCount, "item")) in "
        text += Self.count(whole.sectionCount, "section")
        if whole.rowCount >= 0 { text += ", " + Self.count(UInt64(whole.rowCount), "row") }
        if whole.columnCount >= 0 { text += ", " + Self.count(UInt64(whole.columnCount), "column") }
        text += "\n"
        for element in elements {
            let isInside =
                element.role != .group && element.element.indexPath.section != IndexPath.noSection
            let name = name(element.element)
            text += isInside ? "    " : "  "
            text += element.role.words + (name.isEmpty ? "" : " \"\(name)\"")
            text += Self.facts(of: element).map { ", \($0)" }.joined() + "\n"
        }
        return text
    }

    private static func count(_ number: UInt64, _ noun: String) -> String {
        "\(Decimal.grouped(Int(number))) \(noun)\(number == 1 ? "" : "s")"
    }

    /// `3 of 128`, `row 1 of 43`, `selected`
    private static func facts(of element: AccessibilityElement) -> [String] {
        func words(_ noun: String, _ index: Int64, of count: Int64) -> String? {
            if index < 0 { return nil }
            let whole = count < 0 ? "" : " of \(Decimal.grouped(Int(count)))"
            return "\(noun)\(Decimal.grouped(Int(index)))\(whole)"
        }
        var facts = [
            words("", element.positionInSet, of: element.setSize),
            words("row ", element.rowIndex, of: element.rowCount),
            words("column ", element.columnIndex, of: element.columnCount),
            element.level > 0 ? "level \(element.level)" : nil,
        ].compactMap(\.self)
        let states: [(AccessibilityStates, String)] = [
            (.isSelected, "selected"), (.isFocused, "focused"), (.isEditing, "editing"),
            (.isDisabled, "disabled"), (.isHidden, "hidden"),
        ]
        facts += states.filter { element.states.contains($0.0) }.map(\.1)
        if element.reusableView != .none { facts.append("#\(element.reusableView.rawValue)") }
        return facts
    }
}

extension AccessibilityRole {
    fileprivate var words: String {
        switch self {
        case .automatic: "automatic"
        case .list: "list"
        case .listItem: "list item"
        case .grid: "grid"
        case .gridCell: "grid cell"
        case .tree: "tree"
        case .treeItem: "tree item"
        case .group: "group"
        case .header: "header"
        case .footer: "footer"
        case .supplementary: "supplementary view"
        }
    }
}

extension CommandOption {
    static let accessibility = CommandOption(
        "accessibility",
        meaning: "Also print what a screen reader has of the visible elements, in reading order: "
            + "roles, titles, positions, rows and columns, and states.")
    static let accessibilityRange = CommandOption(
        "accessibility-range", valueName: "ITEM",
        meaning: "The same from the item SECTION-ITEM on, shown or not, or for COUNT places of the "
            + "reading order: SECTION-ITEMxCOUNT. Sections, headers and footers have places too.")
}
