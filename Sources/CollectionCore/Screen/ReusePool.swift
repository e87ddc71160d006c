/// The reusable views of a collection view: which show an element, and which wait.
///
/// Views wait in one stack for each category, kind and reuse identifier, and the last one that
/// was released is taken first.
struct ReusePool {
    /// Entry i belongs to view i.
    private var bindings: [Binding] = []
    /// Of the standard reuse identifier: one stack for each category of each kind.
    private var standardStacks: [[UInt32]] = []
    /// Of registered identifiers, which belong to one category and kind each.
    private var registeredStacks: [[UInt32]] = []
    /// The views that stay bound to elements which the screen does not show.
    var standby = StandbyViews()

    private struct Binding {
        var element: Element
        var generation: UInt32
        var isBound: Bool
        /// Whether what was loaded for this generation still belongs in the view: not if an update
        /// has changed or taken away what it shows. Rule C6 of docs/semantics.md.
        var isCurrent: Bool
        /// Whether what it shows is still in the data.
        var isInData: Bool

        mutating func follow(to element: Element, isCurrent: Bool) {
            self.element = element
            if !isCurrent { self.isCurrent = false }
        }
    }

    /// A view for the element: a waiting one, or a new one.
    mutating func take(
        for element: Element, _ identifier: ReuseIdentifier
    ) -> (view: ReusableView, generation: UInt32) {
        if !standby.views.isEmpty, let kept = standby.take(element, identifier) {
            let index = Int(kept.view.rawValue)
            return (
                kept.view,
                kept.isReconfigured ? bind(index, to: element) : bindings[index].generation
            )
        }
        let view: UInt32
        if let waiting = popWaiting(element, identifier) {
            view = waiting
        } else {
            view = UInt32(bindings.count)
            bindings.append(
                Binding(
                    element: element, generation: 0, isBound: false, isCurrent: false,
                    isInData: false))
        }
        return (ReusableView(rawValue: view), bind(Int(view), to: element))
    }

    /// Binds a view to the element that it shows anew: its content has changed.
    mutating func renew(_ view: ReusableView) -> UInt32 {
        let index = Int(view.rawValue)
        return bind(index, to: bindings[index].element)
    }

    private mutating func bind(_ index: Int, to element: Element) -> UInt32 {
        bindings[index].element = element
        bindings[index].isBound = true
        bindings[index].isCurrent = true
        bindings[index].isInData = true
        bindings[index].generation &+= 1
        return bindings[index].generation
    }

    /// An update has given what the view shows another index path.
    mutating func follow(_ view: ReusableView, to element: Element, isCurrent: Bool) {
        bindings[Int(view.rawValue)].follow(to: element, isCurrent: isCurrent)
    }

    /// An update has taken what the view shows out of the data. It shows it still.
    mutating func endBinding(_ view: ReusableView) {
        bindings[Int(view.rawValue)].isCurrent = false
        bindings[Int(view.rawValue)].isInData = false
    }

    /// Releases the view of an element that leaves the screen.
    mutating func release(_ view: ReusableView, _ identifier: ReuseIdentifier) {
        let binding = bindings[Int(view.rawValue)]
        if binding.isInData && standby.keeps(binding.element) {
            standby.hasNew = true
            standby.views.append(
                StandbyView(
                    view: view, identifier: identifier, element: binding.element,
                    isReconfigured: !binding.isCurrent, wasShown: true))
            return
        }
        free(view, identifier)
    }

    /// Has a view wait for another element.
    mutating func free(_ view: ReusableView, _ identifier: ReuseIdentifier) {
        let index = Int(view.rawValue)
        bindings[index].isBound = false
        if identifier == .standard {
            standardStacks[Self.standardIndex(bindings[index].element)].append(view.rawValue)
        } else {
            registeredStacks[Int(identifier.rawValue)].append(view.rawValue)
        }
    }

    func generation(of view: ReusableView) -> UInt32 { bindings[Int(view.rawValue)].generation }

    func isBound(_ view: ReusableView) -> Bool {
        Int(view.rawValue) < bindings.count && bindings[Int(view.rawValue)].isBound
    }

    /// The element that the view shows, if it still has this generation, and the content is as it
    /// was then.
    func element(for view: ReusableView, generation: UInt32) -> Element? {
        isBound(view) && bindings[Int(view.rawValue)].generation == generation
            && bindings[Int(view.rawValue)].isCurrent
            ? bindings[Int(view.rawValue)].element : nil
    }

    func element(for view: ReusableView) -> Element? {
        isBound(view) && bindings[Int(view.rawValue)].isInData
            ? bindings[Int(view.rawValue)].element : nil
    }

    /// Placeholders have views of cells.
    private static func standardIndex(_ element: Element) -> Int {
        element.category == .placeholder
            ? 0 : Int(element.kind.rawValue) * 3 + Int(element.category.rawValue)
    }

    private mutating func popWaiting(
        _ element: Element, _ identifier: ReuseIdentifier
    ) -> UInt32? {
        if identifier == .standard {
            let index = Self.standardIndex(element)
            while standardStacks.count <= index { standardStacks.append([]) }
            return standardStacks[index].popLast()
        }
        let index = Int(identifier.rawValue)
        while registeredStacks.count <= index { registeredStacks.append([]) }
        return registeredStacks[index].popLast()
    }
}
