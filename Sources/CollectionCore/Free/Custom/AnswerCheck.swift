/// The check of the answers of a custom layout: rule B13 of docs/semantics.md.
struct AnswerCheck {
    let dataSource: DataSource
    let registry: Registry
    /// The metrics of sections that have no metrics of their own.
    let standard: SectionMetrics

    /// Returns why attributes are invalid; nil: they are valid. Valid attributes are made ready to
    /// be shown: a cell without a reuse identifier gets that of the data.
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

    /// Returns why an element is invalid; nil: it is valid.
    @inline(never)
    func reason(against element: Element) -> LayoutFault.Reason? {
        do throws(CollectionError) {
            try dataSource.checkPlace(of: element)
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
    /// Returns why the numbers or flags that a custom layout has answered are invalid; nil: they
    /// are valid.
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

    /// Returns attributes for an element that does not exist, in which only `element` counts.
    static func none(_ element: Element) -> LayoutAttributes {
        LayoutAttributes(
            element: element, reuseIdentifier: .standard, frame: .zero, zIndex: 0, flags: [])
    }
}
