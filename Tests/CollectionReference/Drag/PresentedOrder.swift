import CollectionCore

/// R4: the data with one item at its target, and the index paths that its items have in the data.
struct PresentedOrder {
    var sections: [ReferenceSection]
    /// Of guests, which have none, no section and their number.
    var paths: [[IndexPath]]

    /// The data as it is.
    init(_ data: [ReferenceSection]) {
        sections = data
        paths = data.enumerated().map { section, content in
            content.items.indices.map { IndexPath(section: UInt32(section), item: UInt32($0)) }
        }
    }

    init(_ data: [ReferenceSection], from source: IndexPath, to target: IndexPath) {
        self.init(data)
        paths[Int(source.section)].remove(at: Int(source.item))
        paths[Int(target.section)].insert(source, at: Int(target.item))
        for (section, paths) in paths.enumerated() {
            sections[section].items = paths.map { data[Int($0.section)].items[Int($0.item)] }
        }
    }

    /// O8, O16: behind the guests that have the same place.
    mutating func insert(_ guest: ReferenceGuest) {
        let section = Int(guest.place.section)
        let place =
            paths[section].firstIndex { $0.section == guest.place.section && $0 >= guest.place }
            ?? paths[section].count
        paths[section].insert(guest.path, at: place)
        sections[section].items.insert(guest.item, at: place)
    }

    /// Where an item of the data is presented.
    func place(of path: IndexPath) -> IndexPath? {
        for (section, paths) in paths.enumerated() {
            guard let item = paths.firstIndex(of: path) else { continue }
            return IndexPath(section: UInt32(section), item: UInt32(item))
        }
        return nil
    }
}

/// O8, O16: what stands among the items, and is none of the data.
struct ReferenceGuest {
    /// 0: the gap.
    var number: UInt32
    /// Before this item of the data; or behind the last one of a section.
    var place: IndexPath
    /// An item that is as large.
    var item: ReferenceItem

    var path: IndexPath { IndexPath(section: IndexPath.noSection, item: number) }
}

extension ReferenceLayout {
    /// Calls items, and what belongs to them, by their index paths in the data. A gap has no
    /// element.
    mutating func rename(_ paths: [[IndexPath]]) {
        for number in elements.indices where elements[number].isOfItem {
            let path = elements[number].element.indexPath
            elements[number].section = path.section
            elements[number].element.indexPath = paths[Int(path.section)][Int(path.item)]
        }
        let guests = elements.filter { $0.isOfItem && $0.element.indexPath.isGuest }
        gap = guests.first { $0.element.category == .cell && $0.element.indexPath.item == 0 }
        elements.removeAll { $0.isOfItem && $0.element.indexPath.isGuest }
        // Nothing but the cell of a placeholder is shown.
        for var guest in guests where guest.element.category == .cell {
            if guest.element.indexPath.item == 0 { continue }
            guest.element = .placeholder(guest.element.indexPath.item)
            elements.append(guest)
        }
    }
}

extension IndexPath {
    fileprivate var isGuest: Bool { section == IndexPath.noSection }
}
