/// What a view knows of elements from the host. It stands apart from the view, which copies what it
/// holds often; one view alone has it.
final class ExplicitState: PlanFollower {
    /// What is shown.
    var elements = ExplicitElements()
    /// What is being collected, to take the place of that.
    var open = ExplicitElements()
    var isOpen = false
    /// What the next display frame is to tell.
    private var diagnostics: [Diagnostic] = []

    /// More are not told of.
    private static let diagnosticsMaximum = 64

    var heldBytes: Int { elements.heldBytes + (isOpen ? open.heldBytes : 0) }

    /// What calls change now.
    var target: ExplicitElements { isOpen ? open : elements }

    func put(_ content: ExplicitContent) {
        if isOpen { open.put(content) } else { elements.put(content) }
    }

    func remove(item number: Int) {
        if isOpen { open.remove(item: number) } else { elements.remove(item: number) }
    }

    func remove(_ view: ViewEntry) {
        if isOpen { open.remove(view) } else { elements.remove(view) }
    }

    func commit() {
        elements = open
        open = ExplicitElements()
        isOpen = false
    }

    func follow(_ plan: UpdatePlan, _ change: DataChange) {
        guard let old = change.sectionsBefore else { return }
        elements.follow(plan, from: old, to: change.sections)
        if isOpen { open.follow(plan, from: old, to: change.sections) }
    }

    func report(_ element: Element) {
        if diagnostics.count == Self.diagnosticsMaximum { return }
        diagnostics.append(
            Diagnostic(code: .droppedAttributes, element: element, size: .zero, otherSize: .zero))
    }

    func moveDiagnostics(to frame: inout DisplayFrame) {
        if diagnostics.isEmpty { return }
        frame.diagnostics += diagnostics
        diagnostics = []
    }

    func brokenInvariant() -> StaticString? {
        elements.brokenInvariant() ?? open.brokenInvariant()
    }
}
