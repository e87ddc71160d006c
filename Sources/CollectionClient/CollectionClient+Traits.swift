public import CollectionCore
import CollectionWire

/// Requests that set and ask for the traits of items.
extension CollectionClient {
    /// Sets the traits of items of which neither the host nor their section says anything else.
    public mutating func setDefaultTraits(
        _ traits: ItemTraits, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetDefaultTraits(traits), view: view)
    }

    public mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetSectionTraits(traits, ofSections: first, count: count), view: view)
    }

    /// - Parameter traits: One for each run. The later of two runs counts.
    public mutating func setTraits(
        _ traits: [ItemTraits], ofItems runs: [ItemRun], view: UInt32
    ) throws(ClientError) {
        _ = try call(SetItemTraits(traits, of: runs), view: view)
    }

    /// Sets the sides at which items refuse drops of other items.
    ///
    /// - Parameter sides: One entry for each run. The later of two runs counts.
    public mutating func refuseDrops(
        at sides: [DropSides], ofItems runs: [ItemRun], view: UInt32
    ) throws(ClientError) {
        _ = try call(RefuseDrops(at: sides, of: runs), view: view)
    }

    /// Returns the traits that an item has, with nothing to be inherited.
    public mutating func traits(
        ofItemAt indexPath: IndexPath, view: UInt32
    ) throws(ClientError) -> ItemTraits {
        try call(GetItemTraits(of: indexPath), view: view)
    }
}
