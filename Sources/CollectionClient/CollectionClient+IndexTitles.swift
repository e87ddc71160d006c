public import CollectionCore
import CollectionWire

/// The titles of the index beside the content.
extension CollectionClient {
    public mutating func setIndexTitles(
        _ titles: [IndexTitle], view: UInt32
    ) throws(ClientError) {
        _ = try call(SetIndexTitles(titles), view: view)
    }

    public mutating func indexTitles(view: UInt32) throws(ClientError) -> [IndexTitle] {
        try call(GetIndexTitles(), view: view).titles
    }

    /// Returns the number of the title at a place of the bar; nil if there are no titles.
    public mutating func indexTitle(
        at position: Double, of length: Double, view: UInt32
    ) throws(ClientError) -> Int? {
        try call(GetIndexTitleAt(position, of: length), view: view).map { Int($0) }
    }

    /// Scrolls at once to the place that a title leads to.
    ///
    /// - Returns: Whether there is such a place.
    public mutating func scrollToIndexTitle(
        _ number: Int, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(ScrollToIndexTitle(number), view: view)
    }
}
