/// The user's input before a display frame. Each array is sorted by time. The samples of all arrays
/// are processed in the order of their times.
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
