/// Two layouts at once, the one so far on the way to the other: rule T9 of docs/semantics.md.
final class BlendedLayout {
    /// The one that is gone to; the other one is whoever has this.
    let other: ShownLayout
    let blend: LayoutBlend

    init(_ other: ShownLayout, _ blend: LayoutBlend) {
        self.other = other
        self.blend = blend
    }
}

struct LayoutBlend {
    var progress: Double
    /// By how much the content offset is moved from that of the old layout.
    var shown: Point
    /// By how much it is still to be moved to that of the new one.
    var rest: Point

    /// An element that both layouts have. What does not move is the old layout's.
    ///
    /// - Returns: Attributes without a transform, and what transforms them.
    func between(
        _ own: LayoutAttributes, _ ownMatrix: Transform3D, _ other: LayoutAttributes,
        _ otherMatrix: Transform3D
    ) -> (LayoutAttributes, Transform3D) {
        var target = own
        target.frame = other.frame
        target.alpha = other.alpha
        target.zIndex = other.zIndex
        if !other.flags.contains(.isHidden) { target.flags.remove(.isHidden) }
        target.transform = 0
        return (
            TransitionOrigin(own).interpolated(to: target, progress: progress),
            otherMatrix.interpolated(from: ownMatrix, progress: progress)
        )
    }

    /// One that the new layout does not have: it fades where it is on screen.
    func leaving(_ own: LayoutAttributes) -> LayoutAttributes {
        var result = own
        result.frame.move(by: shown)
        result.alpha *= 1 - progress
        result.transform = 0
        return result
    }

    /// One that the old layout does not have.
    func coming(_ other: LayoutAttributes) -> LayoutAttributes {
        var result = other
        result.frame.move(by: Point.zero - rest)
        result.alpha *= progress
        result.transform = 0
        return result
    }
}

extension ShownLayout {
    /// The attributes of one element of either layout; nil, too, where one of them has not been
    /// asked in time.
    func blendedAttributes(
        for element: Element, _ blended: BlendedLayout, transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if stage.free?.isUnknown(element) ?? false { return nil }
        if blended.other.stage.free?.isUnknown(element) ?? false { return nil }
        var matrices: [Transform3D] = []
        let own = try ownAttributes(for: element, transforms: &matrices)
        let other = try blended.other.ownAttributes(for: element, transforms: &matrices)
        return blended.blend.attributes(
            own, matrices, other, matrices, transforms: &transforms)
    }
}

extension LayoutBlend {
    /// - Parameter ownMatrices: Those that `own` refers to; likewise those of `other`.
    /// - Parameter transforms: The matrix of the result is added to them.
    func attributes(
        _ own: LayoutAttributes?, _ ownMatrices: [Transform3D], _ other: LayoutAttributes?,
        _ otherMatrices: [Transform3D], transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        var result: LayoutAttributes
        let matrix: Transform3D
        if let own, let other {
            (result, matrix) = between(
                own, ownMatrices.matrix(own.transform), other,
                otherMatrices.matrix(other.transform))
        } else if let own {
            (result, matrix) = (leaving(own), ownMatrices.matrix(own.transform))
        } else if let other {
            (result, matrix) = (coming(other), otherMatrices.matrix(other.transform))
        } else {
            return nil
        }
        result.transform = transforms.appendMatrix(matrix)
        return result
    }

    /// The elements visible in either layout, each at its own content offset.
    ///
    /// - Parameter found: Those of the old one, by identity; the others are put among them.
    /// - Parameter limit: The most elements; those that the new layout shows come first.
    /// - Throws: What a custom layout throws.
    func merge(
        _ own: ShownLayout, _ found: inout ElementCollector, _ other: ShownLayout,
        _ otherFound: ElementCollector, limit: Int
    ) throws(CollectionError) {
        var merged: [LayoutAttributes] = []
        var transforms: [Transform3D] = []
        merged.reserveCapacity(found.elements.count + otherFound.elements.count)
        var (left, right) = (0, 0)
        let (lefts, rights) = (found.elements, otherFound.elements)
        while left < lefts.count || right < rights.count {
            let isOwn =
                left < lefts.count
                && (right == rights.count || !(rights[right].element < lefts[left].element))
            let isOther =
                right < rights.count
                && (left == lefts.count || !(lefts[left].element < rights[right].element))
            if isOwn && !isOther && merged.count + (rights.count - right) >= limit {
                left += 1
                continue
            }
            let element = isOwn ? lefts[left].element : rights[right].element
            var looked: [Transform3D] = []
            let old =
                try isOwn ? lefts[left] : own.ownAttributes(for: element, transforms: &looked)
            let new =
                try isOther ? rights[right] : other.ownAttributes(for: element, transforms: &looked)
            if let one = attributes(
                old, isOwn ? found.transforms : looked, new,
                isOther ? otherFound.transforms : looked, transforms: &transforms)
            {
                merged.append(one)
            }
            if isOwn { left += 1 }
            if isOther { right += 1 }
        }
        found.elements = merged
        found.transforms = transforms
    }
}
