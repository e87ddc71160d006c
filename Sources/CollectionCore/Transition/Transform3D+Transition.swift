extension Transform3D {
    @inline(never)
    package var isIdentity: Bool { self == .identity }

    /// This transform, then the other one: points are row vectors.
    package func concatenating(_ other: Transform3D) -> Transform3D {
        if other.isIdentity { return self }
        if isIdentity { return other }
        var result = Transform3D.identity
        let (first, second) = (elements.span, other.elements.span)
        for row in 0..<4 {
            for column in 0..<4 {
                var sum = 0.0
                for index in 0..<4 {
                    sum += first[4 * row + index] * second[4 * index + column]
                }
                result.elements[4 * row + column] = sum
            }
        }
        return result
    }

    /// All elements 0: nothing to add to.
    static let zero = Transform3D(elements: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

    /// The sum of this one and so many times another one, element by element.
    func adding(_ other: Transform3D, times factor: Double) -> Transform3D {
        var result = self
        let added = other.elements.span
        for index in 0..<16 { result.elements[index] += added[index] * factor }
        return result
    }

    /// From `origin` to this one, element by element: rule T2 of docs/semantics.md.
    package func interpolated(from origin: Transform3D, progress: Double) -> Transform3D {
        if progress == 0 { return origin }
        if progress == 1 { return self }
        var result = origin
        let (origin, target) = (origin.elements.span, elements.span)
        for index in 0..<16 {
            result.elements[index] = origin[index] + (target[index] - origin[index]) * progress
        }
        return result
    }
}

/// Matrices that attributes refer to by number: see `LayoutAttributes.transform`.
extension [Transform3D] {
    /// The identity for 0, and for a number that nothing was appended for.
    @inline(never)
    package func matrix(_ number: UInt32) -> Transform3D {
        number == 0 || number > count ? .identity : self[Int(number) - 1]
    }

    /// The number of `matrix`, which is appended unless it is the identity.
    @inline(never)
    package mutating func appendMatrix(_ matrix: Transform3D) -> UInt32 {
        if matrix.isIdentity { return 0 }
        append(matrix)
        return UInt32(truncatingIfNeeded: count)
    }
}
