import CollectionCore

// N7, in a view that does not scroll by itself: the host is asked to show the element that has
// focus.
extension ReferenceCollection {
    func wantFocusShown(isAnimated: Bool, _ origin: EventOrigin) {
        guard let element = focus.focused?.element, sequence > 0, !wasDataReplaced, lead == nil,
            news.mask.contains(.scrolling), let frame = frameSeen(of: element)
        else { return }
        let value: UInt64 = isAnimated && !environment.reducesMotion ? 1 : 0
        func want(_ offset: Point, _ section: UInt32?) {
            queue(.wantedOffset, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
                ($0.origin, $0.cause, $0.point, $0.value) = (origin, cause, offset, value)
                guard let section else { return }
                $0.element = .cell(IndexPath(section: section))
                guard let shown = bench.shown?.sections[Int(section)] else { return }
                $0.identifier = shown.identifier
                $0.flags.insert(.hasIdentifier)
            }
        }
        let offset = offset(showing: element, at: frame)
        if let section = sectionAcross(of: element),
            let across = sectionOffset(showing: element.indexPath),
            across != self.offset(ofSection: section)
        {
            let isVertical = Directions(layout).isVertical
            want(isVertical ? Point(x: across, y: 0) : Point(x: 0, y: across), section)
        }
        if offset != Point(x: bounds.x, y: bounds.y) { want(offset, nil) }
    }

    private func offset(showing element: Element, at frame: Rect) -> Point {
        let (content, inset) = (contentSizeNow(), environment.contentInset)
        let isCell = element.category == .cell
        let covered = isCell ? pinnedRoom(in: element.indexPath.section) : .zero
        let x = Target(
            item: (frame.x, frame.x + frame.width), view: (bounds.x, bounds.width),
            content: content.width, inset: (inset.left, inset.right),
            covered: (covered.left, covered.right))
        let y = Target(
            item: (frame.y, frame.y + frame.height), view: (bounds.y, bounds.height),
            content: content.height, inset: (inset.top, inset.bottom),
            covered: (covered.top, covered.bottom))
        var offset = Point(
            x: least(x, endsFirst: layout.isMirrored(in: environment)),
            y: least(y, endsFirst: false))
        if isCell, layoutNow().path != nil,
            let rest = try? contentOffset(for: element.indexPath, [])
        {
            if Directions(layout).isVertical { offset.y = rest.y } else { offset.x = rest.x }
        }
        return offset
    }

    /// The least move; what does not fit shows its start.
    private func least(_ target: Target, endsFirst: Bool) -> Double {
        let start = target.item.start - target.inset.start - target.covered.start
        let end =
            target.item.end - target.view.length + target.inset.end + target.covered.end
        let position: ScrollPosition = start >= end ? [] : endsFirst ? .bottom : .top
        return target.offset(position, .top, .centeredVertically, .bottom)
    }

    /// Where a section is to be scrolled across.
    private func sectionOffset(showing path: IndexPath) -> Double? {
        guard let rule = layoutNow().rules[Int(path.section)],
            let target = target(of: path, rule)
        else { return nil }
        return least(target, endsFirst: false) + rule.start
    }
}
