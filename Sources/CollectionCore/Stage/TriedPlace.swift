/// A candidate for the target of the moved item.
struct TriedPlace {
    var target: IndexPath
    /// The frame that the layout gives the item at `target`, in content coordinates.
    var slot: Rect
    /// The stage that lays out the item at `target`; nil: it is the view's stage, or the target was
    /// tried before.
    var trial: Trial?
}

/// A copy of the stage that lays out the moved item at another target.
///
/// A class, because the stage is large and a trial is rare.
final class Trial {
    var stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        self.stage.putBack()
    }
}
