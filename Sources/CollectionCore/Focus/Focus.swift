/// Which element has focus, and where focus goes as it enters the view: section N of
/// docs/semantics.md.
struct Focus: Interaction, ~Copyable {
    var configuration = FocusConfiguration()
    /// Whether focus is in the view.
    private(set) var isInView = false
    /// Nil: no element has focus.
    private(set) var focused: FollowedElement?
    /// The part of the focused element that has focus, from 1 on; 0: the element itself has focus.
    private(set) var part: UInt32 = 0
    /// The element that had focus last, while focus is not in the view.
    private(set) var remembered: FollowedElement?
    /// The item that the host wants to have focus first.
    private(set) var preferred: FollowedElement?

    /// The item that gets focus if an update removes the focused element; nil: the item in its
    /// place does.
    var heir: FollowedElement?

    /// The extent, along the cross axis, of the element with which a move of focus along the main
    /// axis began; nil: the extent of the focused element.
    private(set) var across: Interval?
    /// The text that a person types to find an item.
    var typed = TypedText()
    /// Storage that searches reuse.
    var collector = ElementCollector()

    /// Whether elements can have focus. Otherwise there is nothing to adjust for updates.
    var isUsed: Bool { configuration.allowsFocus }

    /// Gives focus to an element; nil: to none, though focus is in the view.
    mutating func set(_ element: FollowedElement?) {
        focused = element
        isInView = true
        remembered = nil
        across = nil
        part = 0
    }

    /// Gives focus to a part of the focused element; 0: to the element itself.
    mutating func set(part: UInt32) { self.part = part }

    mutating func keep(_ across: Interval?) { self.across = across }

    mutating func leave() {
        remembered = focused
        focused = nil
        part = 0
        isInView = false
        typed.end()
    }

    /// Has an element be the one that had focus last; nil: none had.
    mutating func remember(_ element: FollowedElement?) { remembered = element }

    mutating func prefer(_ item: FollowedElement?) { preferred = item }

    mutating func follow(_ change: DataChange) {
        if !isUsed { return }
        focused?.follow(change)
        heir?.follow(change)
        remembered?.follow(change)
        preferred?.follow(change)
    }

    /// All elements leave the data. `find` finds the cells again whose items are in the new data.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        if !isUsed { return true }
        heir = nil
        _ = focused.follow(replacement)
        _ = remembered.follow(replacement)
        _ = preferred.follow(replacement)
        return true
    }

    /// Restores the elements whose items are in the new data.
    ///
    /// - Parameter place: Returns the index path of the item with an identifier; nil if there is
    ///   none.
    mutating func find(_ place: (UInt64) -> IndexPath?) {
        focused = focused.map { $0.found(place) }
        remembered = remembered.map { $0.found(place) }
        preferred = preferred.map { $0.found(place) }
    }

    /// Forgets the remembered and the preferred element if they have left the data.
    mutating func forgetGone() {
        if remembered?.isGone == true { remembered = nil }
        if preferred?.isGone == true { preferred = nil }
    }
}
