/// The purpose of layout attributes that the host sets: rule X8 of docs/semantics.md.
///
/// The numbers are those of `jgb_layout_attributes_role`.
public enum LayoutAttributesRole: UInt32, Sendable {
    /// The element is there.
    case shown = 0
    /// The element comes from there as an animated change makes the element appear.
    case initial = 1
    /// The element goes there as an animated change makes the element disappear.
    case final = 2
}
