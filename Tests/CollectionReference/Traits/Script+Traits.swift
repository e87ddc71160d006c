import CollectionCore
import CollectionWire

// Steps about what may be done with items.
extension Script {
    mutating func traitsStep() -> Step {
        switch random.number(0...9) {
        case 0: return .call(SetDefaultTraits(traits()))
        case 1, 2:
            let count = reference.sections.count
            let first = random.number(0...count)
            let length = random.number(0...max(0, count - first)) + (random.chance(3) ? 1 : 0)
            return .call(
                SetSectionTraits(traits(), ofSections: UInt32(first), count: length))
        case 3..<6:
            let runs = runs()
            var traits = runs.map { _ in self.traits() }
            if random.chance(2) { traits.append(.inherited) }
            if seed % 11 == 4 && random.chance(30) {
                let sides = traits.map { DropSides(rawValue: $0.rawValue >> 2 % 5) }
                return .call(RefuseDrops(at: sides, of: runs))
            }
            return .call(SetItemTraits(traits, of: runs))
        default: return .call(GetItemTraits(of: indexPath()))
        }
    }

    /// Mostly of items that exist; sometimes many, one beside the other.
    mutating func runs() -> [ItemRun] {
        let paths = reference.allPaths
        if !paths.isEmpty && random.chance(25) {
            let step = random.number(1...4)
            return stride(from: random.number(0...3), to: paths.count, by: step)
                .map { ItemRun(indexPath: paths[$0], count: 1) }
        }
        return (0..<random.number(0...3)).map { _ in
            let path = indexPath()
            let left = paths.count { $0 >= path }
            let count = random.pick([1, 1, min(left, 3), random.number(0...left)])
            return ItemRun(indexPath: path, count: UInt64(random.chance(2) ? left + 1 : count))
        }
    }

    private mutating func traits() -> ItemTraits {
        if random.chance(20) { return random.chance(70) ? .inherited : .standard }
        var traits = ItemTraits.inherited
        let answers: [ItemTraits.Answer] = [.inherit, .inherit, .no, .no, .yes, .ask]
        if random.chance(60) { traits.select = random.pick(answers) }
        if random.chance(30) { traits.highlight = random.pick(answers) }
        if random.chance(30) { traits.deselect = random.pick(answers) }
        if random.chance(20) { traits.focus = random.pick(answers) }
        if random.chance(20) { traits.menu = random.pick(answers) }
        if random.chance(20) { traits.primaryAction = random.pick(answers) }
        if random.chance(20) { traits.selectionFollowsFocus = random.pick([.inherit, .no, .yes]) }
        if random.chance(30) { traits.flags = [.areOwn, random.pick([.canEdit, .isLocked])] }
        if random.chance(20) { traits.focusablePartCount = random.pick([1, 2, 3, 63]) }
        if random.chance(1) { traits.rawValue |= 0x30000 }
        return traits
    }
}
