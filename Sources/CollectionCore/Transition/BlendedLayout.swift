/// The new layout of an interactive transition, and its blend with the old layout: rule T9 of
/// docs/semantics.md.
final class BlendedLayout {
    /// The layout to which the transition leads. The old layout is the `ShownLayout` that holds
    /// this object.
    let other: ShownLayout
    let blend: LayoutBlend

    init(_ other: ShownLayout, _ blend: LayoutBlend) {
        self.other = other
        self.blend = blend
    }
}

struct LayoutBlend {
    var progress: Double
    /// The distance, in points, from the old layout's content offset to the displayed one.
    var shown: Point
    /// The distance, in points, from the displayed content offset to the new layout's.
    var rest: Point

    /// Interpolates the attributes of an element that both layouts have. Attributes that are not
    /// interpolated are the old layout's, but the element is hidden only if both layouts hide it.
    ///
    /// - Returns: The attributes, with the transform number 0, and the matrix of the element.
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

    /// Returns the attributes of an element that only the old layout has: the element fades out at
    /// its place on screen.
    func leaving(_ own: LayoutAttributes) -> LayoutAttributes {
        var result = own
        result.frame.move(by: shown)
        result.alpha *= 1 - progress
        result.transform = 0
        return result
    }

    /// Returns the attributes of an element that only the new layout has: the element fades in at
    /// its place on screen.
    func coming(_ other: LayoutAttributes) -> LayoutAttributes {
        var result = other
        result.frame.move(by: Point.zero - rest)
        result.alpha *= progress
        result.transform = 0
        return result
    }
}

extension ShownLayout {
    /// Returns the blended attributes of one element; nil if neither layout has the element, or if
    /// a custom layout was not asked about the element while it could still answer.
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
    /// Blends the attributes of one element; nil if neither layout has the element.
    ///
    /// - Parameter ownMatrices: The matrices that `own` refers to.
    /// - Parameter otherMatrices: The matrices that `other` refers to.
    /// - Parameter transforms: The matrix of the result is appended.
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

    /// Merges the elements that are visible in either layout, each layout at its own content
    /// offset.
    ///
    /// - Parameter found: On entry the elements of the old layout, in the order of identity; on
    ///   return the blended elements of both layouts.
    /// - Parameter limit: The greatest number of elements. If there are more, elements that only
    ///   the old layout shows are left out.
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
