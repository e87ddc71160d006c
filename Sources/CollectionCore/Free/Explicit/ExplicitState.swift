/// What a view knows of elements from the host. It stands apart from the view, which copies what it
/// holds often; one view alone has it.
final class ExplicitState: Carried {
    /// The attributes that layout passes use.
    var sets = ExplicitSets()
    /// The attributes that the host collects since a begin; a commit replaces `sets` by them.
    var open = ExplicitSets()
    var isOpen = false
    /// The diagnostics for the next display frame.
    private var diagnostics: [Diagnostic] = []

    /// The greatest number of diagnostics for one display frame; further ones are dropped.
    private static let diagnosticsMaximum = 64

    var heldBytes: Int { sets.heldBytes + (isOpen ? open.heldBytes : 0) }

    /// Stores the content of a call. Nothing fails once the limits are checked.
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

    /// Removes the attributes of elements, in all roles.
    ///
    /// - Parameter faults: The indices of entries that name no element, ascending; they are
    ///   skipped.
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

    var needsSectionsBefore: UpdatesWithSections { .all }

    func follow(_ change: DataChange) {
        guard let old = change.sectionsBefore else { return }
        sets.follow(change.plan, from: old, to: change.sections)
        if isOpen { open.follow(change.plan, from: old, to: change.sections) }
    }

    /// The host sets the attributes of other data anew.
    func follow(_ replacement: DataReplacement) -> Bool { false }

    /// Adds diagnostics about entries that were left out, for the next display frame.
    ///
    /// - Parameter elements: The elements of the entries; empty: the entries are about consecutive
    ///   items.
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
