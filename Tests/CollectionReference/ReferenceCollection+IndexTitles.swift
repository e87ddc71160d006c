import CollectionCore
import CollectionWire

// V6.
extension ReferenceCollection {
    func setIndexTitles(_ asked: SetIndexTitles) throws(CollectionError) {
        for title in asked.list.titles {
            if title.text.isEmpty { throw .invalidArgument("text", .empty) }
            if title.text.count > 255 { throw .invalidArgument("text", .tooLong) }
            if String(validating: title.text, as: UTF8.self) == nil {
                throw .invalidArgument("text", .invalidUTF8)
            }
        }
        indexTitles = asked.list.titles
    }

    /// - Parameter replaced: By the number of a reloaded section, that of the one in its place
    ///   before.
    func followIndexTitles(from before: [ReferenceSection], _ replaced: [Int: Int]) {
        for number in indexTitles.indices where indexTitles[number].target == .indexPath {
            let path = indexTitles[number].indexPath
            if path.item != IndexPath.noItem || Int(path.section) >= before.count { continue }
            let old = before[Int(path.section)].identity
            let place = sections.firstIndex {
                $0.identity == old || replaced[$0.identity] == old
            }
            indexTitles[number].indexPath.section = place.map { UInt32($0) } ?? IndexPath.noSection
        }
    }

    func indexTitle(_ asked: GetIndexTitleAt) -> Outcome {
        let count = indexTitles.count
        if count == 0 { return .nothing }
        // Each title has a part of the bar.
        for number in 0..<count - 1
        where asked.position * Double(count) < Double(number + 1) * asked.length {
            return .number(number)
        }
        return .number(count - 1)
    }

    func scrollToIndexTitle(_ number: Int) throws(CollectionError) -> Outcome {
        if number >= indexTitles.count { throw .invalidArgument("number", .outOfRange) }
        if lead != nil || sequence == 0 || wasDataReplaced { return .flag(false) }
        for title in indexTitles[number...] {
            guard let path = place(of: title) else { continue }
            let offset =
                path.item == IndexPath.noItem
                ? try contentOffset(forSection: path.section, .start)
                : try contentOffset(for: path, [.start, .avoidPinned])
            if scroller.settings.isEnabled {
                moveScrollerAhead()
                scroller.set(offset: offset, isAnimated: false)
            } else {
                let asked = told(offset)
                queue(.wantedOffset, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
                    ($0.origin, $0.cause, $0.point) = (.program, cause, asked)
                }
            }
            tellNews()
            tellOffsets(at: inputTime_ns)
            let section = bench.shown?.sections[Int(path.section)]
            let identifier =
                path.item == IndexPath.noItem
                ? section?.identifier : section?.items[Int(path.item)].identifier
            queue(.didScrollToIndexTitle, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
                $0.origin = .program
                $0.element = .cell(path)
                if let identifier {
                    ($0.identifier, $0.flags) = (identifier, .hasIdentifier)
                }
                $0.value = UInt64(number)
            }
            return .flag(true)
        }
        return .flag(false)
    }

    private func place(of title: IndexTitle) -> IndexPath? {
        var path = title.indexPath
        switch title.target {
        case .indexPath: break
        case .item:
            guard let found = paths(ofItem: title.identifier).first else { return nil }
            path = found
        case .section:
            let found = bench.shown?.sectionIdentifiers.firstIndex(of: title.identifier)
            guard let found else { return nil }
            path = IndexPath(section: UInt32(found))
        }
        if Int(path.section) >= sections.count { return nil }
        let count = sections[Int(path.section)].items.count
        if path.item == IndexPath.noItem {
            return count == 0 && layoutNow().sectionSpans.isEmpty ? nil : path
        }
        return Int(path.item) < count ? path : nil
    }

    private func paths(ofItem identifier: UInt64) -> [IndexPath] {
        guard let shown = bench.shown else { return [] }
        return shown.sections.enumerated().flatMap { section, content in
            content.items.indices.filter { content.items[$0].identifier == identifier }
                .map { IndexPath(section: UInt32(section), item: UInt32($0)) }
        }
    }
}
