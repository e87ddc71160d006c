import CollectionCore
import CollectionWire

// Section Y, by writing down all of the reading order.
extension ReferenceCollection {
    func set(_ configuration: AccessibilityConfiguration) throws(CollectionError) {
        if ![.automatic, .list, .grid, .tree].contains(configuration.role) {
            throw .invalidArgument("role", .conflicting)
        }
        accessibility = configuration
    }

    func accessibilityElements(
        _ asked: GetAccessibilityElements
    ) throws(CollectionError) -> AccessibilityElements {
        if let first = asked.first { try checkRead(first) }
        let reading = ReadingList(self)
        var start = asked.offset
        if let first = asked.first {
            let index = reading.places.firstIndex { $0.contains { $0.element == first } }
            guard let index else { throw .noElement(first) }
            let (sum, isBeyond) = asked.offset.addingReportingOverflow(Int64(index))
            start = isBeyond ? .max : sum
        }
        var answer = AccessibilityElements()
        answer.placeCount = UInt64(reading.places.count)
        answer.sectionCount = UInt64(sections.count)
        answer.itemCount = UInt64(sections.map(\.items.count).reduce(0, +))
        answer.role = reading.role
        if sections.count == 1 {
            (answer.rowCount, answer.columnCount) = reading.tableCounts(ofSection: 0)
        }
        for place in reading.places.indices {
            let (distance, isBeyond) = Int64(place).subtractingReportingOverflow(start)
            if !isBeyond && distance >= 0 && distance < Int64(asked.count) {
                answer.elements += reading.places[place]
            }
        }
        return answer
    }

    func checkRead(_ element: Element) throws(CollectionError) {
        try checkCategory(of: element)
        let path = element.indexPath
        if element.category == .decoration { throw .noElement(element) }
        if element.category == .cell && path.item != IndexPath.noItem {
            try check(item: path)
        } else if element.category == .cell || !mayBeOfLayout(element) {
            try check(section: path.section)
        }
    }
}

/// The reading order: the elements at each place.
private struct ReadingList {
    private let collection: ReferenceCollection
    private let placed: ReferenceLayout
    private let presentation: Presentation
    private(set) var places: [[AccessibilityElement]] = []

    init(_ collection: ReferenceCollection) {
        self.collection = collection
        placed = collection.layoutNow()
        presentation = collection.presentation(placed)
        let layout = IndexPath(section: IndexPath.noSection, item: 0)
        append(views(of: layout, isBehind: false), .header, level: 1)
        for number in collection.sections.indices { append(section: number) }
        append(views(of: layout, isBehind: true), .footer, level: 1)
    }

    var role: AccessibilityRole {
        if collection.accessibility.role != .automatic { return collection.accessibility.role }
        if case .grid = collection.layout { return .grid }
        return .list
    }

    private var itemRole: AccessibilityRole {
        role == .grid ? .gridCell : role == .tree ? .treeItem : .listItem
    }

    private mutating func append(section number: Int) {
        let section = collection.sections[number]
        let path = IndexPath(section: UInt32(number), item: 0)
        var group = blank(.cell(IndexPath(section: UInt32(number))), .group)
        if !placed.sectionSpans.isEmpty {
            let across = Directions(collection.layout).cross(collection.contentSizeNow())
            group.frame = inView(
                presentation.section(placed.sectionSpans[number], across: across))
        }
        group.positionInSet = Int64(number + 1)
        group.setSize = Int64(collection.sections.count)
        (group.rowCount, group.columnCount) = tableCounts(ofSection: number)
        identify(&group, by: collection.bench.shown?.sectionIdentifiers[number])
        places.append([group])
        append(
            views(of: path, isBehind: false), .header, level: headerLevel(section))
        for item in section.items.indices { append(item: item, ofSection: number) }
        append(views(of: path, isBehind: true), .footer, level: 0)
    }

    private mutating func append(item: Int, ofSection number: Int) {
        let path = IndexPath(section: UInt32(number), item: UInt32(item))
        let own = placed.elements.first { $0.element == .cell(path) }
        var element = blank(.cell(path), itemRole)
        if let own { describe(&element, own) } else { element.states = .isHidden }
        let counts = collection.sections.map(\.items.count)
        let countsAll = collection.accessibility.countsAllSections
        let before = countsAll ? counts[..<number].reduce(0, +) : 0
        element.positionInSet = Int64(before + item + 1)
        element.setSize = Int64(countsAll ? counts.reduce(0, +) : counts[number])
        (element.rowCount, element.columnCount) = tableCounts(ofSection: number)
        (element.rowIndex, element.columnIndex) = asSeen(
            own?.table.line.map { $0 + 1 }, own?.table.lane.map { $0 + 1 })
        identify(&element, by: collection.bench.shown?.itemIdentifier(at: path))
        let level: UInt32 = 0
        places.append([element])
        for badge in badges(of: path) {
            places[places.count - 1].append(view(badge, .supplementary, level: level))
        }
    }

