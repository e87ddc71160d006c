public import CollectionCore
import CollectionWire

/// What stands behind all elements.
extension CollectionClient {
    public mutating func setBackground(
        _ configuration: BackgroundConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetBackground(configuration), view: view)
    }
}
