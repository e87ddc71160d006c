/// What updates since the last display frame have made of a visible element.
struct ElementFate: OptionSet {
    var rawValue: UInt8

    /// It is no more in the data.
    static let isGone = ElementFate(rawValue: 1)
    /// It went in a way that is to be seen: it disappears in a transition.
    static let isAnimated = ElementFate(rawValue: 2)
    /// Another one is in its place.
    static let isReloaded = ElementFate(rawValue: 4)
    /// It keeps its view, which is to be configured anew.
    static let isReconfigured = ElementFate(rawValue: 8)
    /// It, or its section, was moved, and not only pushed aside.
    static let isMoved = ElementFate(rawValue: 16)
}

extension UpdatePlan {
    /// What becomes of any element: headers and footers go with their sections.
    ///
    /// - Returns: Its new identity, and what else befell it.
    func follow(_ element: Element) -> (element: Element, fate: ElementFate) {
        let path = element.indexPath
        let fate =
            element.isCell ? fate(ofItem: path) : fate(ofSection: path.section)
        switch fate {
        case .gone: return (element, .isGone)
        case .reloaded: return (element, [.isGone, .isReloaded])
        case .stays(let newPath, let isReconfigured):
            var followed = element
            followed.indexPath =
                element.isCell ? newPath : IndexPath(section: newPath.section, item: path.item)
            var fate: ElementFate = isReconfigured ? .isReconfigured : []
            if isMoved(element) { fate.insert(.isMoved) }
            return (followed, fate)
        }
    }

    private func isMoved(_ element: Element) -> Bool {
        if element.isCell && Self.find(element.indexPath, in: removedItems) != nil { return true }
        let section = IndexPath(section: element.indexPath.section)
        return Self.find(section, in: removedSections) != nil
    }

    /// Where an element has been before the update.
    func past(of element: Element) -> (past: Past, element: Element) {
        let past =
            element.isCell
            ? past(ofItem: element.indexPath) : past(ofSection: element.indexPath.section)
        var old = element
        if case .was(let path) = past {
            old.indexPath =
                element.isCell
                ? path : IndexPath(section: path.section, item: element.indexPath.item)
        }
        return (past, old)
    }
}
