import CollectionClient
import CollectionCore

extension Document {
    /// Carries out an update of single items, as the engine does: rule D1 of docs/semantics.md.
    ///
    /// - Parameter title: Of the items that come.
    /// - Precondition: The engine has taken the update.
    mutating func apply(_ update: UpdateColumns, title: String) {
        let itemsBefore = self
        var gone: Set<Int> = []
        var arrivals: [IndexPath: Arrival] = [:]
        var changed: Set<UInt32> = []
        var contentCount = 0
        for item in update.items {
            let before = item.indexPathBeforeUpdate
            let after = item.indexPathAfterUpdate
            for step in 0..<item.count {
                let origin = IndexPath(section: before.section, item: before.item &+ step)
                let target = IndexPath(section: after.section, item: after.item &+ step)
                if item.action == .insert {
                    arrivals[target] = .new(contentCount)
                    contentCount += 1
                    changed.insert(target.section)
                } else if item.action == .delete || item.action == .move {
                    gone.insert(itemsBefore.number(of: origin))
                    changed.insert(origin.section)
                    if item.action == .move {
                        arrivals[target] = .moved(itemsBefore.number(of: origin))
                        changed.insert(target.section)
                    }
                }
            }
        }
        self = Document(classNames: classNames)
        for (number, section) in itemsBefore.sections.enumerated() {
            beginSection(section.title)
            let items = section.firstItem..<section.firstItem + section.itemCount
            if changed.contains(UInt32(number)) {
                let places = Places(
                    section: UInt32(number), staying: items.filter { !gone.contains($0) },
                    arrivals: arrivals)
                append(places, of: itemsBefore, update, title: title)
            } else {
                for item in items { append(item, of: itemsBefore) }
            }
        }
    }

    /// What comes to a place: an item of the update's content, or one from elsewhere.
    fileprivate enum Arrival {
        case new(Int)
        case moved(Int)
    }

    /// The new order of a section.
    fileprivate struct Places {
        let section: UInt32
        let staying: [Int]
        let arrivals: [IndexPath: Arrival]
    }

    private mutating func append(
        _ places: Places, of document: Document, _ update: UpdateColumns, title: String
    ) {
        var staying = places.staying[...]
        var item: UInt32 = 0
        while true {
            switch places.arrivals[IndexPath(section: places.section, item: item)] {
            case .new(let index):
                let content = update.content
                append(
                    title: title, width: content.widths.isEmpty ? 0 : content.widths[index],
                    height: content.heights.isEmpty ? 0 : content.heights[index], class: 0)
            case .moved(let index): append(index, of: document)
            case nil:
                guard let first = staying.popFirst() else { return }
                append(first, of: document)
            }
            item += 1
        }
    }

    private mutating func append(_ item: Int, of document: Document) {
        append(
            title: document.titles[item], width: document.widths[item],
            height: document.heights[item], class: document.classes[item])
    }

    /// Which of all items it is.
    private func number(of path: IndexPath) -> Int {
        sections[Int(path.section)].firstItem + Int(path.item)
    }
}
