extension Transform3D {
    @inline(never)
    package var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this transform first, then `other`. Points are row
    /// vectors.
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

    /// The matrix whose elements are all 0: the start of a sum.
    static let zero = Transform3D(elements: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

    /// Returns this matrix plus `factor` times another matrix, element by element.
    func adding(_ other: Transform3D, times factor: Double) -> Transform3D {
        var result = self
        let added = other.elements.span
        for index in 0..<16 { result.elements[index] += added[index] * factor }
        return result
    }

    /// Interpolates from `origin` (progress 0) to this transform (progress 1), element by element:
    /// rule T2 of docs/semantics.md.
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
    /// Returns the matrix with a number; for 0 and for numbers beyond the last matrix the identity.
    @inline(never)
    package func matrix(_ number: UInt32) -> Transform3D {
        number == 0 || number > count ? .identity : self[Int(number) - 1]
    }

    /// Appends `matrix`, unless it is the identity, and returns its number; 0 for the identity.
    @inline(never)
    package mutating func appendMatrix(_ matrix: Transform3D) -> UInt32 {
        if matrix.isIdentity { return 0 }
        append(matrix)
        return UInt32(truncatingIfNeeded: count)
    }
}
