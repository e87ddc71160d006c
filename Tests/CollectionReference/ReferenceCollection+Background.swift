import CollectionCore

/// What stands behind all elements, and how the last display frame showed it.
struct ReferenceBackground {
    var configuration = BackgroundConfiguration()
    var shown: LayoutAttributes?
}

// V1.
extension ReferenceCollection {
    static let backgroundElement = Element(
        category: .decoration, kind: .none, indexPath: IndexPath(section: IndexPath.noSection))

    func set(_ configuration: BackgroundConfiguration) throws(CollectionError) {
        let known: [UInt32] = [0, 9, 10]
        for identifier in [configuration.reuseIdentifier, configuration.emptyReuseIdentifier] {
            guard let identifier, !known.contains(identifier.rawValue) else { continue }
            throw .unknownReuseIdentifier(identifier.rawValue, .decoration, .none)
        }
        background.configuration = configuration
    }

    /// - Parameter frame: Has everything else.
    func showBackground(_ frame: inout ShownFrame) {
        let isEmpty = sections.allSatisfy(\.items.isEmpty)
        var wanted = background.configuration.reuseIdentifier
        if isEmpty, let empty = background.configuration.emptyReuseIdentifier { wanted = empty }
        let before = background.shown
        if let before, before.reuseIdentifier != wanted {
            pool.release(before)
            frame.removedViews.insert(before.reusableView, at: 0)
            background.shown = nil
        }
        guard let wanted else { return }
        var now = LayoutAttributes(
            element: Self.backgroundElement, reuseIdentifier: wanted, frame: bounds,
            zIndex: Int32.min, flags: [])
        if let kept = background.shown {
            (now.reusableView, now.generation) = (kept.reusableView, kept.generation)
        } else {
            pool.bind(&now)
        }
        background.shown = now
        if frame.isComplete || before != now { frame.elements.insert(now, at: 0) }
    }
}
