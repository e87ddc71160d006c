import CollectionCore

// N11: parts of items.
extension ReferenceCollection {
    private var partCount: Int {
        guard let element = focus.focused?.element, element.category == .cell else { return 0 }
        return Int(traits(of: element.indexPath).rawValue / 0x400_0000)
    }

    var partNow: Int { focus.part > partCount ? 0 : focus.part }

    func movePart(to part: Int, _ heading: FocusHeading) {
        focus.part = part
        tell(.focusDidChange, from: focus.focused, to: focus.focused, heading, .user)
    }

    func enterParts() -> Bool {
        if partCount == 0 { return false }
        movePart(to: 1, .none)
        return true
    }

    func walkParts(_ heading: FocusHeading) -> Bool {
        let isVertical = Directions(layout).isVertical
        let across: [FocusHeading] = isVertical ? [.left, .right] : [.up, .down]
        var isInList = false
        switch layout {
        case .list, .carousel, .stack: isInList = true
        default: break
        }
        if partCount == 0 || !across.contains(heading) || partNow == 0 && !isInList {
            return false
        }
        let places = Array(0...partCount)
        let next = partNow + (isBackward(heading) ? -1 : 1)
        movePart(to: places.contains(next) ? next : next < 0 ? partCount : 0, heading)
        return true
    }
}
