// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension Focus {
    /// The number of the item to which a heading gives focus while no element has focus; nil: none.
    func itemToBegin(_ heading: FocusHeading, in scene: borrowing Scene) -> Int? {
        let end = scene.stage.dataSource.itemCount - 1
        if heading == .last || heading == .rowEnd {
            return scene.focusableItem(from: end, isBackward: true)
        }
        if !scene.isBackward(heading) { return scene.focusableItem(from: 0, isBackward: false) }
        return configuration.wraps ? scene.focusableItem(from: end, isBackward: true) : nil
    }

    mutating func target(
        of heading: FocusHeading, from current: Element, in scene: inout Scene
    ) throws(CollectionError) -> FocusTarget? {
        let end = scene.stage.dataSource.itemCount - 1
        switch heading {
        case .none: return nil
        case .next, .previous:
            return neighbor(of: current, heading, wraps: configuration.wraps, in: scene)
        case .first:
            return scene.focusableItem(from: 0, isBackward: false).map { scene.target($0) }
        case .last:
            return scene.focusableItem(from: end, isBackward: true).map { scene.target($0) }
        case .rowStart, .rowEnd:
            return try endOfRow(of: current, isEnd: heading == .rowEnd, in: &scene).map {
                scene.target($0)
            }
        case .up, .down, .left, .right:
            return try arrowTarget(
                heading, from: current, wraps: configuration.wraps, in: &scene)
        case .pageUp, .pageDown:
            guard let beam = try beam(heading, from: current, in: &scene) else { return nil }
            let besides = scene.sectionAcross(of: current).map { UInt32($0.section.place.index) }
            if let found = try lastOnPage(beam, besides: besides, in: &scene) {
                return scene.targetAhead(found, beam)
            }
            return try arrowTarget(
                scene.pageStep(heading), from: current, wraps: false, in: &scene)
        }
    }

    /// The index path of the item to which focus would move from an element; nil: there is none.
    mutating func item(
        _ heading: FocusHeading, from current: Element, in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        try target(of: heading, from: current, in: &scene)?.indexPath
    }

    /// The next or the previous item that can have focus, in the order of items; nil: there is
    /// none.
    @inline(never)
    private func neighbor(
        of current: Element, _ heading: FocusHeading, wraps: Bool, in scene: borrowing Scene
    ) -> FocusTarget? {
        let isBackward = scene.isBackward(heading)
        let number = scene.stage.dataSource.itemIndex(ofPlace: current.place)
        let start = isBackward ? number - 1 : current.isCell ? number + 1 : number
        if let next = scene.focusableItem(from: start, isBackward: isBackward) {
            return scene.target(next)
        }
        if !wraps { return nil }
        let first = isBackward ? scene.stage.dataSource.itemCount - 1 : 0
        return scene.focusableItem(from: first, isBackward: isBackward).map { scene.target($0) }
    }

    private mutating func arrowTarget(
        _ heading: FocusHeading, from current: Element, wraps: Bool, in scene: inout Scene
    ) throws(CollectionError) -> FocusTarget? {
        let isAlong = heading.axis == scene.stage.settings.scrollDirection
        let order = scene.stage.layout.focusOrder
        if order == .line {
            return isAlong ? neighbor(of: current, heading, wraps: wraps, in: scene) : nil
        }
        let row = scene.sectionAcross(of: current)
        if let row, let frame = try scene.boundingBox(of: current) {
            let beam = FocusBeam(from: frame, heading)
            let found = try targetAcross(
                beam, from: current.indexPath, row, isAlong: isAlong, in: &scene)
            if !isAlong { return found.map { FocusTarget(indexPath: $0) } }
            if let found { return FocusTarget(indexPath: found, keepsPlace: true) }
        }
        guard let beam = try beam(heading, from: current, in: &scene) else {
            return neighbor(of: current, heading, wraps: wraps, in: scene)
        }
        if let found = try nearest(
            beam, isAlong: isAlong, besides: row.map { UInt32($0.section.place.index) }, in: &scene
        ) {
            return scene.targetAhead(found, beam)
        }
        switch order {
        case .line, .lanes, .free: return nil
        case .rows: return isAlong ? nil : neighbor(of: current, heading, wraps: wraps, in: scene)
        case .path: return isAlong ? neighbor(of: current, heading, wraps: wraps, in: scene) : nil
        }
    }

    /// The beam ahead of an element in which the next item is searched for; nil if the layout does
    /// not have the element.
    private mutating func beam(
        _ heading: FocusHeading, from current: Element, in scene: inout Scene
    ) throws(CollectionError) -> FocusBeam? {
        var heading = heading
        if heading == .pageUp || heading == .pageDown { heading = scene.pageStep(heading) }
        guard let frame = try scene.shownFrame(of: current) else { return nil }
        let isAlong = heading.axis == scene.stage.settings.scrollDirection
        return FocusBeam(from: frame, heading, across: isAlong ? across : nil)
    }
}
