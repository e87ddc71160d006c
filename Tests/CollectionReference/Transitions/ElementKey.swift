import CollectionCore

/// What stays the same about an element while its index path changes (D6).
struct ElementKey: Hashable {
    var category: UInt32
    var kind: ElementKind
    /// Of the section for headers, footers and backgrounds, of the item for all others.
    var identity: Int
    /// Of views that go with sections: the item of the index path.
    var item: UInt32

    /// Of what stands around all sections.
    static let identityOfLayout = -1

    static func identity(ofPlaceholder number: UInt32) -> Int { -1 - Int(number) }

    init(ofCell identity: Int) {
        (category, kind) = (ElementCategory.cell.rawValue, .none)
        (self.identity, item) = (identity, 0)
    }

    init(_ placed: PlacedElement, _ sections: [ReferenceSection]) {
        let element = placed.element
        category = element.category.rawValue
        kind = element.kind
        if element.category == .placeholder {
            // As the cell of the item that takes its place.
            category = ElementCategory.cell.rawValue
            (identity, item) = (Self.identity(ofPlaceholder: element.indexPath.item), 0)
            return
        }
        if element.indexPath.section == IndexPath.noSection {
            identity = Self.identityOfLayout
            item = element.indexPath.item
            return
        }
        let section = sections[Int(element.indexPath.section)]
        identity =
            placed.isOfItem
            ? section.items[Int(element.indexPath.item)].identity : section.identity
        item = placed.isOfItem ? 0 : element.indexPath.item
    }
}

/// One element of the last display frame.
struct ShownElement {
    /// As the display frame told it.
    var pose: Pose
    let key: ElementKey
    /// What it is called since the last update; nil once it is not in the data.
    var element: Element?
    /// Whether an update ended its binding (C6, D6).
    var isBindingOver = false
    /// Where the layout has it; of one that is on its way out, where it goes.
    var target: Pose
    /// Whether it is seen on its way only: its target is outside the bounds.
    var isPassing = false
    /// Whether a part moved it, or its section, since the display frame (D8).
    var wasMoved = false
    /// Of one that is on its way out.
    var departure: Departure?
    var leftBehind = LeftBehind()
    /// For events: where it is, or was last in the data, the identity of its section, and the
    /// snapshot's identifier that it had when it was shown first.
    var lastElement = Element.none
    var isOld = false
    var section = ElementKey.identityOfLayout
    var identifier: UInt64?
    /// N1: what the display frame told of its state.
    var states: LayoutAttributes.Flags = []

    /// As the display frame told it, with its state.
    var told: Pose {
        var told = pose
        told.attributes.flags.formUnion(states)
        return told
    }

    var attributes: LayoutAttributes { pose.attributes }
    var reusableView: ReusableView { attributes.reusableView }
    var generation: UInt32 { attributes.generation }
    var flags: LayoutAttributes.Flags { attributes.flags }
    var isDisappearing: Bool { departure != nil }
}
