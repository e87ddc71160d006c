public import CollectionCore
import CollectionWire

/// The view behind all elements.
extension CollectionClient {
    public mutating func setBackground(
        _ configuration: BackgroundConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetBackground(configuration), view: view)
    }
}
