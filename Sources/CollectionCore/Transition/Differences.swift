/// The differences of the elements of one display frame, and the matrices that they refer to.
struct Differences {
    /// The differences. Those of one element are adjacent, in the order of the changes.
    private(set) var all: [ElementDifference] = []
    private var matrices: [Transform3D] = []

    var count: Int { all.count }
    var matrixCount: Int { matrices.count }
    var heldBytes: Int { all.heldBytes + matrices.heldBytes }

    mutating func removeAll() {
        all.removeAll(keepingCapacity: true)
        if !matrices.isEmpty { matrices.removeAll(keepingCapacity: true) }
    }

    /// Appends the difference of one element: its attributes just before a change minus its
    /// attributes just after the change. Appends nothing if the difference is zero.
    ///
    /// - Parameter oldOrigin: The origin of the bounds just before the change; 0, as `origin` is,
    ///   if both attributes are in the same bounds.
    /// - Parameter origin: The origin of the bounds just after the change.
    @inline(never)
    mutating func append(
        slot: Int, from before: PlacedAttributes, _ oldOrigin: Point = .zero,
        to after: PlacedAttributes, _ origin: Point = .zero
    ) {
        var difference = ElementDifference(slot: slot)
        let (old, new) = (before.attributes.frame, after.attributes.frame)
        difference.frame = Rect(
            x: (old.x - oldOrigin.x) - (new.x - origin.x),
            y: (old.y - oldOrigin.y) - (new.y - origin.y),
            width: old.width - new.width, height: old.height - new.height)
        difference.alpha = before.attributes.alpha - after.attributes.alpha
        difference.zIndex = Double(before.attributes.zIndex) - Double(after.attributes.zIndex)
        if before.attributes.transform | after.attributes.transform != 0
            && before.matrix != after.matrix
        {
            matrices.append(before.matrix.adding(after.matrix, times: -1))
            difference.matrix = matrices.count
        }
        if !difference.isZero { all.append(difference) }
    }

    /// Appends a copy of a difference of another display frame, with the slot that its change has
    /// in this display frame.
    @inline(__always)
    mutating func append(_ old: ElementDifference, of other: Differences, slot: Int) {
        var difference = old
        difference.slot = slot
        if old.matrix != 0 {
            matrices.append(other.matrices[old.matrix - 1])
            difference.matrix = matrices.count
        }
        all.append(difference)
    }

    /// Appends the sum of several differences of another display frame, each multiplied by the
    /// factor of its slot. Appends nothing if the sum is zero.
    ///
    /// - Parameter range: The indices of the differences in `other`.
    /// - Parameter factors: The factors, by slot; slots beyond the last factor count as 0.
    /// - Parameter slot: The slot of the sum.
    mutating func appendSum(
        of range: Range<Int>, in other: Differences, times factors: [Double], slot: Int
    ) {
        var sum = ElementDifference(slot: slot)
        var matrix: Transform3D?
        for index in range where other.all[index].slot < factors.count {
            let one = other.all[index]
            let factor = factors[one.slot]
            if factor == 0 { continue }
            sum.add(one, times: factor)
            if one.matrix != 0 {
                matrix = (matrix ?? .zero).adding(other.matrices[one.matrix - 1], times: factor)
            }
        }
        if let matrix {
            matrices.append(matrix)
            sum.matrix = matrices.count
        }
        if !sum.isZero { all.append(sum) }
    }

    /// Reduces the differences from index `first` on to their frames, and removes differences that
    /// are zero then.
    mutating func keepPlaces(from first: Int) {
        var end = first
        for index in first..<all.count {
            var one = all[index]
            (one.alpha, one.zIndex, one.matrix) = (0, 0, 0)
            if one.isZero { continue }
            all[end] = one
            end += 1
        }
        all.removeLast(all.count - end)
    }

    /// Reverses the order of the differences from index `first` on.
    mutating func reverse(from first: Int) {
        if all.count - first > 1 { all[first...].reverse() }
    }

    mutating func removeLast(_ count: Int) { all.removeLast(count) }

    /// Sets differences to zero; they keep their slots.
    mutating func clear(_ range: Range<Int>) {
        for index in range { all[index] = ElementDifference(slot: all[index].slot) }
    }

    mutating func remove(_ range: Range<Int>) { all.removeSubrange(range) }

    /// Returns the attributes with which an element is displayed: its target plus what remains of
    /// its differences.
    ///
    /// - Parameter range: The indices of the element's differences.
    /// - Parameter weights: The fraction that remains of each difference, by slot.
    /// - Parameter targets: The matrices that the target refers to.
    /// - Parameter transforms: The matrix of the result is appended.
    @inline(__always)
    func shown(
        _ target: LayoutAttributes, _ range: Range<Int>, weights: [Double],
        _ targets: [Transform3D], transforms: inout [Transform3D]
    ) -> LayoutAttributes {
        var result = target
        (result.frame, result.alpha, result.zIndex) = Self.shown(
            target.frame, target.alpha, target.zIndex, all.span, range, weights.span)
        if target.transform != 0 || !matrices.isEmpty {
            result.transform = transforms.appendMatrix(
                matrix(targets.matrix(target.transform), range, weights: weights))
        }
        return result
    }

    /// Returns the frame, alpha and z-index with which an element is displayed: its target plus
    /// what remains of its differences, without transforms.
    @inline(__always)
    static func shown(
        _ target: Rect, _ targetAlpha: Double, _ targetZIndex: Int32,
        _ all: Span<ElementDifference>, _ range: Range<Int>, _ weights: Span<Double>
    ) -> (frame: Rect, alpha: Double, zIndex: Int32) {
        if range.isEmpty { return (target, targetAlpha, targetZIndex) }
        var (frame, alpha, level) = (target, targetAlpha, Double(targetZIndex))
        for index in range {
            let weight = weights[all[index].slot]
            frame.add(all[index].frame, times: weight)
            alpha += all[index].alpha * weight
            level += all[index].zIndex * weight
        }
        frame.width = max(0, frame.width)
        frame.height = max(0, frame.height)
        let zIndex = level == Double(targetZIndex) ? targetZIndex : Int32(nearestTo: level)
        return (frame, min(1, max(0, alpha)), zIndex)
    }

    @inline(never)
    private func matrix(
        _ target: Transform3D, _ range: Range<Int>, weights: [Double]
    ) -> Transform3D {
        var result = target
        for index in range where all[index].matrix != 0 {
            result = result.adding(
                matrices[all[index].matrix - 1], times: weights[all[index].slot])
        }
        return result
    }
}
