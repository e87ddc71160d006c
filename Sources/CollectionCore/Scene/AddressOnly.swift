/// Makes the compiler pass the struct that stores it by address.
///
/// The compiler passes a struct whose fields it knows field by field: borrowing a view would load
/// and retain hundreds of fields, and compiling such code takes minutes. A value of raw layout has
/// no fields to load.
@_rawLayout(like: UInt8)
struct AddressOnly: ~Copyable {}
