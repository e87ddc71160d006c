/// What a person does with a view, from the interaction that comes first to the one that comes last.
///
/// Functions here are the moments at which interactions, the scene and observers take part: a
/// sample, a key, a call with a time, a display frame, a change of the data or of the layout.
struct Interactions: ~Copyable {
    /// The interactive movement of an item.
    var movement = MovementInteraction()
    /// The context menu that is open or that the host is asked for.
    var menu = ContextMenu()
    /// The rows that a person swipes, and the settings of swipe actions.
    var swipes = Swipes()
    /// Drag and drop: the session over the view, the settings of dragging, and placeholders.
    var drop = DropInteraction()
    /// The element that has focus, and the settings of focus.
    var focus = Focus()
    /// The element at which assistive technology is.
    var assistiveFocus = AssistiveFocus()
    /// How a person selects items; which items are selected is a fact of the scene.
    var selection = SelectionInteraction()

    /// Visits all interactions in the order of precedence.
    @inline(__always)
    mutating func forEach<Visitor: InteractionVisitor>(
        _ visitor: inout Visitor, in scene: inout Scene
    ) {
        visitor.visit(&movement, in: &scene)
        visitor.visit(&menu, in: &scene)
        visitor.visit(&swipes, in: &scene)
        visitor.visit(&drop, in: &scene)
        visitor.visit(&focus, in: &scene)
        visitor.visit(&assistiveFocus, in: &scene)
        visitor.visit(&selection, in: &scene)
    }

    /// Passes all interactions to a reader, in the order of precedence.
    @inline(__always)
    func forEach<Reader: InteractionReader>(_ reader: inout Reader, in scene: borrowing Scene) {
        reader.read(movement, in: scene)
        reader.read(menu, in: scene)
        reader.read(swipes, in: scene)
        reader.read(drop, in: scene)
        reader.read(focus, in: scene)
        reader.read(assistiveFocus, in: scene)
        reader.read(selection, in: scene)
    }
}

/// Has every interaction take part in a moment.
protocol InteractionVisitor {
    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene)
}

/// Asks every interaction something.
protocol InteractionReader {
    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene)
}

/// The progress of a walk that is interrupted to carry out a wish, and then goes on with the next
/// interaction.
struct WalkProgress {
    private var place = 0
    private var doneCount = 0

    /// Whether the interaction that is visited now has not been visited before.
    mutating func takesNext() -> Bool {
        place += 1
        if place <= doneCount { return false }
        doneCount = place
        return true
    }

    /// Goes back to the first interaction, which then is one that has been visited.
    mutating func restart() { place = 0 }

    /// Has the interaction that was visited last be visited again.
    mutating func repeatLast() { doneCount -= 1 }
}
