// Restoring the state of a view: rule J6 of docs/semantics.md.
extension Focus {
    mutating func restoreFocus(
        _ state: ViewState, _ places: StatePlaces, _ gone: inout ViewState, in scene: inout Scene
    ) {
        let element = isUsed ? state.focused.flatMap { places.element($0) } : nil
        if element == nil { gone.focused = state.focused }
        if !isUsed {
            gone.hasFocus = state.hasFocus
        } else if state.hasFocus {
            changeFocus(to: element, .none, .program, in: &scene)
        } else {
            if isInView { leaveFocus(.program, in: &scene) }
            remember(element.map { scene.followed($0) })
        }
    }
}
