/// What a display frame that fails puts back of an interactive transition.
final class InteractiveSavepoint {
    private let interactive: InteractiveTransition
    private let other: Stage
    private let motion: InteractiveTransition.Motion

    init(_ interactive: InteractiveTransition) {
        self.interactive = interactive
        (other, motion) = (interactive.other, interactive.motion)
    }

    func restore() {
        (interactive.other, interactive.motion) = (other, motion)
        other.custom?.abandon()
    }
}
