import CollectionCore

/// How far one pose of an element is from another one, in all that T2 names.
struct ElementDifference {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var alpha: Double
    var zIndex: Double
    /// Of all 16 elements of the matrix.
    var matrix: [Double]

    init(_ pose: Pose, less other: Pose) {
        x = pose.frame.x - other.frame.x
        y = pose.frame.y - other.frame.y
        width = pose.frame.width - other.frame.width
        height = pose.frame.height - other.frame.height
        alpha = pose.attributes.alpha - other.attributes.alpha
        zIndex = Double(pose.attributes.zIndex) - Double(other.attributes.zIndex)
        matrix = (0..<16).map { pose.transform.elements[$0] - other.transform.elements[$0] }
    }

    /// T4: what a reloaded element takes over.
    var ofFrame: ElementDifference {
        var difference = self
        (difference.alpha, difference.zIndex) = (0, 0)
        difference.matrix = matrix.map { _ in 0 }
        return difference
    }
}

/// A difference that belongs to a running change.
struct RunningDifference {
    /// The number of the change.
    var change: Int
    var difference: ElementDifference
}

extension Pose {
    /// T2: the sum of this target and of all differences, each with its weight.
    func adding(_ parts: [(difference: ElementDifference, weight: Double)]) -> Pose {
        if parts.isEmpty { return self }
        func sum(_ target: Double, _ part: (ElementDifference) -> Double) -> Double {
            parts.reduce(target) { $0 + part($1.difference) * $1.weight }
        }
        var pose = self
        pose.frame.x = sum(frame.x) { $0.x }
        pose.frame.y = sum(frame.y) { $0.y }
        pose.frame.width = max(0, sum(frame.width) { $0.width })
        pose.frame.height = max(0, sum(frame.height) { $0.height })
        pose.attributes.alpha = min(max(sum(attributes.alpha) { $0.alpha }, 0), 1)
        let zIndex = (sum(Double(attributes.zIndex)) { $0.zIndex } + 0.5).rounded(.down)
        pose.attributes.zIndex = Int32(min(max(zIndex, Double(Int32.min)), Double(Int32.max)))
        for index in 0..<16 {
            pose.transform.elements[index] = sum(transform.elements[index]) { $0.matrix[index] }
        }
        return pose
    }
}
