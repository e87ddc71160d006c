/// The cells and supplementary views that the last display frame has shown, for the events that
/// tell of the difference to the next one: rules V3 to V5 of docs/semantics.md.
///
/// They are kept only while the host asks for such events.
struct DisplayedElements: PlanFollower {
    /// Entry i belongs to reusable view i.
    private var entries: [DisplayedElement] = []
    var sections = DisplayedSections()
    /// Those that the display frame does not show any more, in the order of the one before, and
    /// those that it shows first, in its own order.
    private(set) var ended: [DisplayedElement] = []
    private(set) var appeared: [DisplayedElement] = []
    /// Counts what may take sections out of the data.
    private var changeCount: UInt64 = 0
    /// Whether elements may have gone to other sections since the last display frame.
    private var isFollowed = false

    /// Begins with what the last display frame has shown, of which no event tells.
    mutating func begin(_ visible: VisibleElements, isReloaded: Bool, of snapshot: Snapshot?) {
        for index in visible.elements.indices {
            let attributes = visible.elements[index]
            if attributes.element.category == .decoration { continue }
            let fate = visible.fate(index)
            var entry = DisplayedElement(attributes)
            entry.stand(at: visible.followedElement(index))
            entry.isOld = isReloaded || fate.contains(.isGone)
            entry.isReconfigured = fate.contains(.isReconfigured)
            entry.findIdentifier(in: snapshot)
            put(entry)
        }
        if isReloaded { noteReplacedData() }
        sections.step(to: entries, of: snapshot)
    }

    /// Notes that the data was replaced: what is shown is of the old data.
    mutating func noteReplacedData() {
        changeCount += 1
        for index in entries.indices where entries[index].isShown {
            entries[index].isOld = true
            entries[index].section.end(with: changeCount)
        }
        sections.noteReplacedData(changeCount)
    }

    mutating func follow(_ plan: UpdatePlan, _ change: DataChange) {
        changeCount += 1
        isFollowed = true
        var way = plan.way(ofSection: IndexPath.noSection)
        for index in entries.indices where entries[index].isShown {
            if entries[index].isOld {
                entries[index].section.follow(plan, changeCount)
                continue
            }
            let element = entries[index].element
            if element.indexPath.section != way.section {
                way = plan.way(ofSection: element.indexPath.section)
            }
            let (now, fate) = plan.follow(element, way, change.ownership)
            if fate.contains(.isGone) {
                entries[index].isOld = true
                entries[index].section.follow(plan, changeCount)
            } else {
                entries[index].stand(at: now)
            }
            if fate.contains(.isReconfigured) && !entries[index].isDisappearing {
                entries[index].isReconfigured = true
            }
        }
        sections.follow(plan, changeCount)
    }

    /// Finds what a display frame shows first, and what it does not show any more.
    ///
    /// - Returns: Whether there may be events.
    mutating func step(to frame: borrowing DisplayFrame, of snapshot: Snapshot?) -> Bool {
        ended.removeAll(keepingCapacity: true)
        appeared.removeAll(keepingCapacity: true)
        for view in frame.removedViews { end(view) }
        for attributes in frame.elements where attributes.element.category != .decoration {
            if stays(attributes) { continue }
            end(attributes.reusableView)
            var entry = DisplayedElement(attributes)
            entry.findIdentifier(in: snapshot)
            put(entry)
            appeared.append(entry)
        }
        if ended.isEmpty && appeared.isEmpty && !isFollowed { return false }
        ended.sortAscending()
        isFollowed = false
        return true
    }

    /// Finds the sections of which the display frame shows something first, or nothing any more.
    mutating func stepSections(of snapshot: Snapshot?) { sections.step(to: entries, of: snapshot) }

    /// Returns whether a view shows what it showed before, and notes how it is shown now.
    private mutating func stays(_ attributes: LayoutAttributes) -> Bool {
        let index = Int(attributes.reusableView.rawValue)
        if index >= entries.count || !entries[index].isShown { return false }
        if entries[index].generation != attributes.generation {
            if !entries[index].isReconfigured || entries[index].isOld
                || entries[index].element != attributes.element
            {
                return false
            }
            entries[index].generation = attributes.generation
        }
        entries[index].isReconfigured = false
        entries[index].noteShown(attributes)
        return true
    }

    private mutating func end(_ view: ReusableView) {
        let index = Int(view.rawValue)
        if index >= entries.count || !entries[index].isShown { return }
        ended.append(entries[index])
        entries[index].generation = 0
    }

    private mutating func put(_ entry: DisplayedElement) {
        let index = Int(entry.view.rawValue)
        while entries.count <= index { entries.append(DisplayedElement()) }
        entries[index] = entry
    }
}

/// A cell or a supplementary view that the last display frame has shown.
struct DisplayedElement {
    let view: ReusableView
    /// Of the view's binding; 0: the view shows nothing.
    var generation: UInt32
    /// As in the last display frame.
    private var shown: Element
    private var zIndex: Int32
    private(set) var isDisappearing = false
    /// Where it is by now, or, once it has left the data, where it was last.
    private(set) var element: Element
    var section: SectionIdentity
    var isOld: Bool
    /// Whether an update wants the view to be configured anew: its generation changes.
    var isReconfigured = false
    private(set) var identifier: UInt64?

    var isShown: Bool { generation != 0 }

    init() {
        view = .none
        generation = 0
        (shown, element) = (.none, .none)
        zIndex = 0
        section = SectionIdentity(number: IndexPath.noSection)
        isOld = false
    }

    init(_ attributes: LayoutAttributes) {
        view = attributes.reusableView
        generation = attributes.generation
        (shown, element) = (attributes.element, attributes.element)
        zIndex = attributes.zIndex
        section = SectionIdentity(number: attributes.element.indexPath.section)
        isOld = attributes.flags.contains(.isDisappearing)
        noteShown(attributes)
    }

    mutating func noteShown(_ attributes: LayoutAttributes) {
        shown = attributes.element
        zIndex = attributes.zIndex
        isDisappearing = attributes.flags.contains(.isDisappearing)
    }

    mutating func stand(at element: Element) {
        self.element = element
        section = SectionIdentity(number: element.indexPath.section)
    }

    /// Finds the identifier of a cell's item, or of another element's section.
    mutating func findIdentifier(in snapshot: Snapshot?) {
        guard let snapshot, !isOld else { return }
        identifier =
            element.isCell
            ? snapshot.itemIdentifier(at: element.indexPath)
            : snapshot.sectionIdentifier(at: Int(element.indexPath.section))
    }
}

extension DisplayedElement: Comparable {
    /// In the order in which the last display frame has them painted.
    static func < (left: Self, right: Self) -> Bool {
        if left.zIndex != right.zIndex { return left.zIndex < right.zIndex }
        if left.shown != right.shown { return left.shown < right.shown }
        if left.isDisappearing != right.isDisappearing { return left.isDisappearing }
        return left.view.rawValue < right.view.rawValue
    }

    static func == (left: Self, right: Self) -> Bool { left.view == right.view }
}
