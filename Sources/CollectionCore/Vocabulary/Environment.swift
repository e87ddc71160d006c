/// What surrounds the content and is not scrolled: insets and the direction of the language.
public struct Environment: Equatable, Sendable {
    /// The content inset, before the safe area is added. An inset may be negative.
    public var contentInset: EdgeInsets
    /// Along which axes the insets of the safe area count as part of the content inset.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    public var safeAreaInsets: EdgeInsets
    public var layoutMargins: EdgeInsets
    /// How far from the edges lines of text begin that are easy to read.
    public var readableContentInsets: EdgeInsets
    public var layoutDirection: LayoutDirection
    /// Whether the user wants little motion: then every change applies at once.
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

/// Along which axes the insets of the safe area are added to the content inset: rule M1 of
/// docs/semantics.md. The numbers are those of `jgb_content_inset_adjustment_behavior`.
public enum ContentInsetAdjustmentBehavior: UInt32, Sendable {
    /// The host has adjusted the content inset.
    case never = 0
    /// Left and right: for content that scrolls horizontally.
    case horizontal = 1
    /// Top and bottom: for content that scrolls vertically.
    case vertical = 2
    case always = 3
}

extension Environment {
    /// The environment with the adjusted content inset, which is not adjusted again.
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
