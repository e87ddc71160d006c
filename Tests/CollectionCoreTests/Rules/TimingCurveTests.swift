import CollectionCore
import CollectionReference
import Foundation
import Testing

/// The curves of rule T1 of docs/semantics.md. Numbers with 16 digits were computed with 40.
@Suite("Transitions: timing curves")
struct TimingCurveTests {
    private static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    private static let springs: [TimingCurve] = [
        .spring(dampingRatio: 1), .spring(dampingRatio: 1, initialVelocity: 4),
        .spring(dampingRatio: 0.999), .spring(dampingRatio: 0.99),
        .spring(dampingRatio: 0.5, initialVelocity: -3), .spring(dampingRatio: 0.5),
        .spring(dampingRatio: 0.1), .spring(dampingRatio: 0.01),
    ]
    private static let beziers: [TimingCurve] = [
        .cubicBezier(0.25, 0.1, 0.25, 1), .cubicBezier(0, 0, 0, 1), .cubicBezier(1, 0, 1, 1),
        .cubicBezier(0, 1, 1, 0), .cubicBezier(1, 0, 0, 1), .cubicBezier(0.3, -2, 0.7, 3),
        .cubicBezier(0.5, 100, 0.5, -100), .cubicBezier(0.98, 0.3, 0.02, 0.7),
    ]

    @Test("Ends are exact, and kept outside", arguments: named + springs + beziers)
    func ends(curve: TimingCurve) {
        for fraction in [0, -0.0, -1, -Double.infinity, .nan] {
            #expect(curve.progress(at: fraction) == 0)
        }
        for fraction in [1, 1.5, Double.infinity] {
            #expect(curve.progress(at: fraction) == 1)
        }
        #expect(throws: Never.self) { try curve.validate() }
        for step in 1..<1_000 {
            #expect(curve.progress(at: Double(step) / 1_000).isFinite)
        }
    }

    private func compare(_ curve: TimingCurve, _ expected: [Double]) {
        for (index, value) in expected.enumerated() {
            let progress = curve.progress(at: Double(index + 1) / 8)
            #expect((progress - value).magnitude < 1e-12, "\(curve) at \(index + 1)/8")
        }
    }

    @Test("CSS's curves have their values")
    func cascadingStyleSheets() {
        compare(.linear, [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875])
        compare(
            .easeIn,
            [
                0.02598459654508114, 0.09346465071882486, 0.1920219485867317, 0.3153568125725393,
                0.459465292809122, 0.6218618691748902, 0.8014199930223449,
            ])
        compare(
            .easeOut,
            [
                0.1985800069776551, 0.3781381308251098, 0.540534707190878, 0.6846431874274607,
                0.8079780514132683, 0.9065353492811751, 0.9740154034549189,
            ])
        compare(
            .easeInOut,
            [
                0.03111405008548434, 0.1291619310473198, 0.2927708023767851, 0.5,
                0.7072291976232149, 0.8708380689526802, 0.9688859499145157,
            ])
        compare(
            .cubicBezier(0.25, 0.1, 0.25, 1),
            [
                0.136888414855361, 0.4085105913553959, 0.6453214475092404, 0.802403387584857,
                0.9013677794477065, 0.9604589783489741, 0.9909690024100692,
            ])
    }

    @Test("Springs have their values")
    func springValues() {
        compare(
            .spring(dampingRatio: 1),
            [
                0.3207513939921435, 0.6710675192857651, 0.860098149748673, 0.9444771835619267,
                0.9788951383177866, 0.9922109019050088, 0.9971862767046888,
            ])
        compare(
            .spring(dampingRatio: 1, initialVelocity: 4),
            [
                0.478409911716681, 0.7704923521301583, 0.9071236650624439, 0.9642477783341978,
                0.9866876449836085, 0.9951594340257097, 0.9982709528464522,
            ])
        compare(
            .spring(dampingRatio: 0.5),
            [
                0.7428525178239906, 1.16216009601864, 1.050032201726633, 0.9740082899889572,
                0.9904683533185859, 1.004110858986996, 1.001785183332805,
            ])
        compare(
            .spring(dampingRatio: 0.5, initialVelocity: -3),
            [
                0.6412177189018917, 1.158450095683649, 1.067331900659028, 0.9752762239396397,
                0.9875469287832427, 1.003786707470584, 1.002274511822236,
            ])
        compare(
            .spring(dampingRatio: 0.01),
            [
                1.025519075283499, 1.176738232232604, 0.9879304186153672, 0.969085737630235,
                1.003463681675888, 1.005349747408215, 0.9991560908389621,
            ])
    }

