/// A headless collection view: data and a layout go in, display frames come out.
///
/// It has one owner and no clock: bounds, times and measured sizes are arguments, and two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
public struct CollectionView: ~Copyable {
    public let limits: Limits

    /// - Parameter limits: What the view may hold and show.
    public init(limits: Limits) {
        self.limits = limits
    }
}
