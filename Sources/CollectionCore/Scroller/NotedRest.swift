/// What is known of the content offset at which the content rests, or to which it moves.
struct NotedRest {
    var offset: Point
    /// Whether a snap point is there, or an offset at which the layout has an item rest.
    let isRest: Bool
}
