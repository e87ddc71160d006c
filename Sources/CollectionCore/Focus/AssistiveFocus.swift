/// The element at which assistive technology is: rule Y7 of docs/semantics.md.
struct AssistiveFocus: Interaction, ~Copyable {
    // Without leaveData, tellLost, settle: elements may be found again by their identifiers.
    // Without leaveLayout, beginTransition, yieldItems, isMoving, due_ns, actWhenDue, wantsPresses,
    // wantsLongPress, followPointer, followWheel, cancelPointers, tap, longPress, tellLongPress,
    // noteKey, continueByKey, handleKey: assistive technology has calls of its own.
    // Without followDisplayFrame, forgetEvents, endDisplayFrame, addStates: nothing is displayed.

    /// Nil: assistive technology is at no element.
    var element: FollowedElement?

    mutating func follow(_ change: DataChange) { element?.follow(change) }

    mutating func follow(_ replacement: DataReplacement) -> Bool { element.follow(replacement) }

    mutating func findAgain(in snapshot: Snapshot) {
        element = element?.found { snapshot.indexPath(ofItem: $0) }
    }

    mutating func settleFound(in scene: inout Scene) {
        if element?.isGone == true { element = nil }
    }
}
