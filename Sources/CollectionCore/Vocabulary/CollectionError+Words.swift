// What messages say of an argument, behind its name.

extension CollectionError.Detail {
    /// What is wrong with an argument: its value, and what is allowed.
    func sentence(of fault: CollectionError.Fault) -> Sentence {
        switch content {
        case .none, .part, .parts, .identifier: "\(fault.text)"
        case .integer(let value, let least, let most) where value >= least && value <= most:
            "is \(value), which has no meaning"
        case .integer(let value, let least, let most):
            "is \(value), but must be \(Sentence(value, from: least, to: most))"
                + (fault == .goesBack ? ": time does not go back" : "")
        case .multiple(let value, let unit):
            "is \(value), but must be a multiple of \(unit)"
        case .number(let value, let least, let most):
            .outside(value, least, most)
        case .size(let count, let least, let most, let unit):
            "has \(count) \(unit), but must have \(Sentence(count, from: least, to: most))"
        case .bits(let bits, let known):
            "is \(hexadecimal: bits), but has no bits other than \(hexadecimal: known)"
        case .address(let address, let alignment):
            "stands at \(hexadecimal: address), but must stand at a multiple of \(alignment)"
        case .structSize(let size, let least, let most, let name):
            "is \(size), but must be \(Sentence(size, from: least, to: most)): begin with "
                + "JGB_\(name)_INIT"
        case .value(let value, let words): "\(value) \(words)"
        case .words(let words): "\(words)"
        }
    }

    /// The entries of the host's arguments that an error is about; empty: not known, or no array.
    ///
    /// - Parameter name: What the array is called.
    func place(in name: StaticString = "items") -> Sentence {
        switch content {
        case .part(let index), .identifier(let index): "\(name)[\(index)]: "
        case .parts(let first, let second): "\(name)[\(first)] and \(name)[\(second)]: "
        default: ""
        }
    }
}

extension Sentence {
    /// The whole numbers of a range in which a value is not.
    fileprivate init(_ value: UInt64, from least: UInt64, to most: UInt64) {
        self =
            if least > most {
                "one of nothing"
            } else if least == most {
                "\(least)"
            } else if most >= 0x7fff_ffff && value < least {
                "at least \(least)"
            } else {
                "\(least) to \(most)"
            }
    }

    /// Why a number is outside of a range. Where few digits of it would say that the number is a
    /// bound of the range, it has all digits.
    fileprivate static func outside(
        _ value: Double, _ least: Double, _ most: Double
    ) -> Sentence {
        let bounds: (least: Sentence, most: Sentence) = ("\(least)", "\(most)")
        var number: Sentence = "\(value)"
        if number.text == bounds.least.text || number.text == bounds.most.text {
            number = Sentence(value, digits: 17)
        }
        if least == -.infinity { return "is \(number), but must be finite" }
        if least == Length.above0 {
            return "is \(number), but must be more than 0 and at most \(bounds.most)"
        }
        if most == .infinity { return "is \(number), but must be at least \(bounds.least)" }
        return "is \(number), but must be \(bounds.least) to \(bounds.most)"
    }
}

extension CollectionError.Fault {
    fileprivate var text: StaticString {
        switch self {
        case .isNull: "is NULL"
        case .invalidUTF8: "is not valid UTF-8"
        case .shownOnly: "is for shown attributes only"
        case .placesEachElement: "is a custom or an explicit layout, which is no base"
        case .isNoHandle:
            "is no usable handle: destroyed, of another type, or made by another version"
        case .notANumber, .infinite, .negative, .tooLarge, .goesBack, .unknownValue, .empty,
            .conflicting, .outOfRange, .isMisaligned, .tooLong, .wrongStructSize:
            "is not allowed"
        }
    }
}
