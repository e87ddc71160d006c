import CollectionCore

/// Views that show nothing now, last in first out, and the bindings of all (C2, C3, C6).
struct ReusePool {
    private var free: [Class: [ReusableView]] = [:]
    private var generations: [UInt32] = []

    private struct Class: Hashable {
        var category: UInt32
        var kind: ElementKind
        var reuseIdentifier: ReuseIdentifier

        init(_ attributes: LayoutAttributes) {
            // O16.
            let isPlaceholder = attributes.element.category == .placeholder
            category = (isPlaceholder ? .cell : attributes.element.category).rawValue
            kind = attributes.element.kind
            reuseIdentifier = attributes.reuseIdentifier
        }
    }

    mutating func release(_ attributes: LayoutAttributes) {
        free[Class(attributes), default: []].append(attributes.reusableView)
    }

    mutating func bind(_ attributes: inout LayoutAttributes) {
        let view: ReusableView
        if let pooled = free[Class(attributes)]?.popLast() {
            view = pooled
        } else {
            view = ReusableView(rawValue: UInt32(generations.count))
            generations.append(0)
        }
        attributes.reusableView = view
        bindAnew(&attributes)
    }

    /// The same view, for what it shows already or did not show before.
    mutating func bindAnew(_ attributes: inout LayoutAttributes) {
        let view = Int(attributes.reusableView.rawValue)
        generations[view] += 1
        attributes.generation = generations[view]
    }
}
