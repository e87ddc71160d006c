extension CollectionError {
    /// The value of an argument that is wrong, and the values that are allowed: what a message says
    /// beside the argument's name. All details are equal, so that errors are compared without them.
    public struct Detail: Equatable, Sendable {
        let content: Content

        enum Content: Sendable {
            case none
            /// A whole number, which is not negative, and the least and the greatest that is
            /// allowed.
            case integer(UInt64, least: UInt64, most: UInt64)
            /// A whole number that must be a multiple of another one.
            case multiple(UInt64, of: UInt64)
            case number(Double, least: Double, most: Double)
            /// How many bytes or entries an argument has.
            case size(UInt64, least: UInt64, most: UInt64, Word)
            /// Bits, and those that have a meaning.
            case bits(UInt64, known: UInt64)
            /// An address, which must be a multiple of the alignment of its type.
            case address(UInt64, alignment: UInt64)
            /// The size of a struct in C, the least such size, and the name of the struct in the
            /// macro with its initial value.
            case structSize(UInt64, least: UInt64, most: UInt64, Word)
            /// The indexes of the parts of an update that are wrong.
            case part(Int)
            case parts(Int, Int)
            /// The index of an identifier among those that a call names.
            case identifier(Int)
            /// A value that is wrong, and why, in words that follow the value.
            case value(UInt64, Word)
            /// What is wrong, in words that follow the argument's name.
            case words(Word)
        }

        init(_ content: Content) {
            self.content = content
        }

        public static var none: Detail { Detail(.none) }

        public static func == (left: Detail, right: Detail) -> Bool { true }
    }
}

// What is thrown in many places. None is a part of the function that throws it.
extension CollectionError {
    /// The error of an argument that is no column if `index` is nil, and of a column otherwise.
    @inline(never)
    private static func invalid(
        _ argument: Argument, _ index: Int?, _ fault: Fault, _ content: Detail.Content
    ) -> CollectionError {
        index == nil
            ? .invalidArgument(argument, fault, Detail(content))
            : .invalidNumber(argument, index: index, fault, Detail(content))
    }

    /// The error of a number that is not finite, or outside of a range.
    @inline(never)
    static func outside(
        _ argument: Argument, index: Int? = nil, _ value: Double, _ least: Double, _ most: Double
    ) -> CollectionError {
        let fault: Fault =
            if value.isNaN {
                .notANumber
            } else if value.isInfinite {
                .infinite
            } else if value > most {
                .tooLarge
            } else if value < 0 {
                least >= 0 ? .negative : .tooLarge
            } else {
                .outOfRange
            }
        return .invalidNumber(
            argument, index: index, fault, Detail(.number(value, least: least, most: most)))
    }

    /// The error of a whole number outside of a range. There is nothing to choose from where `most`
    /// is less than `least`.
    @inline(never)
    package static func outside(
        _ argument: Argument, index: Int? = nil, _ value: UInt64, _ least: UInt64, _ most: UInt64
    ) -> CollectionError {
        invalid(argument, index, .outOfRange, .integer(value, least: least, most: most))
    }

    /// The error of a whole number outside of a range. A number that is negative is a size in C of
    /// more than half of the address space.
    @inline(__always)
    package static func outside(
        _ argument: Argument, index: Int? = nil, _ value: Int, _ least: Int, _ most: Int
    ) -> CollectionError {
        outside(
            argument, index: index, UInt64(UInt(bitPattern: value)),
            UInt64(UInt(bitPattern: least)), UInt64(UInt(bitPattern: most)))
    }

    /// The error of an index into a list of `count` entries.
    @inline(__always)
    package static func outside(
        _ argument: Argument, index: Int? = nil, _ value: Int, of count: Int
    ) -> CollectionError {
        outside(argument, index: index, value, count == 0 ? 1 : 0, count == 0 ? 0 : count - 1)
    }

    /// The error of a change of a snapshot.
    ///
    /// - Parameter place: Where the identifier at fault stands among those that the call names.
    @inline(never)
    static func snapshot(_ fault: SnapshotFault, at place: Int?) -> CollectionError {
        .snapshot(fault, place.map { Detail(.identifier($0)) } ?? .none)
    }

    /// The error of a whole number that is no multiple of another one.
    @inline(never)
    package static func multiple(
        _ argument: Argument, index: Int, _ value: Int, of unit: Int
    ) -> CollectionError {
        invalid(
            argument, index, .outOfRange,
            .multiple(UInt64(UInt(bitPattern: value)), of: UInt64(unit)))
    }

    /// The error of a time before another time.
    @inline(never)
    static func goesBack(
        _ argument: Argument, index: Int? = nil, _ time_ns: UInt64,
        before least_ns: UInt64
    ) -> CollectionError {
        invalid(argument, index, .goesBack, .integer(time_ns, least: least_ns, most: .max))
    }

    /// The error of a number that no case of an enumeration has.
    @inline(never)
    package static func unknown(
        _ argument: Argument, index: Int? = nil, _ number: UInt32, least: UInt32 = 0, most: UInt32
    ) -> CollectionError {
        invalid(
            argument, index, .unknownValue,
            .integer(UInt64(number), least: UInt64(least), most: UInt64(most)))
    }

    /// The error of flags that do not exist.
    @inline(never)
    package static func unknownBits(
        _ argument: Argument, index: Int? = nil, _ bits: UInt64, known: UInt64
    ) -> CollectionError {
        invalid(argument, index, .unknownValue, .bits(bits, known: known))
    }

    /// The error of a text or a list that is empty, or too long.
    ///
    /// - Parameter unit: What the argument has, such as "bytes".
    @inline(never)
    package static func size(
        _ argument: Argument, _ count: Int, least: Int = 1, most: Int, _ unit: Word = "bytes"
    ) -> CollectionError {
        .invalidArgument(
            argument, count < least ? .empty : .tooLong,
            Detail(
                .size(
                    UInt64(UInt(bitPattern: count)), least: UInt64(least), most: UInt64(most),
                    unit)))
    }

    /// The error of arguments that contradict each other, or of a value that is not allowed there.
    ///
    /// - Parameter words: They follow the argument's name.
    @inline(never)
    package static func conflicting(
        _ argument: Argument, index: Int? = nil, _ words: Word
    ) -> CollectionError {
        invalid(argument, index, .conflicting, .words(words))
    }

    /// The error of an address that no value of a type can have.
    @inline(never)
    package static func misaligned(
        _ argument: Argument, _ address: UInt, alignment: Int
    ) -> CollectionError {
        invalid(
            argument, nil, .isMisaligned,
            .address(UInt64(address), alignment: UInt64(alignment)))
    }

    /// The error of a `struct_size` that no version of a struct has.
    ///
    /// - Parameter name: That of the macro with the initial value, without `JGB_` and `_INIT`.
    @inline(never)
    package static func structSize(
        of argument: Argument, index: Int? = nil, _ size: Int, least: Int, most: Int,
        _ name: Word
    ) -> CollectionError {
        invalid(
            argument.field("struct_size"), index, .wrongStructSize,
            .structSize(
                UInt64(UInt(bitPattern: size)), least: UInt64(least), most: UInt64(most),
                name))
    }
}
