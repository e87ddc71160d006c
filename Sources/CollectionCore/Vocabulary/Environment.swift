/// What surrounds the content and is not scrolled: insets and the direction of the language.
public struct Environment: Equatable, Sendable {
    /// The adjusted content inset. It may be negative.
    public var contentInset: EdgeInsets
    public var safeAreaInsets: EdgeInsets
    public var layoutMargins: EdgeInsets
    /// How far from the edges lines of text begin that are easy to read.
    public var readableContentInsets: EdgeInsets
    public var layoutDirection: LayoutDirection
    /// Whether the user wants little motion: then every change applies at once.
    public var reducesMotion: Bool

    public init() {
        contentInset = .zero
        safeAreaInsets = .zero
        layoutMargins = .zero
        readableContentInsets = .zero
        layoutDirection = .leftToRight
        reducesMotion = false
    }
}

/// The direction of the user interface's language.
public enum LayoutDirection: UInt32, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
