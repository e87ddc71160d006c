import CollectionCore
import CollectionWire

/// One display frame, and what a picture of it should tell.
struct PictureScene {
    let name: String
    let document: Document
    /// The items that are on their way out are in this one.
    var documentBefore: Document?
    let classes: ViewClasses
    let axis: Axis
    let bounds: Rect
    let frame: DisplayFrame
    /// Where sections begin along the scroll direction; empty when they are too many to draw.
    let sectionStarts: [Double]
    /// Where they were measured.
    var times: LayoutTimes?
    /// The elements as assistive technology reads them; nil where they were not asked for.
    var accessibility: AccessibilityTree?
    var overlay = Overlay.none

    /// The content's length along the scroll direction; 1 for none at all.
    var contentLength: Double { max(1, axis.main(frame.contentSize)) }

    /// `3·14`, or `3` for what belongs to a section.
    func label(of element: Element) -> String {
        element.category == .cell
            ? "\(element.indexPath.section)·\(element.indexPath.item)"
            : "\(element.indexPath.section)"
    }

    /// The label, with a sign of what is selected, and of what has focus.
    func markedLabel(of attributes: LayoutAttributes) -> String {
        (attributes.flags.contains(.isSelected) ? "\u{2713}" : "")
            + (attributes.flags.contains(.isFocused) ? "\u{25B8}" : "")
            + label(of: attributes.element)
    }

    func title(of attributes: LayoutAttributes) -> String {
        let element = attributes.element
        let isGone = attributes.flags.contains(.isDisappearing)
        return title(of: element, in: isGone ? documentBefore ?? document : document)
    }

    /// The title of an element: that of its item, or of its section.
    private func title(of element: Element, in document: Document) -> String {
        let number = Int(element.indexPath.section)
        guard document.sections.indices.contains(number) else { return "" }
        let section = document.sections[number]
        switch (element.category, element.kind) {
        case (.cell, _) where element.indexPath.item != IndexPath.noItem:
            return document.titles[section.firstItem + Int(element.indexPath.item)]
        case (_, .sectionFooter): return "end of \(section.title)"
        default: return section.title
        }
    }

    /// The words of assistive technology, a line for each element; nil where none were asked for.
    var accessibilityText: String? {
        accessibility?.text { element in title(of: element, in: document) }
    }

    func color(of attributes: LayoutAttributes) -> ElementColor {
        if attributes.flags.contains(.isSelected) { return Palette.selected }
        return attributes.element.kind == .sectionFooter
            ? Palette.footer : Palette.color(ofClass: classes.index(of: attributes))
    }

    func transform(of attributes: LayoutAttributes) -> Transform3D {
        let number = Int(attributes.transform)
        return number == 0 ? .identity : frame.transforms[number - 1]
    }

    /// The least upright rectangle around an element as it is shown.
    func shownFrame(of attributes: LayoutAttributes) -> Rect {
        let transform = transform(of: attributes)
        let frame = attributes.frame
        if transform == .identity { return frame }
        let corners = Projection(transform, about: frame).corners(of: frame)
        let x = corners.map(\.x)
        let y = corners.map(\.y)
        let left = x.min() ?? frame.x
        let top = y.min() ?? frame.y
        return Rect(
            x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
    }

    /// How many elements of each class are shown; the last entry counts headers and footers.
    var counts: [Int] {
        var counts = Array(repeating: 0, count: classes.cells.count + 1)
        for attributes in frame.elements {
            counts[classes.index(of: attributes) ?? classes.cells.count] += 1
        }
        return counts
    }

    /// What the picture shows, in a line.
    var caption: String {
        "\(document.words), content "
            + "\(Decimal.grouped(frame.contentSize.width)) × "
            + "\(Decimal.grouped(frame.contentSize.height)), bounds "
            + "\(Decimal.grouped(bounds.width)) × \(Decimal.grouped(bounds.height)) at "
            + "(\(Decimal.grouped(bounds.x)), \(Decimal.grouped(bounds.y))), "
            + "\(frame.elements.count) elements"
    }
}

extension PictureScene {
    /// Lays out what `bounds` show, in process.
    ///
    /// - Parameter offset: The content offset along the scroll direction; nil: that of the state
    ///   that the options have from a file, or 0.
    /// - Parameter isTimed: Whether to measure how long that takes.
    /// - Parameter accessibility: The elements to read for assistive technology; nil: none.
    init(
        name: String, document: Document, options: LayoutOptions, viewport: Size,
        offset: Double?, isTimed: Bool = false, marks: Marks = .none,
        accessibility: AccessibilityTree.Extent? = nil
    ) throws(CollectionError) {
        var view = CollectionView(limits: Limits())
        let axis = options.scrollDirection
        let bounds = axis.bounds(at: offset ?? 0, viewport)
        let classes = try view.fill(with: document, options)
        try view.place(document, options, viewport: viewport)
        let start_ns = Clock.now_ns
        try view.setLayout(options.layout)
        if options.setup.state != nil, let state = options.state(offset: offset) {
            _ = try view.restoreState(state)
        }
        try marks.mark(&view)
        let request = DisplayFrameRequest(
            bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: [])
        var frame = try view.displayFrame(for: request)
        let layout_ns = Clock.now_ns - start_ns
        if options.sectionOffset > 0 {
            try view.scroll(frame, by: options.sectionOffset)
            frame = try view.displayFrame(for: request)
        }
        var shown = bounds
        if options.setup.state != nil {
            (shown.x, shown.y) = (frame.contentOffset.x, frame.contentOffset.y)
        }
        if let next = options.next {
            try view.startInteractiveTransition(to: next.layout)
            try view.setTransitionProgress(next.progress, at: 0)
            frame = try view.displayFrame(for: request)
            (shown.x, shown.y) = (frame.contentOffset.x, frame.contentOffset.y)
        }
        let starts = PictureScene.sectionStarts(of: document, along: axis) { element in
            try? view.layoutAttributes(for: element)
        }
        self.init(
            name: name, document: document, classes: classes, axis: axis, bounds: shown,
            frame: frame, sectionStarts: options.next == nil ? starts : [])
        if let accessibility {
            self.accessibility = try AccessibilityTree(accessibility, of: frame, &view)
        }
        if isTimed {
            times = try LayoutTimes(
                itemCount: document.itemCount, elementCount: frame.elements.count,
                layout_ns: layout_ns, scrolling: view, along: axis, from: shown)
        }
    }
}

extension CollectionView {
    /// Scrolls the sections across that a display frame shows cells of.
    fileprivate mutating func scroll(
        _ frame: DisplayFrame, by offset: Double
    ) throws(CollectionError) {
        var last: UInt32?
        for shown in frame.elements where shown.element.category == .cell {
            let section = shown.element.indexPath.section
            if section != last {
                try setOrthogonalContentOffset(offset, ofSection: section)
            }
            last = section
        }
    }
}

extension PictureScene {
    /// Where each section's header, or first item, begins; nothing when they are too many to draw.
    static func sectionStarts(
        of document: Document, along axis: Axis, _ attributes: (Element) -> LayoutAttributes?
    ) -> [Double] {
        guard document.sections.count <= 2_000 else { return [] }
        var starts: [Double] = []
        for section in document.sections.indices {
            let path = IndexPath(section: UInt32(section), item: 0)
            let first =
                attributes(.supplementary(.sectionHeader, path)) ?? attributes(.cell(path))
            if let first { starts.append(axis.mainStart(first.frame)) }
        }
        return starts.sorted()
    }
}
