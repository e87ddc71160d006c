/// The natural logarithm: that of a power of 2, and that of a number from 1 to 2, by its series.
func logarithm(_ number: Double) -> Double {
    func series(_ number: Double) -> Double {
        let part = (number - 1) / (number + 1)
        var (power, sum) = (part, 0.0)
        for exponent in stride(from: 1.0, to: 60, by: 2) {
            sum += power / exponent
            power *= part * part
        }
        return 2 * sum
    }
    return Double(number.exponent) * series(2) + series(number.significand)
}
