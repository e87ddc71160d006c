import CollectionCore
import Testing

/// What animations are refused, and their times: rule T1 of docs/semantics.md.
@Suite("Transitions: animations")
struct AnimationTests {
    private func error(_ animation: Animation) -> CollectionError? {
        do throws(CollectionError) {
            try animation.validate()
            return nil
        } catch {
            return error
        }
    }

    private func error(_ curve: TimingCurve) -> CollectionError? {
        error(Animation(curve: curve))
    }

    private func error(_ change: (inout ElementAppearance) -> Void) -> [CollectionError?] {
        var appearance = ElementAppearance.fade
        change(&appearance)
        return [
            error(Animation(appearing: appearance)), error(Animation(disappearing: appearance)),
        ]
    }

    private func faults(
        _ field: StaticString, _ fault: CollectionError.Fault
    ) -> [CollectionError?] {
        let arguments: [CollectionError.Argument] = [
            "animation.appearing", "animation.disappearing",
        ]
        return arguments.map { .invalidNumber($0.field(field), fault) }
    }

    private let parameters: CollectionError.Argument = "animation.curve.parameters"

    @Test("Parameters of curves out of range are refused by their index")
    func curves() {
        let bad: [(Double, CollectionError.Fault, CollectionError.Fault)] = [
            (.nan, .notANumber, .notANumber), (.infinity, .infinite, .infinite),
            (-.infinity, .infinite, .infinite), (-100.01, .negative, .tooLarge),
            (100.01, .tooLarge, .tooLarge),
        ]
        for index in 0..<4 {
            for (value, faultOfX, faultOfY) in bad {
                var curve = TimingCurve.cubicBezier(0.5, 0.5, 0.5, 0.5)
                curve.parameters[index] = value
                let fault = index % 2 == 0 ? faultOfX : faultOfY
                #expect(error(curve) == .invalidNumber(parameters, index: index, fault))
                // The others have no such parameters.
                curve.kind = .easeIn
                #expect(error(curve) == nil)
            }
        }
        #expect(error(.cubicBezier(0, -100, 1, 100)) == nil)
        let slightlyBelow = TimingCurve.cubicBezier(-0.0.nextUp, 0, 1, 1)
        #expect(error(slightlyBelow) == .invalidNumber(parameters, index: 0, .negative))
    }

    @Test("So are those of springs")
    func springs() {
        let ratios: [(Double, CollectionError.Fault)] = [
            (.nan, .notANumber), (.infinity, .infinite), (-0.5, .negative), (0, .outOfRange),
            (0.009, .outOfRange), (1.0.nextUp, .tooLarge),
        ]
        for (ratio, fault) in ratios {
            let curve = TimingCurve.spring(dampingRatio: ratio)
            #expect(error(curve) == .invalidNumber(parameters, index: 0, fault))
        }
        for (velocity, fault) in [
            (Double.nan, CollectionError.Fault.notANumber), (.infinity, .infinite),
            (-100.5, .tooLarge),
        ] {
            let curve = TimingCurve.spring(dampingRatio: 1, initialVelocity: velocity)
            #expect(error(curve) == .invalidNumber(parameters, index: 1, fault))
        }
        let unused = TimingCurve(kind: .spring, parameters: [0.01, 100, .nan, .infinity])
        #expect(error(unused) == nil)
    }

    @Test("Appearances are checked, and told apart")
    func appearances() {
        #expect(error { $0.alpha = .nan } == faults("alpha", .notANumber))
        #expect(error { $0.alpha = -0.1 } == faults("alpha", .negative))
        #expect(error { $0.alpha = 1.1 } == faults("alpha", .tooLarge))
        #expect(error { $0.alpha = 1 } == [nil, nil])
        #expect(
            error { $0.translation.x = .infinity } == faults("translation.x", .infinite))
        #expect(error { $0.translation.y = -1e13 } == faults("translation.y", .tooLarge))
        for index in 0..<16 {
            #expect(
                error { $0.transform.elements[index] = .nan }
                    == faults("transform", .notANumber))
            #expect(
                error { $0.transform.elements[index] = -1e13 }
                    == faults("transform", .tooLarge))
            #expect(error { $0.transform.elements[index] = -1e12 } == [nil, nil])
        }
    }

    @Test("A duration is at most 2^53 ns; times never overflow")
    func times() {
        var animation = Animation(duration_ns: 1 << 53, startTime_ns: .max, curve: .linear)
        #expect(error(animation) == nil)
        #expect(animation.end_ns(startingAt: 5) == 5 + 1 << 53)
        #expect(animation.end_ns(startingAt: .max - 5) == .max)
        #expect(animation.progress(at: .max - 1, startingAt: .max - 5) > 0)
        #expect(animation.progress(at: .max, startingAt: .max - 5) == 1)
        animation.duration_ns += 1
        #expect(error(animation) == .invalidArgument("animation.duration_ns", .outOfRange))
    }

    @Test("T1: progress by time")
    func progress() {
        let animation = Animation(duration_ns: 200, curve: .linear)
        let expected: [(UInt64, Double)] = [
            (0, 0), (1_000, 0), (1_050, 0.25), (1_100, 0.5), (1_199, 0.995), (1_200, 1),
            (9_000, 1),
        ]
        for (time, progress) in expected {
            #expect(animation.progress(at: time, startingAt: 1_000) == progress)
        }
        let atOnce = Animation(duration_ns: 0)
        #expect(atOnce.progress(at: 7, startingAt: 7) == 1)
    }
}
