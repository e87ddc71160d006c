/// The reusable views of a collection view: those that are bound to an element, and those that are
/// free.
///
/// Free views are kept in one stack for each category, kind and reuse identifier. The view that was
/// released last is reused first.
struct ReusePool {
    /// The binding of each reusable view; entry i belongs to view i.
    private var bindings: [Binding] = []
    /// The free views of the standard reuse identifier: one stack for each category of each kind.
    private var standardStacks: [[UInt32]] = []
    /// The free views of registered reuse identifiers, one stack for each identifier. An identifier
    /// belongs to one category and kind.
    private var registeredStacks: [[UInt32]] = []
    /// The views that stay bound to elements that are not visible.
    var standby = StandbyViews()

    private struct Binding {
        var element: Element
        var generation: UInt32
        var isBound: Bool
        /// Whether content that was loaded for this generation still belongs in the view: false
        /// after an update has changed or removed the displayed element. Rule C6 of
        /// docs/semantics.md.
        var isCurrent: Bool
        /// Whether the element is still in the data.
        var isInData: Bool

        mutating func follow(to element: Element, isCurrent: Bool) {
            self.element = element
            if !isCurrent { self.isCurrent = false }
        }
    }

    /// The bytes of memory. The free views of all stacks together are at most all views; a stack
    /// has room for at most twice as many as it has had.
    ///
    /// - Complexity: O(1)
    var heldBytes: Int {
        bindings.heldBytes + standby.heldBytes + standardStacks.heldBytes
            + registeredStacks.heldBytes + 2 * bindings.count * MemoryLayout<UInt32>.stride
    }

    /// Returns a reusable view for the element: its view on standby, a free view or a new view.
    /// Also returns the generation of the binding.
    mutating func take(
        for element: Element, _ identifier: ReuseIdentifier
    ) -> (view: ReusableView, generation: UInt32) {
        if standby.count > 0, let kept = standby.take(element, identifier) {
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

    /// Binds a view again to its own element, because the content of the element has changed.
    /// Returns the new generation.
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

    /// Notes the new index path that an update has given the element of a view.
    mutating func follow(_ view: ReusableView, to element: Element, isCurrent: Bool) {
        bindings[Int(view.rawValue)].follow(to: element, isCurrent: isCurrent)
    }

    /// Notes that an update has removed the element of a view from the data. The view still
    /// displays the element.
    mutating func endBinding(_ view: ReusableView) {
        bindings[Int(view.rawValue)].isCurrent = false
        bindings[Int(view.rawValue)].isInData = false
    }

    /// Releases the view of an element that is not visible any more: the view goes on standby, or
    /// is free.
    mutating func release(_ view: ReusableView, _ identifier: ReuseIdentifier) {
        let binding = bindings[Int(view.rawValue)]
        if binding.isInData && standby.keeps(binding.element) {
            standby.hasNew = true
            standby.append(
                StandbyView(
                    view: view, identifier: identifier, element: binding.element,
                    isReconfigured: !binding.isCurrent, wasShown: true))
            return
        }
        free(view, identifier)
    }

    /// Makes a view free for another element.
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

    /// The element of the view, if the view still has this generation and the content of the
    /// element has not changed since the binding; otherwise nil.
    func element(for view: ReusableView, generation: UInt32) -> Element? {
        isBound(view) && bindings[Int(view.rawValue)].generation == generation
            && bindings[Int(view.rawValue)].isCurrent
            ? bindings[Int(view.rawValue)].element : nil
    }

    func element(for view: ReusableView) -> Element? {
        isBound(view) && bindings[Int(view.rawValue)].isInData
            ? bindings[Int(view.rawValue)].element : nil
    }

    /// The index in `standardStacks`. Placeholders use the views of cells.
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
