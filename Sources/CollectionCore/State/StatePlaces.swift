/// Finds the items and sections of a state in data.
struct StatePlaces {
    let data: DataSource
    /// The snapshot of the data; nil: the data has no identifiers.
    let snapshot: Snapshot?

    func section(_ offset: ViewState.SectionOffset) -> UInt32? {
        guard let identifier = offset.identifier else {
            return Int(offset.section) < data.sectionCount ? offset.section : nil
        }
        return snapshot?.indexOfSection(identifier).map { UInt32($0) }
    }

    /// - Returns: Nil if the item or the section is not in the data.
    func element(_ named: StateElement) -> Element? {
        var element = named.element
        guard let identifier = named.identifier else {
            if element.isCell && !element.isSection {
                return (try? data.itemIndex(of: element.indexPath)).map { _ in element }
            }
            let section = element.indexPath.section
            let isThere = section == IndexPath.noSection && !element.isCell
            return isThere || Int(section) < data.sectionCount ? element : nil
        }
        if element.isCell && !element.isSection {
            return snapshot?.indexPath(ofItem: identifier).map { .cell($0) }
        }
        guard let section = snapshot?.indexOfSection(identifier) else { return nil }
        element.indexPath.section = UInt32(section)
        return element
    }

    /// Finds the selected items of a state.
    ///
    /// - Parameter gone: Receives the selected items that are not in the data.
    /// - Returns: Separate ranges of indices among all items, ascending.
    /// - Complexity: O(k log n), and O(k log k) for k runs and identifiers
    func selected(_ state: ViewState, gone: inout ViewState) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for run in state.selectedRuns where run.count > 0 {
            let (path, count) = (run.indexPath, run.count)
            let items = (try? data.itemRange(ofSection: path.section)) ?? 0..<0
            let there = min(count, UInt64(max(0, items.count - Int(path.item))))
            if there > 0 {
                let first = items.lowerBound + Int(path.item)
                ranges.append(first..<first + Int(there))
            }
            if there < count {
                let item = path.item + UInt32(there)
                gone.selectedRuns.append(
                    ItemRun(
                        indexPath: IndexPath(section: path.section, item: item),
                        count: count - there))
            }
        }
        for identifier in state.selectedItems {
            if let number = snapshot?.indexOfItem(identifier) {
                ranges.append(number..<number + 1)
            } else {
                gone.selectedItems.append(identifier)
            }
        }
        return ranges.merged
    }

    /// Adds items to the selection of a state, by identifiers if the data has them.
    ///
    /// - Complexity: O(runs + sections that the runs cross), or O(items)
    func add(_ ranges: [Range<Int>], to state: inout ViewState) {
        for range in ranges {
            if let snapshot {
                state.selectedItems.append(contentsOf: snapshot.items.identifiers(range))
                continue
            }
            var first = range.lowerBound
            while first < range.upperBound {
                let path = data.indexPath(ofItem: first)
                let items = (try? data.itemRange(ofSection: path.section)) ?? range
                let end = min(items.upperBound, range.upperBound)
                state.selectedRuns.append(
                    ItemRun(indexPath: path, count: UInt64(end - first)))
                first = end
            }
        }
    }

    /// Returns an element as a state names it, with its identifier if the data has one.
    func named(_ element: Element) -> StateElement {
        guard !element.isSection, let identifier = snapshot?.identifier(of: element) else {
            return StateElement(element)
        }
        var bare = element
        bare.indexPath = IndexPath(section: 0, item: element.isCell ? 0 : element.indexPath.item)
        return StateElement(bare, identifier: identifier)
    }
}

extension SectionSnapshot {
    /// Expands these items, and collapses all other items.
    ///
    /// - Parameter isFound: Entry i is set to true if item i is expanded.
    /// - Complexity: O(n + k log n)
    mutating func setExpandedItems(_ items: [UInt64], isFound: inout [Bool]) {
        for index in entries.indices { entries[index].isExpanded = false }
        for (number, item) in items.enumerated() {
            guard let index = list.index(of: item), hasChildren(index) || entries[index].isLazy
            else { continue }
            entries[index].isExpanded = true
            isFound[number] = true
        }
    }
}