    /// G7 in the order of the description; X in the order of kinds.
    private func badges(of path: IndexPath) -> [PlacedElement] {
        let views = placed.elements.filter {
            $0.element.category == .supplementary && $0.element.indexPath == path
        }
        if collection.layout.isExplicit {
            return views.filter { !$0.element.kind.isHeaderOrFooter }
                .sorted { $0.element.kind.rawValue < $1.element.kind.rawValue }
        }
        return views.filter { $0.badge != nil }
    }

    /// Those that stand around the items of a section, or around all sections.
    private func views(of path: IndexPath, isBehind: Bool) -> [PlacedElement] {
        func view(_ kind: ElementKind) -> PlacedElement? {
            placed.elements.first {
                $0.element == .supplementary(kind, path) && $0.badge == nil
            }
        }
        guard case .compositional(let layout) = collection.layout else {
            if path.section == IndexPath.noSection { return [] }
            return [view(isBehind ? .sectionFooter : .sectionHeader)].compactMap { $0 }
        }
        var items = layout.boundarySupplementaryItems
        if path.section != IndexPath.noSection {
            let number = layout.number(ofSection: Int(path.section), placed.container)
            items = layout.sections[number].boundarySupplementaryItems
        }
        let directions = Directions(collection.layout)
        return items.filter { ($0.alignment.side(directions) == 1) == isBehind }
            .compactMap { view($0.kind) }
    }

    private mutating func append(
        _ views: [PlacedElement], _ role: AccessibilityRole, level: UInt32
    ) {
        places.append([])
        for found in views {
            places[places.count - 1].append(view(found, role, level: level))
        }
    }

    /// An element at the last place.
    private func view(
        _ placed: PlacedElement, _ role: AccessibilityRole, level: UInt32
    ) -> AccessibilityElement {
        var element = blank(placed.element, role)
        element.place = UInt64(places.count - 1)
        element.level = level
        describe(&element, placed)
        let section = Int(placed.element.indexPath.section)
        let isInSection = section < collection.sections.count
        identify(
            &element,
            by: isInSection ? collection.bench.shown?.sectionIdentifiers[section] : nil)
        return element
    }

    /// An element at the next place.
    private func blank(_ element: Element, _ role: AccessibilityRole) -> AccessibilityElement {
        var blank = AccessibilityElement.blank
        (blank.element, blank.role, blank.place) = (element, role, UInt64(places.count))
        return blank
    }

    private func describe(_ element: inout AccessibilityElement, _ placed: PlacedElement) {
        let pose = presentation.pose(of: placed)
        element.frame = inView(pose.box)
        if pose.attributes.flags.contains(.isHidden) { element.states.insert(.isHidden) }
        let shown = collection.shown.first { $0.element == placed.element }
        if let shown, !collection.wasDataReplaced {
            element.reusableView = shown.reusableView
            element.generation = shown.generation
        }
    }

    /// What is known of an element beside its layout.
    private func identify(_ element: inout AccessibilityElement, by identifier: UInt64?) {
        if collection.focus.focused?.element == element.element {
            element.states.insert(.isFocused)
        }
        let path = element.element.indexPath
        if element.element.category == .cell && path.item != IndexPath.noItem {
            let traits = collection.traits(of: path)
            let answers = [
                traits.select, traits.focus, traits.primaryAction, traits.menu, traits.move,
                traits.drag,
            ]
            if answers.allSatisfy({ $0 == .no }) { element.states.insert(.isDisabled) }
            element.partCount = traits.focusablePartCount
            let states = collection.selectionStates(of: element.element)
            if states.contains(.isSelected) { element.states.insert(.isSelected) }
            if states.contains(.isEditing) { element.states.insert(.isEditing) }
        }
        guard let identifier else { return }
        element.identifier = identifier
        element.states.insert(.hasIdentifier)
    }

    private func inView(_ frame: Rect) -> Rect {
        Rect(
            x: frame.x - collection.bounds.x, y: frame.y - collection.bounds.y,
            width: frame.width, height: frame.height)
    }

    private func headerLevel(_ section: ReferenceSection) -> UInt32 {
        if placed.sectionSpans.isEmpty || collection.layout.isCompositional { return 1 }
        let metrics = section.metrics ?? collection.layout.configuration.sectionMetrics
        return metrics.headerLevel + 1
    }

    func tableCounts(ofSection number: Int) -> (rows: Int64, columns: Int64) {
        asSeen(placed.tables[number]?.lines, placed.tables[number]?.lanes)
    }

    /// Lines stand side by side where the view scrolls along the horizontal axis.
    private func asSeen(_ line: Int?, _ lane: Int?) -> (Int64, Int64) {
        let (line, lane) = (Int64(line ?? -1), Int64(lane ?? -1))
        return collection.layout.configuration.scrollDirection == .vertical
            ? (line, lane) : (lane, line)
    }
}

extension ElementKind {
    fileprivate var isHeaderOrFooter: Bool { self == .sectionHeader || self == .sectionFooter }
}
