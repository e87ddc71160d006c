import CJogakbo
import CollectionCore

/// A struct of the header that may grow: it begins with its size as the host knows it.
///
/// A host that was built with a later header passes a larger size; what this version does not
/// know is left alone.
protocol GrowingStruct {
    var struct_size: Int { get }
}

extension jgb_limits: GrowingStruct {}
extension jgb_environment: GrowingStruct {}
extension jgb_section_metrics: GrowingStruct {}
extension jgb_layout_configuration: GrowingStruct {}
extension jgb_flow_layout: GrowingStruct {}
extension jgb_list_layout: GrowingStruct {}
extension jgb_grid_layout: GrowingStruct {}
extension jgb_waterfall_layout: GrowingStruct {}
extension jgb_justified_layout: GrowingStruct {}
extension jgb_carousel_layout: GrowingStruct {}
extension jgb_stack_layout: GrowingStruct {}
extension jgb_circle_layout: GrowingStruct {}
extension jgb_compositional_layout: GrowingStruct {}
extension jgb_custom_layout: GrowingStruct {}
extension jgb_invalidation_context: GrowingStruct {}
extension jgb_explicit_layout: GrowingStruct {}
extension jgb_layout_attributes_columns: GrowingStruct {}
extension jgb_layout_section: GrowingStruct {}
extension jgb_layout_node: GrowingStruct {}
extension jgb_layout_supplementary_item: GrowingStruct {}
extension jgb_layout_boundary_supplementary_item: GrowingStruct {}
extension jgb_layout_decoration_item: GrowingStruct {}
extension jgb_data_source_chunk: GrowingStruct {}
extension jgb_item_content: GrowingStruct {}
extension jgb_data_source: GrowingStruct {}
extension jgb_animation: GrowingStruct {}
extension jgb_batch_options: GrowingStruct {}
extension jgb_batch_update: GrowingStruct {}
extension jgb_display_frame_request: GrowingStruct {}
extension jgb_display_frame: GrowingStruct {}

/// No struct of any version is larger: a greater number was never initialized.
private let structSizeMaximum = 65_536

/// - Throws: `invalidArgument` when the struct says that it is smaller than it was when it was
///   first published.
func checkStructSize(
    _ size: Int, atLeast least: Int, _ argument: CollectionError.Argument
) throws(CollectionError) {
    if size < least || size > structSizeMaximum {
        throw invalid(argument, .wrongStructSize)
    }
}

/// Reads a struct that the host passes.
///
/// - Throws: `invalidArgument` when it is NULL or says that it is too small.
func value<Struct: GrowingStruct>(
    _ pointer: UnsafePointer<Struct>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> Struct {
    let pointer = unsafe try required(pointer, argument)
    try checkStructSize(
        unsafe pointer.pointee.struct_size, atLeast: MemoryLayout<Struct>.size, argument)
    return unsafe pointer.pointee
}

/// An array of structs that may grow: the entries stand as far apart as the host's are large.
@unsafe
struct GrowingStructs<Struct: GrowingStruct> {
    private let start: UnsafePointer<Struct>?
    private let argument: CollectionError.Argument
    private let stride: Int
    let count: Int

    /// - Throws: `invalidArgument` when it is NULL and not empty, or its entries say a wrong size.
    init(
        _ start: UnsafePointer<Struct>?, _ count: Int, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        unsafe self.start = unsafe try buffer(start, count, argument).baseAddress
        unsafe self.argument = argument
        unsafe self.count = count
        unsafe stride = count == 0 ? 0 : try value(start, argument).struct_size
        if unsafe stride % MemoryLayout<Struct>.alignment != 0 {
            throw invalid(argument, .wrongStructSize)
        }
    }

    /// - Throws: `invalidArgument` when the entry says another size than the first one.
    func entry(_ index: Int) throws(CollectionError) -> Struct {
        let address = unsafe UnsafeRawPointer(start)?.advanced(by: index * stride)
        let entry = unsafe try value(address?.assumingMemoryBound(to: Struct.self), argument)
        if unsafe entry.struct_size != stride {
            throw unsafe invalid(argument, .wrongStructSize)
        }
        return entry
    }
}
