/// Where elements come from and go to in a transition, as layouts of the host's own say: rule B17
/// of docs/semantics.md.
final class TransitionAnswers {
    /// Ascending by element, as it is after the change.
    private var initials: [LayoutAttributes] = []
    /// By the view that shows the element; `generation` is that of its binding.
    private var finals: [LayoutAttributes] = []
    /// The matrices that both refer to.
    private var transforms: [Transform3D] = []

    /// Forgets where elements come from: another display frame asks for others.
    func forgetInitials() {
        initials = []
        if finals.isEmpty { transforms = [] }
    }

    /// - Precondition: Elements come ascending.
    func appendInitial(_ place: ElementPlace, of element: Element) {
        var attributes = place.attributes
        attributes.element = element
        attributes.transform = transforms.appendMatrix(place.transform)
        initials.append(attributes)
    }

    /// - Parameter shown: The element as it is on screen.
    func appendFinal(_ place: ElementPlace, of shown: LayoutAttributes) {
        var attributes = place.attributes
        attributes.reusableView = shown.reusableView
        attributes.generation = shown.generation
        attributes.transform = transforms.appendMatrix(place.transform)
        finals.append(attributes)
    }

    /// All finals are there.
    func sortFinals() {
        let order = SortedIdentifiers(finals.map { UInt64($0.reusableView.rawValue) })
        finals = order.entries.map { finals[Int($0.number)] }
    }

    /// Where an element comes from.
    func origin(of element: Element) -> PlacedAttributes? {
        let index = initials.partitioningIndex { !($0.element < element) }
        if index == initials.count || initials[index].element != element { return nil }
        return PlacedAttributes(initials[index], transforms.matrix(initials[index].transform))
    }

    /// Where an element goes that is on screen as `shown` says.
    ///
    /// - Parameter attributes: What else is said of it there.
    func final(
        of shown: LayoutAttributes, _ attributes: LayoutAttributes
    ) -> PlacedAttributes? {
        let view = shown.reusableView.rawValue
        let index = finals.partitioningIndex { $0.reusableView.rawValue >= view }
        if index == finals.count || finals[index].reusableView != shown.reusableView
            || finals[index].generation != shown.generation
        {
            return nil
        }
        var result = attributes
        result.frame = finals[index].frame
        result.alpha = finals[index].alpha
        result.zIndex = finals[index].zIndex
        return PlacedAttributes(result, transforms.matrix(finals[index].transform))
    }
}
