import CollectionCore

/// How an element looks: its attributes with the matrix that they refer to.
struct Pose: Equatable {
    /// `transform` is not used here.
    var attributes: LayoutAttributes
    var transform = Transform3D.identity

    init(_ attributes: LayoutAttributes) {
        self.attributes = attributes
    }

    var frame: Rect {
        get { attributes.frame }
        set { attributes.frame = newValue }
    }

    /// B0: the rectangle around the corners, where the transform about the centre takes them; the
    /// frame where one is not before the eye.
    var box: Rect {
        if transform == .identity { return frame }
        let m = (0..<16).map { transform.elements[$0] }
        var xs: [Double] = []
        var ys: [Double] = []
        for (across, down) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
            let (x, y) = (across * (frame.width / 2), down * (frame.height / 2))
            let divisor = x * m[3] + y * m[7] + m[15]
            if !(divisor > 0) { return frame }
            xs.append((x * m[0] + y * m[4] + m[12]) / divisor)
            ys.append((x * m[1] + y * m[5] + m[13]) / divisor)
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return frame }
        let box = Rect(
            x: frame.x + frame.width / 2 + left, y: frame.y + frame.height / 2 + top,
            width: right - left, height: bottom - top)
        let numbers = [box.x, box.y, box.width, box.height]
        return numbers.allSatisfy(\.isFinite) ? box : frame
    }

    func moved(by distance: Point) -> Pose {
        var pose = self
        pose.frame.x += distance.x
        pose.frame.y += distance.y
        return pose
    }

    /// X8: the same element where another pose is.
    func placed(as other: Pose) -> Pose {
        var pose = self
        pose.frame = other.frame
        pose.attributes.alpha = other.attributes.alpha
        pose.attributes.zIndex = other.attributes.zIndex
        pose.transform = other.transform
        return pose
    }

    /// T4: where it appears from, or disappears to.
    ///
    /// - Parameter center: What the place of the appearance comes to; nil for its own.
    func changed(by appearance: ElementAppearance, bounds: Rect, center: Point?) -> Pose {
        var pose = self
        pose.attributes.alpha *= appearance.alpha
        if let center {
            pose.frame.x = center.x - frame.width / 2
            pose.frame.y = center.y - frame.height / 2
        }
        pose = pose.moved(by: appearance.translation)
        switch appearance.edge {
        case .none: break
        case .top: pose.frame.y = bounds.y - frame.height
        case .left: pose.frame.x = bounds.x - frame.width
        case .bottom: pose.frame.y = bounds.y + bounds.height
        case .right: pose.frame.x = bounds.x + bounds.width
        }
        pose.transform = transform.followed(by: appearance.transform)
        return pose
    }

    /// T2: so far on the way to another one, whose is everything that does not move.
    func onTheWay(to target: Pose, _ progress: Double) -> Pose {
        if progress == 1 { return target }
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        var pose = target
        pose.frame.x = between(frame.x, target.frame.x)
        pose.frame.y = between(frame.y, target.frame.y)
        pose.frame.width = max(0, between(frame.width, target.frame.width))
        pose.frame.height = max(0, between(frame.height, target.frame.height))
        let alpha = between(attributes.alpha, target.attributes.alpha)
        pose.attributes.alpha = min(max(alpha, 0), 1)
        let zIndex = between(Double(attributes.zIndex), Double(target.attributes.zIndex))
        pose.attributes.zIndex = Int32((zIndex + 0.5).rounded(.down))
        for index in 0..<16 {
            pose.transform.elements[index] = between(
                transform.elements[index], target.transform.elements[index])
        }
        return pose
    }
}

extension Transform3D {
    /// The product of row vectors' matrices: this one first.
    fileprivate func followed(by other: Transform3D) -> Transform3D {
        if other == .identity { return self }
        if self == .identity { return other }
        var product = self
        for row in 0..<4 {
            for column in 0..<4 {
                product.elements[row * 4 + column] = (0..<4).reduce(0) { sum, step in
                    sum + elements[row * 4 + step] * other.elements[step * 4 + column]
                }
            }
        }
        return product
    }
}
