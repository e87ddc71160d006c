public import CollectionCore
import CollectionWire

/// Items that a person has viewed.
extension CollectionClient {
    public mutating func setViewabilityConfiguration(
        _ configuration: ViewabilityConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetViewabilityConfiguration(configuration), view: view)
    }
}
