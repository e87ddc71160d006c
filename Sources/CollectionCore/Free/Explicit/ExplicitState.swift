/// What a view knows of elements from the host. It stands apart from the view, which copies what it
/// holds often; one view alone has it.
final class ExplicitState: Carried {
    /// The attributes that layout passes use.
    var sets = ExplicitSets()
    /// The attributes that the host collects, which a commit puts in the place of `sets`.
    var open = ExplicitSets()
    var isOpen = false
    /// What the next display frame is to tell.
    private var diagnostics: [Diagnostic] = []

    /// More are not told of.
    private static let diagnosticsMaximum = 64

    var heldBytes: Int { sets.heldBytes + (isOpen ? open.heldBytes : 0) }

    /// Takes over what a call says; nothing fails once there is room.
    ///
    /// - Parameter heldBytes: The bytes of the whole view that count against the limit.
    /// - Throws: `limitExceeded`.
    func put(
        _ content: ExplicitContent, _ role: LayoutAttributesRole, heldBytes: Int, _ limits: Limits
    ) throws(CollectionError) {
        let added =
            isOpen ? open.bytes(adding: content, role) : sets.bytes(adding: content, role)
        let bytes = heldBytes + added
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        let count = (isOpen ? open.count(role) : sets.count(role)) + content.count
        if count > ExplicitElements.countMaximum {
            throw .limitExceeded(.items, value: count, maximum: ExplicitElements.countMaximum)
        }
        if isOpen { open.put(content, role) } else { sets.put(content, role) }
    }

    /// Forgets what was said of elements.
    ///
    /// - Parameter faults: Entries that name no element, ascending.
    func remove(
        _ elements: Span<Element>, except faults: [Int], _ data: DataSource
    ) throws(CollectionError) {
        var next = 0
        for index in elements.indices {
            if next < faults.count && faults[next] == index {
                next += 1
                continue
            }
            let element = elements[index]
            if element.isCell {
                remove(item: try data.itemIndex(of: element.indexPath))
            } else {
                remove(ViewEntry(element))
            }
        }
    }

    private func remove(item number: Int) {
        if isOpen { open.remove(item: number) } else { sets.remove(item: number) }
    }

    private func remove(_ view: ViewEntry) {
        if isOpen { open.remove(view) } else { sets.remove(view) }
    }

    func commit() {
        sets = open
        open = ExplicitSets()
        isOpen = false
    }

    func follow(_ change: DataChange) {
        guard let old = change.sectionsBefore else { return }
        sets.follow(change.plan, from: old, to: change.sections)
        if isOpen { open.follow(change.plan, from: old, to: change.sections) }
    }

    /// The host sets the attributes of other data anew.
    func follow(_ replacement: DataReplacement) -> Bool { false }

    /// Has the next display frame tell of entries that were left out.
    ///
    /// - Parameter elements: The elements that the entries are about; empty: items, one after
    ///   another.
    /// - Parameter firstNumber: The number of the first item among all items.
    func report(
        _ faults: [Int], of elements: Span<Element>, itemsFrom firstNumber: Int,
        _ sections: SumTree<SectionLeaf>
    ) {
        for index in faults {
            if diagnostics.count == Self.diagnosticsMaximum { return }
            let element: Element
            if elements.isEmpty {
                let number = firstNumber + index
                let section = sections.section(ofItem: number)
                element = .cell(
                    IndexPath(
                        section: UInt32(section.index), item: UInt32(number - section.firstItem)))
            } else {
                element = elements[index]
            }
            diagnostics.append(
                Diagnostic(
                    code: .droppedAttributes, element: element, size: .zero, otherSize: .zero))
        }
    }

    func moveDiagnostics(to frame: inout DisplayFrame) {
        if diagnostics.isEmpty { return }
        frame.diagnostics += diagnostics
        diagnostics = []
    }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        sets.brokenInvariant() ?? open.brokenInvariant()
    }
}
