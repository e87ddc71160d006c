public import CollectionCore
import CollectionWire

/// Data that is to be fetched ahead of scrolling.
extension CollectionClient {
    public mutating func setPrefetchConfiguration(
        _ configuration: PrefetchConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetPrefetchConfiguration(configuration), view: view)
    }

    /// Says that what the events `nearEnd` and `nearStart` asked for is loaded, or is given up.
    public mutating func endLoading(view: UInt32) throws(ClientError) {
        _ = try call(EndLoading(), view: view)
    }
}