    /// Points of the curve by its definition, which no equation needs to be solved for.
    @Test("Bézier curves go through their points")
    func bezierPoints() {
        let seed: UInt64 = 77
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let x1 = Double.random(in: 0...1, using: &generator)
            let x2 = Double.random(in: 0...1, using: &generator)
            let y1 = Double.random(in: -100...100, using: &generator)
            let y2 = Double.random(in: -100...100, using: &generator)
            let curve = TimingCurve.cubicBezier(x1, y1, x2, y2)
            for step in 1..<40 {
                let s = Double(step) / 40
                let first = 3 * (1 - s) * (1 - s) * s
                let second = 3 * (1 - s) * s * s
                let x = first * x1 + second * x2 + s * s * s
                let y = first * y1 + second * y2 + s * s * s
                let difference = (curve.progress(at: x) - y).magnitude
                #expect(difference < 1e-9, "\(curve), s \(s), seed \(seed)")
            }
        }
    }

    @Test("Where a curve is upright, neighbours enclose it")
    func upright() {
        // x'(1/2) = 0: s is known to no more than the cube root of the least step of x.
        let curve = TimingCurve.cubicBezier(1, 0, 0, 1)
        #expect((curve.progress(at: 0.5) - 0.5).magnitude < 1e-5)
        for exponent in [2, 4, 8, 12] {
            let step = pow(10, -Double(exponent))
            let expected = 0.5 + 3 * cbrt(step / 4) * 0.5 - 2 * step / 4
            #expect((curve.progress(at: 0.5 + step) - expected).magnitude < 1e-7)
        }
    }

    @Test("Curves that do not swing only grow")
    func monotonic() {
        let swinging = [Self.beziers[3]] + Self.beziers[5...6]
        let curves = Self.named + Self.beziers.filter { !swinging.contains($0) }
        for curve in curves + Self.springs[...1] {
            var last = 0.0
            for step in 1...4_000 {
                let progress = curve.progress(at: Double(step) / 4_000)
                #expect(progress >= last && progress <= 1, "\(curve) at \(step)")
                last = progress
            }
        }
    }

    @Test("A spring let go at rest comes within 1/1000, and no sooner than it must")
    func settled() {
        let end = 1.0.nextDown
        var widest = 0.0
        for step in 1...100 {
            let ratio = Double(step) / 100
            let curve = TimingCurve.spring(dampingRatio: ratio)
            var remaining = (1 - curve.progress(at: end)).magnitude
            #expect(remaining <= 0.001 + 1e-12, "ratio \(ratio)")
            // The last swing is within a turn of the end.
            for back in 0..<200 where ratio < 0.9 {
                let turn = 2 * Double.pi * ratio / 6.9 / (1 - ratio * ratio).squareRoot()
                let time = 1 - turn * Double(back) / 400
                if time > 0 && time < 1 {
                    remaining = max(remaining, (1 - curve.progress(at: time)).magnitude)
                }
            }
            if ratio < 0.5 { #expect(remaining > 0.0009, "ratio \(ratio)") }
            widest = max(widest, (1 - curve.progress(at: end)).magnitude)
        }
        #expect(widest > 0.0009)
    }

    @Test("An underdamped spring overshoots by e^(-pi z / sqrt(1 - z^2)); a critical one never")
    func overshoot() {
        for ratio in [0.2, 0.5, 0.8] {
            let curve = TimingCurve.spring(dampingRatio: ratio)
            let most = (0...20_000).map { curve.progress(at: Double($0) / 20_000) }.max()
            let expected = 1 + exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
            #expect(((most ?? 0) - expected).magnitude < 1e-4, "ratio \(ratio)")
        }
    }

    @Test("A spring begins with its initial velocity, and obeys its equation")
    func motion() {
        for velocity in [-100, -3, 0, 1, 7.5, 100] {
            for ratio in [0.05, 0.6, 0.99999, 1] {
                let curve = TimingCurve.spring(dampingRatio: ratio, initialVelocity: velocity)
                let speed = curve.progress(at: 1e-8) / 1e-8
                #expect((speed - velocity).magnitude < 1e-3, "\(curve)")
            }
        }
        // Nearly critical is nearly the same as critical.
        let near = TimingCurve.spring(dampingRatio: 1.0.nextDown, initialVelocity: 2)
        let critical = TimingCurve.spring(dampingRatio: 1, initialVelocity: 2)
        for step in 1..<100 {
            let time = Double(step) / 100
            let difference = near.progress(at: time) - critical.progress(at: time)
            #expect(difference.magnitude < 1e-12)
        }
    }

    @Test("L3: the same bits everywhere")
    func bits() {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for curve in Self.named + Self.springs + Self.beziers {
            for step in 1..<256 {
                digest ^= curve.progress(at: Double(step) / 256).bitPattern
                digest = digest &* 0x100_0000_01b3
            }
        }
        #expect(digest == 0x8994_c4a9_b457_b94c)
    }
}
