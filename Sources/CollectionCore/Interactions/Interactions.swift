/// What a person does with a view, in the order of precedence.
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
        _ visitor: Visitor, _ walk: inout Walk, in scene: inout Scene
    ) {
        visitor.visit(&movement, &walk, in: &scene)
        visitor.visit(&menu, &walk, in: &scene)
        visitor.visit(&swipes, &walk, in: &scene)
        visitor.visit(&drop, &walk, in: &scene)
        visitor.visit(&focus, &walk, in: &scene)
        visitor.visit(&assistiveFocus, &walk, in: &scene)
        visitor.visit(&selection, &walk, in: &scene)
    }

    @inline(__always)
    mutating func forEach<Visitor: InteractionVisitor>(
        _ visitor: Visitor, in scene: inout Scene
    ) {
        var walk = Walk()
        forEach(visitor, &walk, in: &scene)
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
