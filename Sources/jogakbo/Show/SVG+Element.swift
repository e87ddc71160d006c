import CollectionCore

extension SVG {
    /// An element where it is shown: in its place, as transparent and transformed as it is.
    ///
    /// - Parameter viewport: Where in the picture the scene's bounds are.
    mutating func element(
        _ attributes: LayoutAttributes, of scene: PictureScene, shownIn viewport: Rect
    ) {
        let frame = Rect(
            x: viewport.x + attributes.frame.x - scene.bounds.x,
            y: viewport.y + attributes.frame.y - scene.bounds.y,
            width: attributes.frame.width, height: attributes.frame.height)
        let transform = scene.transform(of: attributes)
        if transform == .identity, attributes.alpha == 1 {
            element(attributes, of: scene, in: frame)
            return
        }
        let projection = Projection(transform, about: frame)
        if projection.isParallel {
            beginGroup(projection.affine, opacity: attributes.alpha)
            element(attributes, of: scene, in: frame)
            endGroup()
            return
        }
        // The form is as it is seen; text knows no perspective.
        beginGroup(.identity, opacity: attributes.alpha)
        polygon(projection.corners(of: frame), paint(attributes, of: scene))
        beginGroup(projection.affine, opacity: 1)
        labels(attributes, of: scene, in: frame)
        endGroup()
        endGroup()
    }

    /// An element as its view looks, in a rectangle of the picture.
    mutating func element(_ attributes: LayoutAttributes, of scene: PictureScene, in frame: Rect) {
        rect(frame, paint(attributes, of: scene))
        labels(attributes, of: scene, in: frame)
    }

    private func paint(_ attributes: LayoutAttributes, of scene: PictureScene) -> SVG.Paint {
        let color = scene.color(of: attributes)
        let isCell = attributes.element.category == .cell
        let flags = attributes.flags
        if flags.contains(.isFocused) {
            return SVG.Paint(fill: color.fill, stroke: Palette.focus, strokeWidth: 3, radius: 4)
        }
        if !flags.isDisjoint(with: [.isHeld, .isDropTarget]) {
            return SVG.Paint(fill: color.fill, stroke: Palette.accent, strokeWidth: 2.5, radius: 4)
        }
        if flags.contains(.isHighlighted) {
            return SVG.Paint(fill: color.edge, stroke: color.ink, strokeWidth: 1.5, radius: 4)
        }
        return SVG.Paint(
            fill: color.fill, stroke: isCell ? color.edge : nil, strokeWidth: 0.8,
            radius: isCell ? 4 : 0, opacity: flags.contains(.isDragging) ? 0.4 : 1)
    }

    private mutating func labels(
        _ attributes: LayoutAttributes, of scene: PictureScene, in frame: Rect
    ) {
        let color = scene.color(of: attributes)
        let isCell = attributes.element.category == .cell
        let path = scene.markedLabel(of: attributes)
        let view = "#\(attributes.reusableView.rawValue)"
        let title = scene.title(of: attributes)
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
            self.text(
                text, at: Point(x: center, y: bottom - 2 * small - 4),
                SVG.Font(size: size, color: color.ink, anchor: "middle"))
        }
        for (index, line) in lines.enumerated() {
            let y = bottom - Double(lines.count - 1 - index) * (small + 0.8)
            self.text(
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
        self.text(
            text,
            at: Point(x: frame.x + frame.width / 2 + size * 0.36, y: frame.maxY - 8),
            SVG.Font(size: size, color: color.ink, isBold: true, isRotated: true))
    }

    /// The title, or else its first word, as large as fits; or else as much as fits.
    private func fittedTitle(
        _ title: String, _ titleSize: Double, _ width: Double
    ) -> (text: String, size: Double)? {
        let word = String(title.prefix { character in character != " " })
        let small = min(7.5, titleSize)
        for (text, least) in [(title, 10), (word, 10), (title, small), (word, 6)] {
            let size = min(titleSize, width / max(1, TextWidth.width(of: text, fontSize: 1)))
            if size >= min(least, titleSize) { return (text, size) }
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
            self.text(
                text, at: Point(x: frame.x + 10, y: baseline),
                SVG.Font(size: size, color: color.ink, isBold: isBold))
        }
        guard frame.width >= detailWidth + 4 else { return }
        self.text(
            detail, at: Point(x: frame.maxX - min(10, frame.width / 8), y: baseline - 0.6),
            SVG.Font(size: detailSize, color: color.ink, anchor: "end", isMonospaced: true))
    }
}
