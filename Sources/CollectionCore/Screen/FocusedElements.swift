/// The elements that keep their views wherever the content scrolls: rules N10 and Y7 of
/// docs/semantics.md.
struct FocusedElements {
    /// The element that has focus, if the settings keep it; nil: none.
    var focused: Element?
    /// The element that assistive technology is at; nil: none.
    var assistive: Element?
    /// Whether an element may have to keep its view, now or once focus is somewhere.
    var isAsked: Bool
}
