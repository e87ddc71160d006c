/// What an answer of the host's layout is held against: rule B13 of docs/semantics.md.
struct AnswerCheck {
    let dataSource: DataSource
    let registry: Registry
    /// Of sections that have no metrics of their own.
    let standard: SectionMetrics

    /// What is wrong with attributes; nil: nothing. They are made ready to be shown: a cell without
    /// a reuse identifier gets that of the data.
    func reason(
        against attributes: inout LayoutAttributes, _ transform: Transform3D
    ) -> LayoutFault.Reason? {
        if let reason = reason(against: attributes.element) { return reason }
        if let reason = attributes.reasonOfNumbers(transform) { return reason }
        do throws(CollectionError) {
            let element = attributes.element
            if element.isCell && attributes.reuseIdentifier == .standard {
                attributes.reuseIdentifier = try dataSource.reuseIdentifier(
                    at: element.indexPath, standard: standard)
            }
            try registry.check(
                attributes.reuseIdentifier, category: element.category, kind: element.kind)
        } catch {
            return .unregistered
        }
        attributes.reusableView = .none
        attributes.generation = 0
        return nil
    }

    /// The same for which element it is. A supplementary or decoration view may have the index path
    /// of an item, or item 0 of its section.
    @inline(never)
    func reason(against element: Element) -> LayoutFault.Reason? {
        do throws(CollectionError) {
            let path = element.indexPath
            if element.isCell || path.item > 0 {
                _ = try dataSource.itemIndex(of: path)
            } else {
                _ = try dataSource.itemRange(ofSection: path.section)
            }
        } catch {
            return .missingIndexPath
        }
        do throws(CollectionError) {
            try registry.check(element.kind, of: element.category)
        } catch {
            return .unregistered
        }
        return nil
    }
}

extension LayoutAttributes {
    /// What is wrong with the numbers that a host's layout has given.
    func reasonOfNumbers(_ transform: Transform3D) -> LayoutFault.Reason? {
        let host: Flags = [.isHidden, .isEstimated]
        if !flags.isSubset(of: host) || !(alpha >= 0 && alpha <= 1) { return .invalidNumber }
        do throws(CollectionError) {
            try frame.validate("layout")
            if transform.isIdentity { return nil }
            for index in 0..<16 {
                try Point.validate(transform.elements[index], "layout", index: index)
            }
        } catch {
            return .invalidNumber
        }
        return nil
    }

    /// That an element does not exist.
    static func none(_ element: Element) -> LayoutAttributes {
        LayoutAttributes(
            element: element, reuseIdentifier: .standard, frame: .zero, zIndex: 0, flags: [])
    }
}
