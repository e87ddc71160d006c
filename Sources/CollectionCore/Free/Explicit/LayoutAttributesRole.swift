/// The purpose of layout attributes that the host sets: rule X8 of docs/semantics.md.
///
/// The raw values are those of `jgb_layout_attributes_role`.
public enum LayoutAttributesRole: UInt32, Sendable {
    /// The place of the element.
    case shown = 0
    /// The attributes from which the element appears in an animated change.
    case initial = 1
    /// The attributes to which the element disappears in an animated change.
    case final = 2
}
