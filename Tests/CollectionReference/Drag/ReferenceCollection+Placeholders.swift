import CollectionCore
import CollectionWire

// O16, O17: cells that stand for items which are not in the data yet.
extension ReferenceCollection {
    /// Nil for an operation that has nothing to do with placeholders.
    func placeholderOutcome(
        of operation: any ViewOperation
    ) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as InsertPlaceholder: return .number(try insert(asked))
        case let asked as CommitPlaceholder:
            return try commit(asked).map { .indexPaths([$0]) } ?? .nothing
        case let asked as DeletePlaceholder: return .flag(deletePlaceholder(asked.placeholder))
        case is GetPlaceholders:
            return .placeholders(
                placeholders.map { PlaceholderState(number: $0.number, indexPath: $0.place) },
                hasUncommittedUpdates: hasUncommittedUpdates)
        case let asked as GetPresentationIndexPath:
            return .indexPaths([try presentationPath(of: asked.indexPath)])
        case let asked as GetDataSourceIndexPath:
            return try dataPath(of: asked.indexPath).map { .indexPaths([$0]) } ?? .nothing
        default: return nil
        }
    }

    private func insert(_ asked: InsertPlaceholder) throws(CollectionError) -> Int {
        let path = asked.indexPath
        try check(section: path.section)
        let count = sections[Int(path.section)].items.count
        if Int(path.item) > count { throw .invalidItem(path, count: count) }
        let item = try item(asked.size, asked.reuseIdentifier)
        if movement != nil { throw .wrongState(.itemIsBeingMoved) }
        makeRoomNow {
            lastPlaceholder += 1
            let place = placeholders.firstIndex { $0.place > path } ?? placeholders.count
            placeholders.insert(
                ReferenceGuest(number: lastPlaceholder, place: path, item: item), at: place)
        }
        return Int(lastPlaceholder)
    }

    private func item(
        _ size: Size?, _ reuseIdentifier: ReuseIdentifier
    ) throws(CollectionError) -> ReferenceItem {
        let lengths: [(StaticString, Double)] = [
            ("width", size?.width ?? 0), ("height", size?.height ?? 0),
        ]
        for (field, length) in lengths {
            let argument = ("size" as CollectionError.Argument).field(field)
            if !length.isFinite { throw .invalidNumber(argument, .notANumber) }
            if length < 0 { throw .invalidNumber(argument, .negative) }
        }
        let index = Int(reuseIdentifier.rawValue) - 1
        if index >= 0 && (index >= identifiers.count || identifiers[index].category != .cell) {
            throw .unknownReuseIdentifier(reuseIdentifier.rawValue, .cell, .none)
        }
        var item = ReferenceItem()
        item.width = size.map { Grid.rounded(Float($0.width)) }
        item.height = size.map { Grid.rounded(Float($0.height)) }
        item.reuseIdentifier = reuseIdentifier
        return item
    }

    private func deletePlaceholder(_ number: UInt32) -> Bool {
        guard let place = placeholders.firstIndex(where: { $0.number == number }) else {
            return false
        }
        makeRoomNow { placeholders.remove(at: place) }
        return true
    }

    /// The item has the place of the placeholder, and is the same as to all that is shown; with
    /// another reuse identifier it is another one in its place.
    private func commit(_ asked: CommitPlaceholder) throws(CollectionError) -> IndexPath? {
        var item = try item(asked.size, asked.reuseIdentifier)
        guard let index = placeholders.firstIndex(where: { $0.number == asked.placeholder })
        else { return nil }
        if bench.shown != nil { throw .wrongState(.dataIsSnapshot) }
        if !openBatches.isEmpty { throw .wrongState(.batchIsOpen) }
        let (path, before) = (placeholders[index].place, placeholders)
        let isSame = placeholders[index].item.reuseIdentifier == asked.reuseIdentifier
        if isSame { item.identity = ElementKey.identity(ofPlaceholder: asked.placeholder) }
        var update = ReferenceUpdate(sections: [], items: [])
        update.items.append(
            ReferenceUpdate.Entry(part: 0, action: .insert, after: path, item: item))
        var settings = BatchSettings()
        settings.animation = letsGo
        // Those that were before it at the same place stay before it.
        adoptedPath = path
        stayBefore = Set(before[..<index].filter { $0.place == path }.map(\.number))
        defer { (adoptedPath, stayBefore) = (nil, []) }
        committed = (asked.placeholder, isSame ? nil : path)
        defer { committed = nil }
        try apply(update, counts: nil, settings, tags: [])
        return path
    }

    /// Others make room, or come back, over time.
    func makeRoomNow(closes: Bool = false, _ change: () -> Void) {
        closeChange()
        let past = takesTime(makesRoom) ? self.past() : nil
        reorder {
            change()
            isRoomDue = closes || isRoomDue && !hasRoom
        }
        if let past { make(makesRoom, tags: [], before: past) }
    }

    /// After an update.
    func followPlaceholders(_ old: [UInt32: GuestNeighbors]) {
        var followed: [ReferenceGuest] = []
        for placeholder in placeholders {
            guard let neighbors = old[placeholder.number] else { continue }
            var next = placeholder
            if let adoptedPath, stayBefore.contains(placeholder.number) {
                next.place = adoptedPath
            } else if let place = self.followed(neighbors) {
                next.place = place
            } else {
                lostPlaceholders.append(placeholder.number)
                continue
            }
            let place = followed.firstIndex { $0.place > next.place } ?? followed.count
            followed.insert(next, at: place)
        }
        placeholders = followed
    }

    func tellLostPlaceholders() {
        for number in lostPlaceholders {
            queue(.placeholderRemoved, .dragging, at: max(news.frameTime_ns, inputTime_ns)) {
                ($0.origin, $0.value) = (.update, UInt64(number))
                $0.element = .placeholder(number)
            }
        }
        lostPlaceholders = []
    }
}
