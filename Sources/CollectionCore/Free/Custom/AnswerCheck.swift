/// The check of the answers of a custom layout: rule B13 of docs/semantics.md.
struct AnswerCheck {
    let dataSource: DataSource
    let registry: Registry
    /// The metrics of sections that have no metrics of their own.
    let standard: SectionMetrics

    /// Returns what is wrong with attributes; nil: they are valid. Valid attributes are made ready
    /// to be shown: a cell without a reuse identifier gets that of the data.
    func fault(
        of attributes: inout LayoutAttributes, _ transform: Transform3D
    ) -> LayoutFault? {
        let element = attributes.element
        if let fault = fault(of: element) { return fault }
        if let fault = attributes.faultOfNumbers(transform, of: element) { return fault }
        do throws(CollectionError) {
            if element.isCell && attributes.reuseIdentifier == .standard {
                attributes.reuseIdentifier = try dataSource.reuseIdentifier(
                    at: element.indexPath, standard: standard)
            }
            try registry.check(
                attributes.reuseIdentifier, category: element.category, kind: element.kind)
        } catch {
            return LayoutFault(.unregistered, element, because: error)
        }
        attributes.reusableView = .none
        attributes.generation = 0
        return nil
    }

    /// Returns what is wrong with an element; nil: it is valid.
    @inline(never)
    func fault(of element: Element) -> LayoutFault? {
        do throws(CollectionError) {
            try dataSource.checkPlace(of: element)
        } catch {
            return LayoutFault(.missingIndexPath, element, because: error)
        }
        do throws(CollectionError) {
            try registry.check(element.kind, of: element.category)
        } catch {
            return LayoutFault(.unregistered, element, because: error)
        }
        return nil
    }
}

extension LayoutAttributes {
    /// Returns what is wrong with the numbers or flags that a custom layout has answered; nil: they
    /// are valid.
    ///
    /// - Parameter element: The element that the layout was asked for.
    func faultOfNumbers(_ transform: Transform3D, of element: Element) -> LayoutFault? {
        do throws(CollectionError) {
            let host: Flags = [.isHidden, .isEstimated]
            if !flags.isSubset(of: host) {
                throw .unknownBits("flags", UInt64(flags.rawValue), known: UInt64(host.rawValue))
            }
            try Length.validate(alpha, "alpha", 0, 1)
            try frame.validate("frame")
            if transform.isIdentity { return nil }
            for index in 0..<16 {
                try Point.validate(transform.elements[index], "transform", index: index)
            }
        } catch {
            return LayoutFault(.invalidNumber, element, because: error)
        }
        return nil
    }

    /// Returns attributes for an element that does not exist, in which only `element` counts.
    static func none(_ element: Element) -> LayoutAttributes {
        LayoutAttributes(
            element: element, reuseIdentifier: .standard, frame: .zero, zIndex: 0, flags: [])
    }
}
