// Where layouts of the host's own say that elements come from, and go to.
extension Transition {
    func askedOrigin(of element: Element) -> TransitionOrigin? {
        answers?.origin(of: element, &origins)
    }

    /// Where an element goes that is no more in the data.
    func askedFinal(
        of shown: LayoutAttributes, _ last: LayoutAttributes
    ) -> LayoutAttributes? {
        guard var final = answers?.final(of: shown, last, &finals) else { return nil }
        final.flags.insert(.isDisappearing)
        return final
    }
}
