/// The elements that keep their reusable views wherever the content is scrolled: rules N10 and Y7
/// of docs/semantics.md.
struct FocusedElements {
    /// The element that has focus, if the focus settings keep its view; nil: there is no such
    /// element.
    var focused: Element?
    /// The element that has the focus of assistive technology; nil: none.
    var assistive: Element?
    /// Whether the settings keep the view of a focused element, even while no element has focus, or
    /// an element has the focus of assistive technology.
    var isAsked: Bool
}
