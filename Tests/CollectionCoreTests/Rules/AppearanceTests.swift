import CollectionCore
import Testing

/// Rule T4 of docs/semantics.md.
@Suite("Transitions: appearances")
struct AppearanceTests {
    private let bounds = Rect(x: 100, y: 1_000, width: 320, height: 480)
    private let frame = Rect(x: 150, y: 1_200, width: 30, height: 40)

    private var attributes: LayoutAttributes {
        var result = LayoutAttributes(
            element: .cell(IndexPath(section: 1, item: 2)), reuseIdentifier: .standard,
            frame: frame, zIndex: 3, flags: .isEstimated)
        result.alpha = 0.5
        return result
    }

    /// Scaling and moving matrices do not commute.
    private func matrix(scale: Double, right: Double) -> Transform3D {
        var result = Transform3D.identity
        result.elements[0] = scale
        result.elements[12] = right
        return result
    }

    @Test("None changes nothing, fade only alpha")
    func presets() {
        #expect(ElementAppearance.none.applied(to: attributes, in: bounds) == attributes)
        var faded = attributes
        faded.alpha = 0
        #expect(ElementAppearance.fade.applied(to: attributes, in: bounds) == faded)
        var half = ElementAppearance.none
        half.alpha = 0.5
        #expect(half.applied(to: attributes, in: bounds).alpha == 0.25)
    }

    @Test(
        "A slide begins just beyond its edge",
        arguments: [
            (.none, 150, 1_200), (.top, 150, 960), (.left, 70, 1_200), (.bottom, 150, 1_480),
            (.right, 420, 1_200),
        ] as [(ElementAppearance.Edge, Double, Double)])
    func edges(edge: ElementAppearance.Edge, x: Double, y: Double) {
        let slide = ElementAppearance.slide(from: edge)
        let result = slide.applied(to: attributes, in: bounds)
        #expect(result.frame == Rect(x: x, y: y, width: 30, height: 40))
        #expect(result.alpha == 0.5)
        #expect(result.frame.isVisible(in: bounds) == (edge == .none))
        // Moved across, along with the edge; along, the edge has it.
        var moved = slide
        moved.translation = Point(x: 7, y: -9)
        let both = moved.applied(to: attributes, in: bounds).frame
        let isAcross = edge == .left || edge == .right
        #expect(both.x == (isAcross ? x : x + 7))
        #expect(both.y == (edge == .top || edge == .bottom ? y : y - 9))
    }

    @Test("The element's own transform comes first")
    func order() {
        let appearance = ElementAppearance(transform: matrix(scale: 2, right: 0))
        let (result, transform) = appearance.applied(
            to: attributes, transform: matrix(scale: 3, right: 10), in: bounds)
        #expect(transform == matrix(scale: 6, right: 20))
        #expect(result.frame == frame)
    }

    @Test("Products are those of row vectors with whole matrices")
    func products() {
        var left = Transform3D.identity
        var right = Transform3D.identity
        for index in 0..<16 {
            left.elements[index] = Double(index)
            right.elements[index] = Double(index % 5) - 1
        }
        let product = left.concatenating(right)
        for row in 0..<4 {
            for column in 0..<4 {
                let sum = (0..<4).map { Double(4 * row + $0) * Double((4 * $0 + column) % 5 - 1) }
                #expect(product.elements[4 * row + column] == sum.reduce(0, +))
            }
        }
        #expect(left.concatenating(.identity) == left)
        #expect(Transform3D.identity.concatenating(left) == left)
    }

    @Test("Matrices are kept beside the attributes, but for the identity")
    func numbers() {
        var matrices: [Transform3D] = []
        var own = attributes
        let faded = ElementAppearance.fade.applied(to: own, in: bounds, transforms: &matrices)
        #expect(faded.transform == 0 && matrices.isEmpty)
        let scaled = ElementAppearance.scale(0.5).applied(
            to: own, in: bounds, transforms: &matrices)
        #expect(scaled.transform == 1 && scaled.alpha == 0)
        var expected = Transform3D.identity
        expected.elements[0] = 0.5
        expected.elements[5] = 0.5
        #expect(matrices == [expected])
        // The other way round: together they are the identity.
        own.transform = 1
        let back = ElementAppearance.scale(2).applied(
            to: own, in: bounds, transforms: &matrices)
        #expect(back.transform == 0 && matrices.count == 1)
        let kept = ElementAppearance.fade.applied(to: own, in: bounds, transforms: &matrices)
        #expect(kept.transform == 1 && matrices.count == 1)
    }
}
