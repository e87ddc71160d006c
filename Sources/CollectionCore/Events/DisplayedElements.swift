/// The cells and supplementary views of the last display frame, for the events about the
/// difference to the next display frame: rules V3 to V5 of docs/semantics.md.
///
/// A view keeps them only while the host asks for such events.
struct DisplayedElements: Carried {
    /// Entry i belongs to reusable view i.
    private var entries: [DisplayedElement] = []
    var sections = DisplayedSections()
    /// The elements that the previous display frame displayed and the current one does not, in the
    /// order of the previous display frame.
    private(set) var ended = RefilledList<DisplayedElement>()
    /// The reusable views of the elements that the current display frame displays and the previous
    /// one did not, in the order of the current display frame.
    private var appeared = RefilledList<ReusableView>()
    /// The number of updates and replacements of the data so far: each may have removed sections.
    private var changeCount: UInt64 = 0
    /// Whether an update since the last display frame may have moved elements to other sections.
    private var isFollowed = false

    var heldBytes: Int {
        entries.heldBytes + ended.storage.heldBytes + appeared.storage.heldBytes
    }

    /// Begins with the elements of the last display frame, for which no `willDisplay` event is
    /// queued.
    ///
    /// - Parameter isReloaded: Whether the data was replaced after the last display frame.
    mutating func begin(_ visible: VisibleElements, isReloaded: Bool, of snapshot: Snapshot?) {
        for index in visible.elements.indices {
            let attributes = visible.elements[index]
            if !attributes.element.category.hasDisplayEvents { continue }
            let fate = visible.fate(index)
            var entry = DisplayedElement(attributes)
            entry.stand(at: visible.followedElement(index))
            entry.isOld = isReloaded || fate.contains(.isGone)
            entry.isReconfigured = fate.contains(.isReconfigured)
            entry.findIdentifier(in: snapshot)
            put(entry)
        }
        if isReloaded { noteReplacedData() }
        countSections(of: snapshot)
    }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        noteReplacedData()
        return true
    }

    /// Has the elements on screen be those of the old data.
    private mutating func noteReplacedData() {
        changeCount += 1
        for index in entries.indices where entries[index].isShown {
            entries[index].isOld = true
            entries[index].section.end(with: changeCount)
        }
        sections.noteReplacedData(changeCount)
    }

    mutating func follow(_ change: DataChange) {
        changeCount += 1
        isFollowed = true
        var way = change.plan.way(ofSection: IndexPath.noSection)
        for index in entries.indices where entries[index].isShown {
            if entries[index].isOld {
                entries[index].section.follow(change.plan, changeCount)
                continue
            }
            let element = entries[index].element
            if element.indexPath.section != way.section {
                way = change.plan.way(ofSection: element.indexPath.section)
            }
            let (now, fate) = change.plan.follow(element, way, change.ownership)
            if fate.contains(.isGone) {
                entries[index].isOld = true
                entries[index].section.follow(change.plan, changeCount)
            } else {
                entries[index].stand(at: now)
            }
            if fate.contains(.isReconfigured) && !entries[index].isDisappearing {
                entries[index].isReconfigured = true
            }
        }
        sections.follow(change.plan, changeCount)
    }

    /// Finds the elements that the current display frame displays and the previous one did not, and
    /// the elements that have ended.
    ///
    /// - Returns: Whether there may be events.
    mutating func step(
        to elements: [LayoutAttributes], removing removedViews: [ReusableView]
    ) -> Bool {
        ended.removeAll()
        appeared.removeAll()
        for view in removedViews { end(view) }
        for attributes in elements {
            if !attributes.element.category.hasDisplayEvents {
                // A placeholder may use the reusable view that displayed a cell.
                end(attributes.reusableView)
                continue
            }
            if stays(attributes) { continue }
            end(attributes.reusableView)
            if !attributes.flags.isDisjoint(with: .onStandby) { continue }
            put(DisplayedElement(attributes))
            appeared.append(attributes.reusableView)
        }
        if ended.isEmpty && appeared.isEmpty && !isFollowed { return false }
        ended.sortAscending()
        if isFollowed {
            sections.count(entries)
        } else {
            for index in ended.indices { sections.remove(ended[index].section) }
            for index in appeared.indices { sections.add(appearedElement(index).section) }
            sections.finish()
        }
        isFollowed = false
        return true
    }

    /// Looks up the snapshot's identifiers of the elements and the sections that have appeared.
    @inline(never)
    mutating func findIdentifiers(in snapshot: Snapshot) {
        for index in appeared.indices {
            entries[Int(appeared[index].rawValue)].findIdentifier(in: snapshot)
        }
        sections.findIdentifiers(in: snapshot)
    }

    /// The number of elements that the current display frame displays and the previous one did not.
    var appearedCount: Int { appeared.count }

    func appearedElement(_ index: Int) -> DisplayedElement {
        entries[Int(appeared[index].rawValue)]
    }

    /// Counts the displayed elements of all sections anew, for updates that may have moved elements
    /// to other sections.
    mutating func countSections(of snapshot: Snapshot?) {
        sections.count(entries)
        if let snapshot { sections.findIdentifiers(in: snapshot) }
    }

    /// Whether a reusable view displays the same element as before. If it does, its current z-index
    /// and flags are noted.
    private mutating func stays(_ attributes: LayoutAttributes) -> Bool {
        let index = Int(attributes.reusableView.rawValue)
        if index >= entries.count || !entries[index].isShown { return false }
        if !attributes.flags.isDisjoint(with: .onStandby) { return false }
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

    @inline(never)
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

/// A cell or a supplementary view of the last display frame.
struct DisplayedElement {
    let view: ReusableView
    /// The generation of the reusable view's binding; 0: the view displays no element.
    var generation: UInt32
    /// The element, with the index path of the last display frame.
    private var shown: Element
    private var zIndex: Int32
    private(set) var isDisappearing = false
    /// The element, with its index path in the current data; its last index path if it has left the
    /// data.
    private(set) var element: Element
    var section: SectionIdentity
    var isOld: Bool
    /// Whether an update reconfigures the element: the view gets a new generation, and the element
    /// stays displayed.
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

    /// Looks up the snapshot's identifier: for a cell that of the item, for another element that of
    /// the section.
    mutating func findIdentifier(in snapshot: Snapshot?) {
        if !isOld { identifier = snapshot?.identifier(of: element) }
    }
}

extension DisplayedElement: Comparable {
    /// The order of the elements in the last display frame: by z-index, then by element.
    static func < (left: Self, right: Self) -> Bool {
        if left.zIndex != right.zIndex { return left.zIndex < right.zIndex }
        if left.shown != right.shown { return left.shown < right.shown }
        if left.isDisappearing != right.isDisappearing { return left.isDisappearing }
        return left.view.rawValue < right.view.rawValue
    }

    static func == (left: Self, right: Self) -> Bool { left.view == right.view }
}

extension ElementCategory {
    /// Whether display events are queued for elements of the category.
    fileprivate var hasDisplayEvents: Bool { self == .cell || self == .supplementary }
}
