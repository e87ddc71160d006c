import CollectionCore

/// What one reusable view shows in the display frames of a film: one element after another, each
/// with a state for every display frame.
struct ViewTrack {
    let view: UInt32
    private(set) var bindings: [Binding] = []

    /// How a view is shown at a moment.
    struct State: Equatable {
        /// From the view's own coordinates, in which it has the size that it had first.
        var transform: Affine
        var opacity: Double
    }

    struct Binding {
        let generation: UInt32
        /// Where the element is first shown.
        let scene: PictureScene
        let attributes: LayoutAttributes
        /// One for each display frame; nil: the element is not shown.
        var states: [State?]

        var size: Size { attributes.frame.size }
    }

    /// The tracks of all views that a film shows, farthest first.
    ///
    /// - Parameter viewport: Where in the picture the bounds are.
    static func all(of film: Film, in viewport: Rect) -> [ViewTrack] {
        var tracks: [ViewTrack] = []
        for (number, scene) in film.scenes.enumerated() {
            // A view that is new stands just before the one that it stands before.
            var place = 0
            for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
                let view = attributes.reusableView.rawValue
                if let index = tracks.firstIndex(where: { $0.view == view }) {
                    place = index
                } else {
                    tracks.insert(ViewTrack(view: view), at: min(place, tracks.count))
                }
                tracks[place].append(
                    attributes, in: scene, number, of: film.scenes.count, viewport)
                place += 1
            }
        }
        return tracks
    }

    private init(view: UInt32) {
        self.view = view
    }

    private mutating func append(
        _ attributes: LayoutAttributes, in scene: PictureScene, _ number: Int, of count: Int,
        _ viewport: Rect
    ) {
        if bindings.last?.generation != attributes.generation {
            bindings.append(
                Binding(
                    generation: attributes.generation, scene: scene, attributes: attributes,
                    states: Array(repeating: nil, count: count)))
        }
        let last = bindings.count - 1
        let frame = attributes.frame
        let own = bindings[last].size
        let local = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
        let place = Affine.translation(
            x: viewport.x + frame.x - scene.bounds.x, y: viewport.y + frame.y - scene.bounds.y)
        let scale = Affine.scale(
            x: own.width > 0 ? frame.width / own.width : 1,
            y: own.height > 0 ? frame.height / own.height : 1)
        let transform = place.after(Affine(scene.transform(of: attributes), about: local))
            .after(scale)
        bindings[last].states[number] = State(transform: transform, opacity: attributes.alpha)
    }
}
