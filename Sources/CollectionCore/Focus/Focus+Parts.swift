// Parts of items that can have focus by themselves: rule N11 of docs/semantics.md.
extension Focus {
    /// The number of parts of the focused item that can have focus.
    private func partCount(in scene: borrowing Scene) -> UInt32 {
        guard focused?.isGone == false else { return 0 }
        return scene.selectableItem(focused?.element)?.traits.focusablePartCount ?? 0
    }

    /// The part of the focused element that has focus, from 1 on; 0: the element itself has focus,
    /// or the element does not have the part any more.
    func focusedPart(in scene: borrowing Scene) -> UInt32 {
        part > 0 && part <= partCount(in: scene) ? part : 0
    }

    /// Gives focus to the first part of the focused item.
    ///
    /// - Returns: False if the item has no parts.
    mutating func enterParts(in scene: inout Scene) -> Bool {
        if partCount(in: scene) == 0 { return false }
        moveFocus(toPart: 1, .none, in: &scene)
        return true
    }

    /// Moves focus from a part of an item to the item itself.
    mutating func leaveParts(in scene: inout Scene) { moveFocus(toPart: 0, .none, in: &scene) }

    /// Moves focus from part to part by an arrow across the main axis of the layout. The item
    /// itself comes after its last part; in a list, an arrow also leads from the item to its parts.
    ///
    /// - Returns: False if the arrow leads to other items.
    mutating func walkParts(_ heading: FocusHeading, in scene: inout Scene) -> Bool {
        switch heading {
        case .up, .down, .left, .right: break
        default: return false
        }
        if heading.axis == scene.stage.settings.scrollDirection { return false }
        let (part, count) = (focusedPart(in: scene), partCount(in: scene))
        if count == 0 || part == 0 && scene.stage.layout.focusOrder != .line { return false }
        let step = scene.isBackward(heading) ? count : 1
        moveFocus(toPart: (part + step) % (count + 1), heading, in: &scene)
        return true
    }

    private mutating func moveFocus(
        toPart part: UInt32, _ heading: FocusHeading, in scene: inout Scene
    ) {
        set(part: part)
        tellFocus(.focusDidChange, from: focused, to: focused, heading, .user, in: &scene)
    }
}
