import CollectionCore
import CollectionReference
import Foundation
import Testing

/// The core's own functions beside those of the C library.
@Suite("Transitions: elementary functions")
struct ElementaryTests {
    private func distance(_ value: Double, _ expected: Double) -> Double {
        (value - expected).magnitude / max(1e-300, expected.magnitude)
    }

    @Test("The exponential function is exact to 1e-14 of its value")
    func exponential() {
        for step in -7_000...7_000 {
            let x = Double(step) * 0.0997
            #expect(distance(Elementary.exponential(x), exp(x)) < 1e-14, "of \(x)")
        }
        #expect(Elementary.exponential(0) == 1)
        #expect(Elementary.exponential(-701) == 0)
        #expect(Elementary.exponential(-.infinity) == 0)
        #expect(Elementary.exponential(.infinity).isFinite)
        #expect(Elementary.exponential(.nan) == 0)
    }

    @Test("So is the logarithm")
    func logarithm() {
        var x = 1e-300
        while x < 1e300 {
            #expect(distance(Elementary.logarithm(x), log(x)) < 1e-14, "of \(x)")
            x *= 1.37
        }
        for step in 1...4_000 {
            let x = Double(step) / 2_000
            #expect((Elementary.logarithm(x) - log(x)).magnitude < 1e-15 * 8, "of \(x)")
        }
        #expect(Elementary.logarithm(1) == 0)
    }

    @Test("Sine and cosine are exact to 1e-15")
    func sineAndCosine() {
        let seed: UInt64 = 51
        var generator = SeededGenerator(seed: seed)
        for scale in [1.0, 10, 1_000, 1_000_000] {
            for _ in 0..<5_000 {
                let angle = Double.random(in: -scale...scale, using: &generator)
                let (sine, cosine) = Elementary.sineAndCosine(angle)
                #expect((sine - sin(angle)).magnitude < 1e-15, "of \(angle), seed \(seed)")
                #expect((cosine - cos(angle)).magnitude < 1e-15, "of \(angle), seed \(seed)")
            }
        }
        #expect(Elementary.sineAndCosine(0) == (0, 1))
        #expect(Elementary.sineAndCosine(.nan) == (0, 1))
        #expect(Elementary.sineAndCosine(1e300) == (0, 1))
    }
}
