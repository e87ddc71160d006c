/// The initial and final attributes that custom layouts have answered for a transition: rule B17 of
/// docs/semantics.md.
final class TransitionAnswers {
    /// The initial attributes, ascending by element as identified after the change.
    private var initials: [LayoutAttributes] = []
    /// The final attributes, ascending by the reusable view that shows the element. `generation` is
    /// that of the view's binding.
    private var finals: [LayoutAttributes] = []
    /// The matrices that `initials` and `finals` refer to.
    private var transforms: [Transform3D] = []

    /// Removes all initial attributes, because each display frame asks for its own.
    func forgetInitials() {
        initials = []
        if finals.isEmpty { transforms = [] }
    }

    /// - Precondition: Elements are appended in ascending order.
    func appendInitial(_ place: ElementPlace, of element: Element) {
        var attributes = place.attributes
        attributes.element = element
        attributes.transform = transforms.appendMatrix(place.transform)
        initials.append(attributes)
    }

    /// - Parameter shown: The element's attributes on screen.
    func appendFinal(_ place: ElementPlace, of shown: LayoutAttributes) {
        var attributes = place.attributes
        attributes.reusableView = shown.reusableView
        attributes.generation = shown.generation
        attributes.transform = transforms.appendMatrix(place.transform)
        finals.append(attributes)
    }

    /// Sorts the final attributes by reusable view, once all of them are appended.
    func sortFinals() {
        let order = SortedIdentifiers(finals.map { UInt64($0.reusableView.rawValue) })
        finals = order.entries.map { finals[Int($0.number)] }
    }

    /// Returns the initial attributes of an element; nil: a custom layout answered none.
    func origin(of element: Element) -> PlacedAttributes? {
        let index = initials.partitioningIndex { !($0.element < element) }
        if index == initials.count || initials[index].element != element { return nil }
        return PlacedAttributes(initials[index], in: transforms)
    }

    /// Returns the final attributes of an element on screen that leaves with the transition; nil: a
    /// custom layout answered none, or the element stayed as the transition began.
    ///
    /// - Parameter begins: Whether the transition begins with this display frame: the element
    ///   leaves with it.
    /// - Parameter shown: The element's attributes on screen.
    /// - Parameter attributes: The source of all attributes except frame, alpha, z-index and
    ///   transform.
    func final(
        of shown: LayoutAttributes, begins: Bool, _ attributes: LayoutAttributes
    ) -> PlacedAttributes? {
        let view = shown.reusableView.rawValue
        let index = finals.partitioningIndex { $0.reusableView.rawValue >= view }
        if index == finals.count || finals[index].reusableView != shown.reusableView
            || finals[index].generation != shown.generation
        {
            return nil
        }
        if begins { finals[index].flags.insert(.isDisappearing) }
        if !finals[index].flags.contains(.isDisappearing) { return nil }
        var result = attributes
        result.frame = finals[index].frame
        result.alpha = finals[index].alpha
        result.zIndex = finals[index].zIndex
        return PlacedAttributes(result, transforms.matrix(finals[index].transform))
    }
}
