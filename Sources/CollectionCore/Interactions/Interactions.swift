/// What a person does with a view, from the interaction that comes first to the one that comes last.
///
/// Functions here are the moments at which several interactions, the scene and observers take part:
/// a sample, a key, a call with a time, a display frame, a change of the data or of the layout.
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
    /// The element at which assistive technology is; nil: none.
    var assistiveFocus: FollowedElement?
}
