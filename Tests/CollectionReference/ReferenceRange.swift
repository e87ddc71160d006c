import CollectionCore

/// F3, M21: the content offsets along an axis, from the least to the greatest one.
///
/// - Parameter standsAtEnd: Whether content that is too short stands at the far end.
func offsets(
    _ content: Double, _ inset: (start: Double, end: Double), _ length: Double, standsAtEnd: Bool
) -> ClosedRange<Double> {
    let (start, end) = (0 - inset.start, content + inset.end - length)
    if start <= end { return start...end }
    return standsAtEnd ? end...end : start...start
}

extension ShortContent {
    /// M21: whether that is the far end of the bounds along an axis.
    func isFarEnd(_ layout: Layout, _ environment: Environment, isVertical: Bool) -> Bool {
        if self == .start || isVertical != Directions(layout).isVertical { return false }
        return isVertical || !layout.isMirrored(in: environment)
    }
}

extension ReferenceCollection {
    func standsAtEnd(isVertical: Bool) -> Bool {
        shortContent.isFarEnd(layout, environment, isVertical: isVertical)
    }

    /// 0: horizontal; 1: vertical; nil: short content stands at the near ends.
    var endAxis: Int? { (0...1).first { standsAtEnd(isVertical: $0 == 1) } }

    /// The content offsets along an axis that are within a content of some size.
    func offsets(isVertical: Bool, _ content: Size) -> ClosedRange<Double> {
        let inset = environment.contentInset
        let standsAtEnd = standsAtEnd(isVertical: isVertical)
        if isVertical {
            return CollectionReference.offsets(
                content.height, (inset.top, inset.bottom), bounds.height, standsAtEnd: standsAtEnd)
        }
        return CollectionReference.offsets(
            content.width, (inset.left, inset.right), bounds.width, standsAtEnd: standsAtEnd)
    }
}
