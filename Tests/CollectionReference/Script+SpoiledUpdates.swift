import CollectionCore

extension Script {
    /// Makes something about a batch wrong, mostly; how it is refused is the reference's to say.
    mutating func spoiled(_ update: UpdateDescription) -> UpdateDescription {
        var update = update
        if update.parts.isEmpty || random.chance(10) {
            update.itemCountsAfter = [UInt32(random.number(0...5))]
            return update
        }
        let number = random.number(0...update.parts.count - 1)
        switch random.number(0...9) {
        case 0: update.parts[number].count = 0
        case 1: update.parts[number].flags = UpdateItem.Flags(rawValue: 6)
        case 2: update.parts[number].actionNumber = random.pick([4, 6, 77])
        case 3: lengthenColumns(&update)
        case 4: shiftCounts(&update)
        case 5: mix(&update.parts[number])
        default: collide(&update, number)
        }
        return update
    }

    /// One item more than the parts take.
    private func lengthenColumns(_ update: inout UpdateDescription) {
        guard var content = update.content else { return }
        if content.widths.isEmpty && content.heights.isEmpty && content.reuseIdentifiers.isEmpty
            && content.spans.isEmpty
        {
            return
        }
        if !content.widths.isEmpty { content.widths.append(1) }
        if !content.heights.isEmpty { content.heights.append(1) }
        if !content.reuseIdentifiers.isEmpty { content.reuseIdentifiers.append(0) }
        if !content.spans.isEmpty { content.spans.append(ItemSpan.one.rawValue) }
        update.content = content
        update.itemCount += 1
    }

    private mutating func shiftCounts(_ update: inout UpdateDescription) {
        var counts = update.itemCountsAfter ?? reference.sections.map { UInt32($0.items.count) }
        if counts.isEmpty || random.chance(30) {
            counts.append(1)
        } else {
            counts[random.number(0...counts.count - 1)] += 1
        }
        update.itemCountsAfter = counts
    }

    /// Paths of items and of sections in one part: only moves have two.
    private func mix(_ part: inout UpdateItem) {
        if part.action != .move { return }
        if part.indexPathAfterUpdate.isSection {
            part.indexPathAfterUpdate.item = 0
        } else {
            part.indexPathAfterUpdate.item = IndexPath.noItem
        }
    }

    /// A path somewhere else, near or far; or a second part that says the same or something else.
    private mutating func collide(_ update: inout UpdateDescription, _ number: Int) {
        var part = update.parts[number]
        if random.chance(50) {
            let path: WritableKeyPath<UpdateItem, IndexPath> = random.pick([
                \.indexPathBeforeUpdate, \.indexPathAfterUpdate,
            ])
            let distance: UInt32 = random.pick([1, 1, 2, 100])
            if part[keyPath: path].isSection || random.chance(20) {
                part[keyPath: path].section += distance
            } else {
                part[keyPath: path].item += distance
            }
            update.parts[number] = part
            return
        }
        if random.chance(50) {
            part.actionNumber = random.pick([1, 2, 3, 5])
            part.flags = part.actionNumber == 2 || part.actionNumber == 5 ? .keepsContent : []
        }
        let taken = part.taken
        if taken.sections == 0 && taken.items == 0 {
            update.parts.insert(part, at: random.number(0...update.parts.count))
        }
    }
}
