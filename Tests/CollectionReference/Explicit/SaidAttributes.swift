import CollectionCore

extension LayoutAttributesColumns {
    var count: Int { firstItem == nil ? elements.count : frames.count }

    /// One element's share.
    func entry(_ index: Int) -> SaidAttributes {
        SaidAttributes(
            frame: Rect(
                x: Grid.rounded(frames[index].x), y: Grid.rounded(frames[index].y),
                width: Grid.rounded(frames[index].width),
                height: Grid.rounded(frames[index].height)),
            alpha: alphas.isEmpty ? 1 : alphas[index],
            zIndex: zIndexes.isEmpty ? 0 : zIndexes[index],
            isHidden: areHidden.isEmpty ? false : areHidden[index] != 0,
            reuseIdentifier: reuseIdentifiers.isEmpty
                ? nil : ReuseIdentifier(rawValue: reuseIdentifiers[index]),
            hostTag: hostTags.isEmpty ? 0 : hostTags[index],
            transform: transforms.isEmpty ? .identity : transforms[index])
    }
}

/// What the host said of one element (X1).
struct SaidAttributes: Equatable {
    var frame: Rect
    var alpha: Double
    var zIndex: Int32
    var isHidden: Bool
    /// Nil: the data's.
    var reuseIdentifier: ReuseIdentifier?
    var hostTag: UInt64
    var transform: Transform3D
}

/// What the host said of one element, by what it is for (X8).
typealias SaidRoles = [LayoutAttributesRole: SaidAttributes]

/// The name of a view within its section.
struct SaidView: Hashable {
    var category: UInt32
    var kind: UInt32
    var item: UInt32

    init(_ element: Element) {
        category = element.category.rawValue
        kind = element.kind.rawValue
        item = element.indexPath.item
    }

    func element(inSection section: UInt32) -> Element {
        Element(
            category: ElementCategory(rawValue: category) ?? .cell,
            kind: ElementKind(rawValue: kind),
            indexPath: IndexPath(section: section, item: item))
    }
}
