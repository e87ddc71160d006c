// Parts of items that can have focus by themselves: rule N11 of docs/semantics.md.
extension CollectionView {
    /// How many parts the item has that has focus.
    private var partCount: UInt32 {
        guard focus.focused?.isGone == false else { return 0 }
        return scene.selectableItem(focus.focused?.element)?.traits.focusablePartCount ?? 0
    }

    /// The part that has focus, from 1 on; 0: the element itself has. A part that the element has
    /// no more is the element.
    var focusedPart: UInt32 { focus.part > 0 && focus.part <= partCount ? focus.part : 0 }

    /// Gives focus to the first part of the item that has focus.
    ///
    /// - Returns: False, where the item has no parts.
    mutating func enterParts() -> Bool {
        if partCount == 0 { return false }
        moveFocus(toPart: 1, .none)
        return true
    }

    /// Gives focus to the item of the part that has focus.
    mutating func leaveParts() { moveFocus(toPart: 0, .none) }

    /// Follows an arrow from part to part: across the axis of the layout, from the last part to the
    /// item itself, and in a list from the item to its parts.
    ///
    /// - Returns: False, where the arrow leads to items.
    mutating func walkParts(_ heading: FocusHeading) -> Bool {
        switch heading {
        case .up, .down, .left, .right: break
        default: return false
        }
        if heading.axis == scene.stage.configuration.scrollDirection { return false }
        let (part, count) = (focusedPart, partCount)
        if count == 0 || part == 0 && scene.stage.layout.focusOrder != .line { return false }
        let step = scene.isBackward(heading) ? count : 1
        moveFocus(toPart: (part + step) % (count + 1), heading)
        return true
    }

    private mutating func moveFocus(toPart part: UInt32, _ heading: FocusHeading) {
        focus.set(part: part)
        tellFocus(.focusDidChange, from: focus.focused, to: focus.focused, heading, .user)
    }
}
