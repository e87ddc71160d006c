import CollectionCore

extension Picture {
    /// The elements in their order, farthest first. Outside the viewport they are faint.
    mutating func drawElements() {
        let window = viewport.extended(along: scene.axis, by: Picture.context)
        svg.rect(window, SVG.Paint(fill: Palette.veil, radius: 6))
        svg.rect(viewport, SVG.Paint(fill: Palette.panel))
        svg.beginGroup(name: "window", clippedTo: window, radius: 6)
        for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
            svg.element(attributes, of: scene, shownIn: viewport)
        }
        svg.overlay(of: scene, shownIn: viewport)
        let before = scene.axis.mainStart(viewport) - scene.axis.mainStart(window)
        for start in [scene.axis.mainStart(window), scene.axis.mainEnd(viewport)] {
            let veil = scene.axis.rect(
                main: start, cross: scene.axis == .vertical ? viewport.x : viewport.y,
                mainLength: before, crossLength: scene.axis.cross(viewport.size))
            svg.rect(veil, SVG.Paint(fill: Palette.veil, opacity: 0.72))
        }
        svg.endGroup()
        svg.rect(
            viewport,
            SVG.Paint(stroke: Palette.accent, strokeWidth: 1.5))
    }
}

extension Rect {
    /// The rectangle with `length` more at both ends of an axis.
    func extended(along axis: Axis, by length: Double) -> Rect {
        axis == .vertical
            ? Rect(x: x, y: y - length, width: width, height: height + 2 * length)
            : Rect(x: x - length, y: y, width: width + 2 * length, height: height)
    }
}
