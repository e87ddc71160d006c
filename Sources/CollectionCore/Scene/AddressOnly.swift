/// Makes the struct that holds it be passed by its address.
///
/// The compiler passes a struct whose fields it knows by the values of its fields: to borrow a
/// view is then to load and to retain hundreds of them, and to compile that takes minutes. A value
/// of raw layout has no fields to load.
@_rawLayout(like: UInt8)
struct AddressOnly: ~Copyable {}
