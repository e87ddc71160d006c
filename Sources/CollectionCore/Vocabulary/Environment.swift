/// The surroundings of the content, which do not scroll: insets, the layout direction, and whether
/// the user wants reduced motion.
public struct Environment: Equatable, Sendable {
    /// The content insets, in points, before the safe area insets are added. An inset may be
    /// negative.
    public var contentInset: EdgeInsets
    /// The axes along which the safe area insets are added to the content insets.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    public var safeAreaInsets: EdgeInsets
    public var layoutMargins: EdgeInsets
    /// The insets, in points, between which lines of text are short enough to be easy to read.
    public var readableContentInsets: EdgeInsets
    public var layoutDirection: LayoutDirection
    /// Whether the user wants reduced motion: then changes are not animated.
    public var reducesMotion: Bool

    public init() {
        contentInset = .zero
        contentInsetAdjustmentBehavior = .never
        safeAreaInsets = .zero
        layoutMargins = .zero
        readableContentInsets = .zero
        layoutDirection = .leftToRight
        reducesMotion = false
    }
}

/// The axes along which the safe area insets are added to the content insets: rule M1 of
/// docs/semantics.md. The numbers are those of `jgb_content_inset_adjustment_behavior`.
public enum ContentInsetAdjustmentBehavior: UInt32, Sendable {
    /// None: the host has adjusted the content insets itself.
    case never = 0
    /// The left and right insets are added, for content that scrolls horizontally.
    case horizontal = 1
    /// The top and bottom insets are added, for content that scrolls vertically.
    case vertical = 2
    case always = 3
}

extension Environment {
    /// The environment whose `contentInset` is the adjusted content inset, and whose behavior is
    /// `never`, so that the insets are not added a second time.
    var adjusted: Environment {
        var adjusted = self
        adjusted.contentInsetAdjustmentBehavior = .never
        let axes = contentInsetAdjustmentBehavior
        if axes == .vertical || axes == .always {
            adjusted.contentInset.top += safeAreaInsets.top
            adjusted.contentInset.bottom += safeAreaInsets.bottom
        }
        if axes == .horizontal || axes == .always {
            adjusted.contentInset.left += safeAreaInsets.left
            adjusted.contentInset.right += safeAreaInsets.right
        }
        return adjusted
    }
}

/// The direction of the user interface's language.
public enum LayoutDirection: UInt32, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
