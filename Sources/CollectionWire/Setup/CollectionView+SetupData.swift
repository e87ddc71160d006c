import CollectionCore

// The data of set-ups: pushed where it has no identifiers, and else a snapshot.
extension CollectionView {
    mutating func push(
        _ sections: [SectionSetup], within limits: Limits
    ) throws(SetupFault) {
        for (index, section) in sections.enumerated() {
            if section.identifier != nil { throw .mixed(index) }
            if !section.items.isEmpty { throw .itemsOfNoSection(index) }
        }
        var builder = DataSourceBuilder(limits: limits)
        let metrics = try Self.checkedMetrics(of: sections, limits)
        do throws(CollectionError) { try builder.setMetrics(metrics) } catch {
            throw SetupFault("sections", error)
        }
        var metricsCount: UInt32 = 0
        for (index, section) in sections.enumerated() {
            if section.metrics != nil { metricsCount += 1 }
            let number: [1 of UInt32] = [section.metrics == nil ? 0 : metricsCount]
            let count: [1 of UInt32] = [section.itemCount]
            let content = section.content ?? ItemColumns()
            do throws(CollectionError) {
                try builder.append(
                    itemCounts: count.span, sectionMetrics: number.span,
                    widths: content.widths.span, heights: content.heights.span,
                    reuseIdentifiers: content.reuseIdentifiers.span, spans: content.spans.span,
                    options: content.sizesAreEstimates ? .sizesAreEstimates : [])
            } catch { throw SetupFault("sections[\(index)]", error) }
        }
        do throws(CollectionError) { try setDataSource(builder) } catch {
            throw SetupFault("sections", error)
        }
    }

    mutating func applySnapshot(
        of sections: [SectionSetup], within limits: Limits
    ) throws(SetupFault) {
        var snapshot = Snapshot(limits: limits)
        snapshot.duplicatePolicy = .error
        let metrics = try Self.checkedMetrics(of: sections, limits)
        do throws(CollectionError) { try snapshot.setMetrics(metrics) } catch {
            throw SetupFault("sections", error)
        }
        var metricsCount: UInt32 = 0
        var nextItem: UInt64 = 1
        for (index, section) in sections.enumerated() {
            guard let identifier = section.identifier else { throw .mixed(index) }
            if !section.items.isEmpty && section.itemCount != 0 { throw .countedTwice(index) }
            let end = nextItem + UInt64(section.itemCount)
            do throws(CollectionError) {
                try Self.check(section.count, limits)
                let items = section.items.isEmpty ? Array(nextItem..<end) : section.items
                nextItem = end
                _ = try snapshot.appendSections([identifier])
                let content = try section.content?.content(count: items.count, limits: limits)
                _ = try snapshot.appendItems(items, toSection: identifier, content: content)
                if section.metrics != nil {
                    metricsCount += 1
                    try snapshot.setSectionMetrics(metricsCount, ofSections: [identifier])
                }
            } catch { throw SetupFault("sections[\(index)]", error) }
        }
        do throws(CollectionError) {
            try applySnapshotUsingReloadData(snapshot, within: limits)
        } catch { throw SetupFault("sections", error) }
    }

    /// The metrics of those sections that have some.
    private static func checkedMetrics(
        of sections: [SectionSetup], _ limits: Limits
    ) throws(SetupFault) -> [SectionMetrics] {
        var all: [SectionMetrics] = []
        for (index, section) in sections.enumerated() {
            guard let metrics = section.metrics else { continue }
            var builder = DataSourceBuilder(limits: limits)
            do throws(CollectionError) { try builder.setMetrics([metrics]) } catch {
                throw SetupFault("sections[\(index)].metrics", error.withoutIndex)
            }
            all.append(metrics)
        }
        return all
    }

    /// Refuses more identifiers than there may be before any of them is made.
    private static func check(_ count: Int, _ limits: Limits) throws(CollectionError) {
        if count > limits.itemCount {
            throw .limitExceeded(.items, value: count, maximum: limits.itemCount)
        }
        let bytes = 8 * count
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
    }
}

extension CollectionError {
    /// The same error, where the path says which of several it is.
    fileprivate var withoutIndex: CollectionError {
        if case .invalidNumber(let argument, _, let fault, let detail) = self {
            return .invalidNumber(argument, fault, detail)
        }
        return self
    }
}

extension SetupFault {
    /// - Parameter section: The number of a section that differs from the first one.
    fileprivate static func mixed(_ section: Int) -> SetupFault {
        SetupFault(
            "sections[\(section)].identifier", .invalidArgument("identifier", .conflicting),
            "either all sections have an identifier, or none has")
    }

    fileprivate static func itemsOfNoSection(_ section: Int) -> SetupFault {
        SetupFault(
            "sections[\(section)].items", .invalidArgument("items", .conflicting),
            "identifiers of items go with an identifier of the section; 'itemCount' does without")
    }

    fileprivate static func countedTwice(_ section: Int) -> SetupFault {
        SetupFault(
            "sections[\(section)].itemCount", .invalidArgument("item_count", .conflicting),
            "'items' says how many items there are")
    }
}
