// The element that assistive technology is at: rule Y7 of docs/semantics.md.
extension CollectionView {
    /// The element that assistive technology is at, by its present index path; nil: none.
    public var assistiveFocusedElement: Element? { assistiveFocus?.element }

    /// Notes the element that assistive technology is at, shown or not: from the next display frame
    /// on it has a reusable view wherever the content scrolls, until it leaves the data.
    ///
    /// - Parameter element: An item, or a supplementary view; nil: none any more.
    /// - Throws: `invalidSection`, `invalidItem`, `invalidArgument`, `unknownElementKind`.
    public mutating func setAssistiveFocusedElement(
        _ element: Element?
    ) throws(CollectionError) {
        if let element { try scene.checkFocusable(element) }
        assistiveFocus = element.map { scene.focusedElement($0) }
        scene.noteStandbyChange()
    }

    /// Settles who has focus after other data has come, or an update.
    ///
    /// - Parameter snapshot: What the data is of, if all of it was replaced: elements whose items
    ///   are in it go on.
    mutating func settleFocuses(in snapshot: Snapshot? = nil) {
        if let snapshot {
            assistiveFocus = assistiveFocus?.found { snapshot.indexPath(ofItem: $0) }
            if focus.isUsed { focus.find { snapshot.indexPath(ofItem: $0) } }
        }
        if assistiveFocus?.isGone == true { assistiveFocus = nil }
        if focus.isUsed { focus.settleFocus(in: &scene) }
    }
}
