/// Whether snap points or the layout have the content rest at a content offset.
struct NotedRest {
    var offset: Point
    let isRest: Bool
}
