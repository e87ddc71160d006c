/// What one display frame needs to know of a transition.
struct TransitionStep {
    /// Whether a transition goes on; otherwise everything is at its place.
    var isRunning = false
    /// Whether it begins with this display frame: then what is on screen is where it comes from.
    var isBeginning = false
    /// How far it has come, by its curve.
    var progress = 1.0
    /// By how much this display frame moves the content offset.
    var shift = Point.zero
    var bounds = Rect.zero
    var ownership = ElementOwnership()
    /// The most elements in the display frame.
    var limit = 0
}
