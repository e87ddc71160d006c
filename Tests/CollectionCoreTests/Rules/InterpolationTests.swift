import CollectionCore
import CollectionReference
import Testing

/// Rule T2 of docs/semantics.md.
@Suite("Transitions: interpolation")
struct InterpolationTests {
    private func attributes(
        _ frame: Rect, alpha: Double = 1, zIndex: Int32 = 0, item: UInt32 = 0
    ) -> LayoutAttributes {
        var result = LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: item)),
            reuseIdentifier: ReuseIdentifier(rawValue: item), frame: frame, zIndex: zIndex,
            flags: [])
        result.alpha = alpha
        return result
    }

    private let small = Rect(x: 10, y: 20, width: 30, height: 40)
    private let large = Rect(x: 50, y: -20, width: 130, height: 240)

    @Test("Quantities move in proportion, the rest is the target's at once")
    func quantities() {
        let origin = attributes(small, alpha: 0.25, zIndex: -10, item: 1)
        var target = attributes(large, alpha: 0.75, zIndex: 30, item: 2)
        target.flags = [.isDisappearing, .isEstimated]
        target.hostTag = 99
        target.reusableView = ReusableView(rawValue: 5)
        target.generation = 7
        var expected = target
        expected.frame = Rect(x: 20, y: 10, width: 55, height: 90)
        expected.alpha = 0.375
        expected.zIndex = 0
        let origins = TransitionOrigin(origin)
        #expect(origins.interpolated(to: target, progress: 0.25) == expected)
        #expect(origins.interpolated(to: target, progress: 1) == target)
        expected.frame = small
        expected.alpha = 0.25
        expected.zIndex = -10
        #expect(origins.interpolated(to: target, progress: 0) == expected)
    }

    @Test("Beyond the ends, lengths stay at least 0 and alpha within 0 to 1")
    func beyond() {
        let origin = TransitionOrigin(attributes(small, alpha: 0.5))
        let target = attributes(large)
        let above = origin.interpolated(to: target, progress: 2)
        #expect(above.frame == Rect(x: 90, y: -60, width: 230, height: 440))
        #expect(above.alpha == 1)
        let below = origin.interpolated(to: target, progress: -2)
        #expect(below.frame == Rect(x: -70, y: 100, width: 0, height: 0))
        #expect(below.alpha == 0)
    }

    @Test("Ends are exact for any numbers; what does not move never moves")
    func exact() {
        let seed: UInt64 = 6
        var generator = SeededGenerator(seed: seed)
        func anyFrame() -> Rect {
            func any(_ range: ClosedRange<Double>) -> Double {
                Double.random(in: range, using: &generator)
            }
            return Rect(
                x: any(-1e10...1e10), y: any(-1...1), width: any(0...1e-3), height: any(0...1e7))
        }
        for _ in 0..<1_000 {
            let from = attributes(anyFrame(), alpha: 0.3, zIndex: .min)
            let to = attributes(anyFrame(), alpha: 0.1, zIndex: .max)
            let origin = TransitionOrigin(from)
            #expect(origin.interpolated(to: to, progress: 0) == from, "seed \(seed)")
            #expect(origin.interpolated(to: to, progress: 1) == to, "seed \(seed)")
            let progress = Double.random(in: -3...3, using: &generator)
            #expect(origin.interpolated(to: from, progress: progress) == from, "seed \(seed)")
        }
    }

    @Test(
        "The z-index is the nearest integer, halves upwards",
        arguments: [
            (0, 1, 0.49, 0), (0, 1, 0.5, 1), (0, -1, 0.49, 0), (0, -1, 0.5, 0), (0, -1, 0.51, -1),
            (-3, -2, 0.5, -2), (2, 3, 0.5, 3), (0, 10, 0.34, 3), (0, 1, 3, 3), (0, 1, -2.5, -2),
            (.min, .max, 0.5, 0), (.min, .max, 2, .max), (.min, .max, -1, .min),
            (.min, 0, 1e-12, .min), (.max, 0, 1e-12, .max),
        ] as [(Int32, Int32, Double, Int32)])
    func zIndex(from: Int32, to: Int32, progress: Double, expected: Int32) {
        let origin = TransitionOrigin(attributes(small, zIndex: from))
        let result = origin.interpolated(
            to: attributes(small, zIndex: to), progress: progress)
        #expect(result.zIndex == expected)
    }

    @Test("Transforms move element by element")
    func transforms() {
        var matrix = Transform3D.identity
        for index in 0..<16 { matrix.elements[index] = Double(index * index) }
        let shown = matrix.interpolated(from: .identity, progress: 0.25)
        for index in 0..<16 {
            let start = Transform3D.identity.elements[index]
            #expect(shown.elements[index] == start + (Double(index * index) - start) / 4)
        }
        #expect(matrix.interpolated(from: .identity, progress: 0) == .identity)
        #expect(matrix.interpolated(from: .identity, progress: 1) == matrix)
    }

    @Test("A number without a matrix is the identity")
    func missing() {
        let matrices: [Transform3D] = []
        #expect(matrices.matrix(0) == .identity)
        #expect(matrices.matrix(3) == .identity)
        #expect(matrices.matrix(.max) == .identity)
    }
}
