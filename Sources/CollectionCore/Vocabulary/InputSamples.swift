/// The input of a person until a display frame. The samples of each sort are in the order of their
/// times, and those of all sorts are followed in that order.
public struct InputSamples: Equatable, Sendable {
    public var pointers: [PointerSample]
    public var wheels: [WheelSample]
    public var pinches: [PinchSample]

    public init(
        pointers: [PointerSample] = [], wheels: [WheelSample] = [], pinches: [PinchSample] = []
    ) {
        (self.pointers, self.wheels, self.pinches) = (pointers, wheels, pinches)
    }

    public var isEmpty: Bool { pointers.isEmpty && wheels.isEmpty && pinches.isEmpty }
}
