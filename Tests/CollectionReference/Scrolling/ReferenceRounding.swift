/// By how much a number may be off that comes of many small steps, or of closed forms.
///
/// Where such a distance decides what happens, all that the rules say is right: what they say of
/// the number, and of one beside it.
public final class ReferenceRounding {
    private var random: SeededGenerator
    private let size: Double

    public init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        size = random.pick([1e-6, 1e-8, 1e-10])
    }

    /// A number beside another one. 0 stays: nothing has moved there.
    func beside(_ number: Double) -> Double {
        number == 0 ? 0 : number + random.pick([-size, 0, size])
    }
}
