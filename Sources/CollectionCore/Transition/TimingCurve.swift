/// A timing curve: maps the elapsed fraction of a transition's duration to its progress.
public struct TimingCurve: Equatable, Sendable {
    public var kind: Kind
    /// Cubic Bézier: x1, y1, x2, y2. Spring: damping ratio, initial velocity, 0, 0. Other kinds:
    /// not read.
    public var parameters: SIMD4<Double> {
        get { SIMD4(stored[0], stored[1], stored[2], stored[3]) }
        set { stored = [newValue[0], newValue[1], newValue[2], newValue[3]] }
    }

    /// Not a SIMD4, because Swift 6.3 reads a SIMD4 with another alignment than it was written with
    /// if a struct that contains it lies in the frame of an asynchronous function.
    private var stored: [4 of Double]

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
        stored = [parameters[0], parameters[1], parameters[2], parameters[3]]
    }

    public static func == (left: TimingCurve, right: TimingCurve) -> Bool {
        left.kind == right.kind && left.parameters == right.parameters
    }

    public static let linear = TimingCurve(kind: .linear)
    public static let easeIn = TimingCurve(kind: .easeIn)
    public static let easeOut = TimingCurve(kind: .easeOut)
    public static let easeInOut = TimingCurve(kind: .easeInOut)
}
