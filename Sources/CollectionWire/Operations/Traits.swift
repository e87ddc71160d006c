package import CMessages
package import CollectionCore

package struct SetDefaultTraits: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_DEFAULT_TRAITS }
    package static var blank: SetDefaultTraits { SetDefaultTraits(.inherited) }

    package var traits: ItemTraits

    package init(_ traits: ItemTraits) {
        self.traits = traits
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetDefaultTraits, with coder: inout FieldCoder
    ) {
        coder.code(&m.traits, &traits.rawValue)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setDefaultTraits(traits)
        return Done()
    }
}

package struct SetSectionTraits: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_SECTION_TRAITS }
    package static var blank: SetSectionTraits {
        SetSectionTraits(.inherited, ofSections: 0, count: 0)
    }

    package var traits: ItemTraits
    package var firstSection: UInt32
    package var sectionCount: Int

    package init(_ traits: ItemTraits, ofSections first: UInt32, count: Int) {
        self.traits = traits
        firstSection = first
        sectionCount = count
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetSectionTraits, with coder: inout FieldCoder
    ) {
        coder.code(&m.first_section, &firstSection)
        coder.code(&m.section_count, &sectionCount)
        coder.code(&m.traits, &traits.rawValue)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.setTraits(
            traits, ofSections: firstSection, count: sectionCount, within: limits)
        return Done()
    }
}

package struct SetItemTraits: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_ITEM_TRAITS }
    package static var blank: SetItemTraits { SetItemTraits([], of: []) }

    package var traits: [ItemTraits]
    package var runs: [ItemRun]

    package init(_ traits: [ItemTraits], of runs: [ItemRun]) {
        self.traits = traits
        self.runs = runs
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetItemTraits, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.runs, &runs, leavingOut: [])
        var numbers = traits.map(\.rawValue)
        unsafe coder.code(&m.n_traits, &m.traits, &numbers)
        traits = numbers.map { ItemTraits(rawValue: $0) }
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.setTraits(traits.span, ofItems: runs.span, within: limits)
        return Done()
    }
}

package struct RefuseDrops: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_REFUSE_DROPS }
    package static var blank: RefuseDrops { RefuseDrops(at: [], of: []) }

    package var sides: [DropSides]
    package var runs: [ItemRun]

    package init(at sides: [DropSides], of runs: [ItemRun]) {
        self.sides = sides
        self.runs = runs
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__RefuseDrops, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.runs, &runs, leavingOut: [])
        var numbers = sides.map(\.rawValue)
        unsafe coder.code(&m.n_sides, &m.sides, &numbers)
        sides = numbers.map { DropSides(rawValue: $0) }
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.refuseDrops(at: sides.span, ofItems: runs.span, within: limits)
        return Done()
    }
}

package struct GetItemTraits: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_TRAITS_OF_ITEM }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_TRAITS }
    package static var blank: GetItemTraits { GetItemTraits(of: .blank) }

    package var indexPath: IndexPath

    package init(of indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> ItemTraits {
        try view.traits(ofItemAt: indexPath)
    }
}

extension ItemTraits: OperationAnswer {
    package static var blank: ItemTraits { .inherited }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        coder.code(&response.traits, &rawValue)
    }
}
