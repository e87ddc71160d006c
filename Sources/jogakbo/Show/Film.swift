import CollectionClient
import CollectionCore

/// Display frames of something that takes time, from its start to its end.
struct Film {
    /// What takes the time.
    let words: String
    let scenes: [PictureScene]
    /// When each is shown, from the start on.
    let times_ns: [UInt64]
    /// What else is to be said of each; none: nothing.
    var notes: [String] = []

    var duration_ns: UInt64 { times_ns.last ?? 0 }
}

extension Film {
    /// Lays out what the bounds show, makes the update, and asks for display frames at equal
    /// distances of time; a single one is the end.
    ///
    /// - Parameter offset: The content offset before the update.
    init(
        name: String, document: Document, options: LayoutOptions, viewport: Size, offset: Double,
        update: UpdateOptions, frameCount: Int
    ) throws(CollectionError) {
        let axis = options.scrollDirection
        var view = CollectionView(limits: Limits())
        let classes = try view.fill(with: document, options)
        try view.setLayout(options.layout)
        try view.place(document, options, viewport: viewport)
        var bounds = axis.bounds(at: offset, viewport)
        _ = try view.displayFrame(for: Film.request(bounds, time_ns: 0))
        var after = document
        var waiting = update.parts[...]
        /// Makes the updates that are due.
        func perform(until time_ns: UInt64) throws(CollectionError) {
            while let (due_ns, part) = waiting.first, due_ns <= time_ns {
                let columns = part.columns(for: after, classes, itemSize: options.itemSize)
                try view.performBatchUpdates(
                    BatchUpdate(columns, limits: view.limits),
                    options: BatchUpdateOptions(animation: part.animation))
                after.apply(columns, title: "new")
                waiting.removeFirst()
            }
        }
        let duration_ns = update.duration_ns
        var scenes: [PictureScene] = []
        let times_ns = (0..<frameCount).map { index in
            frameCount == 1
                ? duration_ns : duration_ns * UInt64(index) / UInt64(frameCount - 1)
        }
        if frameCount == 1, duration_ns > 0 {
            // The start: the transition begins with the display frame after the update.
            try perform(until: 0)
            bounds = try view.displayFrame(for: Film.request(bounds, time_ns: 0)).bounds(viewport)
        }
        for (index, time_ns) in times_ns.enumerated() {
            try perform(until: time_ns)
            if index > 0 {
                let step = axis.bounds(at: update.scrolled / Double(frameCount - 1), viewport)
                bounds.x += step.x
                bounds.y += step.y
            }
            let starts = PictureScene.sectionStarts(of: after, along: axis) { element in
                try? view.layoutAttributes(for: element)
            }
            let frame = try view.displayFrame(for: Film.request(bounds, time_ns: time_ns))
            bounds = frame.bounds(viewport)
            var scene = PictureScene(
                name: name, document: after, classes: classes, axis: axis, bounds: bounds,
                frame: frame, sectionStarts: starts)
            scene.documentBefore = document
            scenes.append(scene)
        }
        self.init(words: update.words, scenes: scenes, times_ns: times_ns)
    }

    private static func request(_ bounds: Rect, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: [])
    }
}

extension DisplayFrame {
    /// What it shows, as adjusted.
    fileprivate func bounds(_ viewport: Size) -> Rect {
        Rect(
            x: contentOffset.x, y: contentOffset.y, width: viewport.width,
            height: viewport.height)
    }
}
