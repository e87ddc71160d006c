/// How far a transition has come at which part of its duration.
public struct TimingCurve: Equatable, Sendable {
    public var kind: Kind
    /// Cubic Bézier: x1, y1, x2, y2. Spring: damping ratio, initial velocity, 0, 0. Others: none.
    public var parameters: SIMD4<Double>

    public enum Kind: UInt32, Sendable {
        case linear = 0
        case easeIn = 1
        case easeOut = 2
        case easeInOut = 3
        case cubicBezier = 4
        case spring = 5
    }

    public init(kind: Kind, parameters: SIMD4<Double> = .zero) {
        self.kind = kind
        self.parameters = parameters
    }

    public static let linear = TimingCurve(kind: .linear)
    public static let easeIn = TimingCurve(kind: .easeIn)
    public static let easeOut = TimingCurve(kind: .easeOut)
    public static let easeInOut = TimingCurve(kind: .easeInOut)
}
