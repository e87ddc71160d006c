import CollectionCore
import CollectionWire

// U2, and the nearest item, by looking at everything.
extension ReferenceCollection {
    func shownElement(_ asked: GetShownElement) -> Outcome {
        shown(at: asked.point, includesDecorations: asked.includesDecorations)?.element
            .map { .element($0) } ?? .nothing
    }

    /// What the last display frame shows at a point of the bounds.
    func shown(at point: Point, includesDecorations: Bool = false) -> ShownElement? {
        if sequence == 0 || wasDataReplaced { return nil }
        let place = Point(x: lastFrameOffset.x + point.x, y: lastFrameOffset.y + point.y)
        let rules = layoutNow().rules
        let across = Directions(layout).isVertical ? place.x : place.y
        return shown.last { shown in
            guard let element = shown.element, !shown.flags.contains(.isHidden) else {
                return false
            }
            if element.category == .decoration && !includesDecorations { return false }
            if element.category == .cell, let rule = rules[Int(element.indexPath.section)],
                across < 0 || across >= rule.container
            {
                return false
            }
            return shown.pose.covers(place)
        }
    }

    func nearestItem(to point: Point) -> Outcome {
        nearestItem(to: point, layoutNow()).map { .indexPaths([$0]) } ?? .nothing
    }

    func nearestItem(
        to point: Point, _ placed: ReferenceLayout, inSection section: Int? = nil
    ) -> IndexPath? {
        let presentation = presentation(placed)
        let isVertical = Directions(layout).isVertical
        var found: [(distance: Double, path: IndexPath)] = []
        for element in placed.elements where element.element.category == .cell {
            if let section, element.element.indexPath.section != section { continue }
            let shown = presentation.shown(element)
            if !shown.isSomewhere || shown.pose.attributes.flags.contains(.isHidden) { continue }
            var (left, right) = (shown.pose.box.x, shown.pose.box.x + shown.pose.box.width)
            var (top, bottom) = (shown.pose.box.y, shown.pose.box.y + shown.pose.box.height)
            if let rule = placed.rules[Int(element.element.indexPath.section)] {
                // Nothing is seen in a container that has no length.
                if rule.container <= 0 { continue }
                if isVertical {
                    (left, right) = (max(left, 0), min(right, rule.container))
                } else {
                    (top, bottom) = (max(top, 0), min(bottom, rule.container))
                }
                if right < left || bottom < top { continue }
                // B0: what touches the container is not seen.
                let everywhere = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
                if !isVisible(element, in: everywhere, presentation) { continue }
            }
            let dx = point.x < left ? left - point.x : point.x > right ? point.x - right : 0
            let dy = point.y < top ? top - point.y : point.y > bottom ? point.y - bottom : 0
            found.append(((dx * dx + dy * dy).squareRoot(), element.element.indexPath))
        }
        return found.min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path
    }
}

extension Pose {
    /// Whether the element is seen at a point of the content: in one of two triangles.
    func covers(_ point: Point) -> Bool {
        let (box, frame) = (box, attributes.frame)
        if point.x < box.x || point.x >= box.x + box.width || point.y < box.y
            || point.y >= box.y + box.height
        {
            return false
        }
        if transform == .identity { return true }
        let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        var corners: [Point] = []
        for (across, down) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            let row = [across * frame.width, down * frame.height, 0, 1]
            let image = (0..<4).map { column in
                (0..<4).reduce(0) { $0 + row[$1] * transform.elements[4 * $1 + column] }
            }
            if !(image[3] > 0) { return true }
            corners.append(
                Point(x: middle.x + image[0] / image[3], y: middle.y + image[1] / image[3]))
        }
        return [(0, 1, 2), (0, 2, 3)].contains { first, second, third in
            let sides = [(first, second), (second, third), (third, first)].map { from, to in
                (corners[to].x - corners[from].x) * (point.y - corners[from].y)
                    - (corners[to].y - corners[from].y) * (point.x - corners[from].x)
            }
            return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
        }
    }
}
