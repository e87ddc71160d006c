import CollectionCore

/// The stretches of an axis that W2 tells apart.
struct ReferenceStretches {
    typealias Stretch = (start: Double, end: Double)

    var shown: Stretch
    var asked: Stretch
    var kept: Stretch

    init(_ shown: Stretch, extent: Double, _ motion: ReferencePrefetchMotion) {
        self.shown = shown
        asked = motion.asked(shown.start, shown.end, extent: extent)
        kept = (asked.start - 0.5 * extent, asked.end + 0.5 * extent)
    }
}

/// What has no length also counts at both edges.
func overlap(_ one: ReferenceStretches.Stretch, _ other: ReferenceStretches.Stretch) -> Bool {
    one.start == one.end
        ? other.start <= one.start && one.start <= other.end
        : one.start < other.end && other.start < one.end
}

/// How far away something is that is not shown.
func apart(_ one: ReferenceStretches.Stretch, _ shown: ReferenceStretches.Stretch) -> Double {
    if one.start > shown.end { return one.start - shown.end }
    return one.end < shown.start ? shown.start - one.end : 0
}

/// W5: a section that scrolls across and has a window of its own.
struct ReferencePrefetchRow {
    var section: UInt32
    /// Where it is seen along the main axis.
    var along: ReferenceStretches.Stretch
    /// Across, where all items are as while the section is at its start.
    var across: ReferenceStretches
    var items: [IndexPath: ReferenceCollection.FoundItem]

    /// As far as both the view and the section have to scroll.
    func distance(_ path: IndexPath, _ view: ReferenceStretches) -> Double {
        guard let item = items[path] else { return .infinity }
        return apart(along, view.shown) + apart(item.span, across.shown)
    }
}

extension ReferenceCollection {
    func noteScrolled(section identity: Int, by distance: Double) {
        if prefetches { ahead.scrolled[identity, default: 0] += distance }
    }

    /// The stretches along the main axis.
    var stretches: ReferenceStretches {
        let directions = Directions(layout)
        return ReferenceStretches(
            directions.main(bounds), extent: directions.main(bounds.size), ahead.motion)
    }

    /// The numbers of sections that have windows of their own.
    public var sectionsWithWindows: [UInt32] {
        sections.indices.filter { ahead.rows[sections[$0].identity] != nil }.map { UInt32($0) }
    }

    /// W5: only sections near the bounds move.
    func moveRows(after before: ReferencePrefetchMotion, at time_ns: UInt64) {
        let scrolled = ahead.scrolled
        var rows: [Int: ReferencePrefetchMotion] = [:]
        for (number, section) in sections.enumerated() where prefetches {
            let distance = scrolled[section.identity] ?? 0
            let known = ahead.rows[section.identity]
            if known == nil && abs(distance) <= 0.001 { continue }
            guard var motion = known ?? before.ofSection, let rule = layoutNow().rules[number],
                rule.container > 0, let viewport = viewport(ofSection: number),
                overlap(Directions(layout).main(viewport), stretches.kept)
            else { continue }
            motion.move(
                by: isMirroredAcross ? -distance : distance, extent: rule.container,
                isVertical: !Directions(layout).isVertical, at: time_ns)
            rows[section.identity] = motion
        }
        (ahead.rows, ahead.scrolled) = (rows, [:])
    }

    private var isMirroredAcross: Bool {
        Directions(layout).isVertical && layout.isMirrored(in: environment)
    }

    private func viewport(ofSection number: Int) -> Rect? {
        try? scrolling(ofSection: UInt32(number)).viewport
    }

    func row(ofPrefetching number: Int) -> ReferencePrefetchRow? {
        let section = UInt32(number)
        guard let motion = ahead.rows[sections[number].identity],
            let rule = layoutNow().rules[number], let viewport = viewport(ofSection: number)
        else { return nil }
        let directions = Directions(layout)
        let (start, end) = directions.cross(viewport)
        let scrolled = offset(ofSection: section)
        let offset = isMirroredAcross ? -scrolled : scrolled
        var presentation = presentation(layoutNow())
        presentation.offsets = [:]
        var items: [IndexPath: FoundItem] = [:]
        for element in layoutNow().elements
        where element.element.category == .cell && element.element.indexPath.section == section {
            items[element.element.indexPath] = found(
                element, directions.cross(presentation.pose(of: element).box))
        }
        return ReferencePrefetchRow(
            section: section, along: directions.main(viewport),
            across: ReferenceStretches(
                (start + offset, end + offset), extent: rule.container, motion),
            items: items)
    }
}
