import CollectionCore

extension ReferenceCollection {
    /// Nil for a step that says nothing of single elements.
    func explicit(_ step: Step) throws(CollectionError) -> Outcome? {
        switch step {
        case .setAttributes(let description): try set(description)
        case .removeAttributes(let elements): try remove(elements)
        case .beginAttributes:
            forgetCollected()
            isCollecting = true
        case .commitAttributes:
            if !isCollecting { throw .wrongState(.noAttributesAreOpen) }
            saidViews = collectedViews
            inBothLayouts { sections in
                for section in sections.indices {
                    sections[section].saidViews = sections[section].collectedViews
                    for item in sections[section].items.indices {
                        sections[section].items[item].said =
                            sections[section].items[item].collected
                    }
                }
            }
            forgetCollected()
            attributesDidChange()
        default: return nil
        }
        return .done
    }

    private func forgetCollected() {
        (isCollecting, collectedViews) = (false, [:])
        inBothLayouts { sections in
            for section in sections.indices {
                sections[section].collectedViews = [:]
                for item in sections[section].items.indices {
                    sections[section].items[item].collected = [:]
                }
            }
        }
    }

    /// What the host says of elements counts in an interactive transition's other layout, too.
    private func inBothLayouts(_ change: (inout [ReferenceSection]) -> Void) {
        change(&sections)
        if isLed, var other = lead?.other.sections {
            change(&other)
            lead?.other.sections = other
        }
    }

    private var drops: Bool {
        guard case .explicit(let explicit) = layout else { return false }
        return explicit.faultPolicy == .dropAndReport
    }

    private func attributesDidChange() {
        if isCollecting { return }
        if layout.isExplicit { placed = nil }
        if isLed, lead?.other.layout.isExplicit == true { lead?.other.placed = nil }
        if lead != nil { layOutBoth() }
    }

    private func set(_ description: LayoutAttributesColumns) throws(CollectionError) {
        if description.role != .shown {
            if !description.areHidden.isEmpty { throw .invalidArgument("are_hidden", .shownOnly) }
            if !description.reuseIdentifiers.isEmpty {
                throw .invalidArgument("reuse_identifiers", .shownOnly)
            }
            if !description.hostTags.isEmpty { throw .invalidArgument("host_tags", .shownOnly) }
        }
        var elements = description.elements
        if let first = description.firstItem {
            try check(item: first)
            let paths = sections.enumerated().flatMap { number, section in
                section.items.indices.map {
                    IndexPath(section: UInt32(number), item: UInt32($0))
                }
            }
            .filter { $0 >= first }
            if description.count > paths.count {
                throw .invalidNumber("frames", index: paths.count, .outOfRange)
            }
            elements = paths.prefix(description.count).map { Element.cell($0) }
        }
        var dropped: [Int] = []
        for index in elements.indices {
            if let fault = fault(description, elements[index], index) {
                if !drops { throw fault }
                dropped.append(index)
            }
        }
        var repeated: [Int] = []
        for index in elements.indices where !dropped.contains(index) {
            let same = elements.indices.filter {
                elements[$0] == elements[index] && !dropped.contains($0)
            }
            if drops ? same.last != index : same.first != index { repeated.append(index) }
        }
        if let first = repeated.first {
            if !drops { throw .invalidNumber("elements", index: first, .conflicting) }
            dropped = (dropped + repeated).sorted()
        }
        for index in elements.indices where !dropped.contains(index) {
            let entry = description.entry(index)
            change(elements[index]) { $0[description.role] = entry }
        }
        for index in dropped where droppedElements.count < 64 {
            droppedElements.append(elements[index])
        }
        if dropped.count < elements.count { attributesDidChange() }
    }

    private func remove(_ elements: [Element]) throws(CollectionError) {
        var dropped: [Element] = []
        for element in elements {
            guard let fault = fault(of: element) else { continue }
            if !drops { throw fault }
            dropped.append(element)
        }
        for element in elements where !dropped.contains(element) {
            change(element) { $0 = [:] }
        }
        for element in dropped where droppedElements.count < 64 {
            droppedElements.append(element)
        }
        attributesDidChange()
    }

    private func change(_ element: Element, _ body: (inout SaidRoles) -> Void) {
        let (section, item) = (
            Int(element.indexPath.section), Int(element.indexPath.item)
        )
        if element.isOfNoSection {
            if isCollecting {
                body(&collectedViews[SaidView(element), default: [:]])
            } else {
                body(&saidViews[SaidView(element), default: [:]])
            }
            return
        }
        inBothLayouts { sections in
            if element.category != .cell {
                if isCollecting {
                    body(&sections[section].collectedViews[SaidView(element), default: [:]])
                } else {
                    body(&sections[section].saidViews[SaidView(element), default: [:]])
                }
            } else if isCollecting {
                body(&sections[section].items[item].collected)
            } else {
                body(&sections[section].items[item].said)
            }
        }
    }

    private func fault(of element: Element) -> CollectionError? {
        let section = element.indexPath.section
        if element.isOfNoSection { return nil }
        if Int(section) >= sections.count {
            return .invalidSection(section, count: sections.count)
        }
        let count = sections[Int(section)].items.count
        if element.category == .cell && Int(element.indexPath.item) >= count {
            return .invalidItem(element.indexPath, count: count)
        }
        return nil
    }

    private func fault(
        _ description: LayoutAttributesColumns, _ element: Element, _ index: Int
    ) -> CollectionError? {
        if let fault = fault(of: element) { return fault }
        let frame = description.frames[index]
        let most = 68_719_476_736.0
        let fields: [(Double, StaticString, least: Double, most: Double)] = [
            (frame.x, "x", -most, most), (frame.y, "y", -most, most),
            (frame.width, "width", 0, most - max(frame.x, 0)),
            (frame.height, "height", 0, most - max(frame.y, 0)),
        ]
        for (value, field, least, most) in fields where !(value >= least && value <= most) {
            let frames: CollectionError.Argument = "frames"
            let isNegative = value < 0 && least == 0
            let fault: CollectionError.Fault = isNegative ? .negative : .tooLarge
            return .invalidNumber(
                frames.field(field), index: index,
                value.isNaN ? .notANumber : value.isInfinite ? .infinite : fault)
        }
        if !description.alphas.isEmpty {
            let alpha = description.alphas[index]
            if alpha.isNaN { return .invalidNumber("alphas", index: index, .notANumber) }
            if alpha < 0 { return .invalidNumber("alphas", index: index, .negative) }
            if alpha > 1 { return .invalidNumber("alphas", index: index, .tooLarge) }
        }
        if description.reuseIdentifiers.isEmpty { return nil }
        let number = description.reuseIdentifiers[index]
        if number == 0 { return nil }
        let place = Int(number) - 1
        if place < identifiers.count, identifiers[place].category == element.category,
            identifiers[place].kind == element.kind
        {
            return nil
        }
        return .unknownReuseIdentifier(number, element.category, element.kind)
    }

    /// What the next display frame tells of what was left out.
    func takeDropped() -> [Diagnostic] {
        defer { droppedElements = [] }
        return droppedElements.map {
            Diagnostic(code: .droppedAttributes, element: $0, size: .zero, otherSize: .zero)
        }
    }
}
