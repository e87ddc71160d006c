import CollectionCore

extension Picture {
    /// The elements in their order, farthest first. Outside the viewport they are faint.
    mutating func drawElements() {
        let window = viewport.extended(along: scene.axis, by: Picture.context)
        svg.rect(window, SVG.Paint(fill: Palette.veil, radius: 6))
        svg.rect(viewport, SVG.Paint(fill: Palette.panel))
        svg.beginGroup(name: "window", clippedTo: window, radius: 6)
        for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
            draw(attributes)
        }
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

    private mutating func draw(_ attributes: LayoutAttributes) {
        let color = scene.color(of: attributes)
        let frame = Rect(
            x: viewport.x + attributes.frame.x - scene.bounds.x,
            y: viewport.y + attributes.frame.y - scene.bounds.y,
            width: attributes.frame.width, height: attributes.frame.height)
        let isCell = attributes.element.category == .cell
        svg.rect(
            frame,
            SVG.Paint(
                fill: color.fill, stroke: isCell ? color.edge : nil, strokeWidth: 0.8,
                radius: isCell ? 4 : 0, opacity: attributes.alpha))
        let path = scene.label(of: attributes.element)
        let view = "#\(attributes.reusableView.rawValue)"
        let title = scene.title(of: attributes.element)
        if isCell, frame.height >= 30, frame.width < max(110, 2.2 * frame.height) {
            stack([path, view], below: title, in: frame, color)
        } else if frame.height > 2 * frame.width {
            rotate("\(title)  \(path) \(view)", in: frame, color)
        } else {
            align(title: title, detail: "\(path)  \(view)", in: frame, color, isBold: !isCell)
        }
    }

    /// The title, large, and small lines below it, all centred.
    private mutating func stack(
        _ lines: [String], below title: String, in frame: Rect, _ color: ElementColor
    ) {
        let center = frame.x + frame.width / 2
        let small = min(7.5, frame.width / 5)
        let titleSize = min(16, frame.height - 2 * small - 7)
        let middle = frame.y + frame.height / 2
        let bottom = min(frame.maxY - 4, middle + (titleSize + 2 * small) / 2 + 3)
        if titleSize >= 7, let (text, size) = fittedTitle(title, titleSize, frame.width - 4) {
            svg.text(
                text, at: Point(x: center, y: bottom - 2 * small - 4),
                SVG.Font(size: size, color: color.ink, anchor: "middle"))
        }
        for (index, line) in lines.enumerated() {
            let y = bottom - Double(lines.count - 1 - index) * (small + 0.8)
            svg.text(
                line, at: Point(x: center, y: y),
                SVG.Font(size: small, color: color.ink, anchor: "middle", isMonospaced: true))
        }
    }

    /// One line from the bottom upwards, in what is far higher than wide.
    private mutating func rotate(_ text: String, in frame: Rect, _ color: ElementColor) {
        let size = min(12, frame.width - 3)
        guard size >= 5,
            let text = TextWidth.fitted(text, width: frame.height - 12, fontSize: size)
        else { return }
        svg.text(
            text,
            at: Point(x: frame.x + frame.width / 2 + size * 0.36, y: frame.maxY - 8),
            SVG.Font(size: size, color: color.ink, isBold: true, isRotated: true))
    }

    /// The title, or else its first word, large or small; or else as much as fits.
    private func fittedTitle(
        _ title: String, _ titleSize: Double, _ width: Double
    ) -> (text: String, size: Double)? {
        let word = String(title.prefix { character in character != " " })
        let small = min(7.5, titleSize)
        for (text, size) in [(title, titleSize), (word, titleSize), (title, small), (word, small)]
        where TextWidth.width(of: text, fontSize: size) <= width {
            return (text, size)
        }
        return TextWidth.fitted(title, width: width, fontSize: small).map { ($0, small) }
    }

    /// The title at the leading edge and the detail at the trailing one, on one line.
    private mutating func align(
        title: String, detail: String, in frame: Rect, _ color: ElementColor, isBold: Bool
    ) {
        let size = min(12, frame.height - 3)
        guard size >= 5 else { return }
        let detailSize = min(8.5, size)
        let baseline = frame.y + frame.height / 2 + size * 0.36
        let detailWidth = TextWidth.width(of: detail, fontSize: detailSize)
        let room = frame.width - 20 - detailWidth
        if let text = TextWidth.fitted(title, width: room - 8, fontSize: size) {
            svg.text(
                text, at: Point(x: frame.x + 10, y: baseline),
                SVG.Font(size: size, color: color.ink, isBold: isBold))
        }
        guard frame.width >= detailWidth + 4 else { return }
        svg.text(
            detail, at: Point(x: frame.maxX - min(10, frame.width / 8), y: baseline - 0.6),
            SVG.Font(size: detailSize, color: color.ink, anchor: "end", isMonospaced: true))
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
