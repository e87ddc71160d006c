// What assistive technology reads of a view: roles, positions, states, order and announcements.
import * as jgb from './constants.js'
import { announce } from './announcer.js'
import { restDuration } from './measures.js'
import { isSelectable, placeOf } from './roles.js'

export const activeDescendant = 'aria-activedescendant'

const text = (number) => number.toLocaleString()
const place = ({ value, otherValue }) => `${text(value)} of ${text(otherValue)}`

/** What is said of events, in English; the option `messages` has others. */
const english = {
  [jgb.EVENT_ACCESSIBILITY_SCROLLED]: ({ value, otherValue, number }) =>
    value && `${text(value)} to ${text(otherValue)} of ${text(number)}`,
  [jgb.EVENT_ACCESSIBILITY_COUNT_CHANGED]: ({ value }) => `${text(value)} items`,
  [jgb.EVENT_SELECTION_DID_CHANGE]: ({ number }) => `${text(number)} selected`,
  [jgb.EVENT_MOVEMENT_BEGAN]: place,
  [jgb.EVENT_MOVEMENT_TARGET_CHANGED]: place,
}

export class Accessibility {
  #isStale = false
  #messages
  #timer

  constructor(binder) {
    this.binder = binder
    this.#messages = { ...english, ...binder.options.messages }
    this.events = binder.can('accessibilityElements')
      ? jgb.EVENT_MASK_ACCESSIBILITY | jgb.EVENT_MASK_SELECTION : 0
  }

  /** The role and the position of a reusable view that is bound anew. */
  describe(view) {
    const { node } = view
    const { element, options: { itemRole } } = this.binder
    node.role = view.isCell ? itemRole : 'presentation'
    node.ariaSelected = null
    if (!view.isCell) return
    this.describeState(view)
    if (view.flags & jgb.ELEMENT_DISAPPEARING) return
    const { positionInSet, setSize } = placeOf(this.binder.view, view)
    if (itemRole === 'row') {
      node.ariaRowIndex = positionInSet
      element.ariaRowCount = setSize
    } else {
      node.ariaPosInSet = positionInSet
      node.ariaSetSize = setSize
    }
  }

  describeState({ node, flags }) {
    const { element, options } = this.binder
    if (isSelectable(options.itemRole)) {
      node.ariaSelected = (flags & jgb.ELEMENT_SELECTED) !== 0
    }
    // Other roles have none: a list is read item by item.
    if (!/box|grid|tree/.test(options.role)) return
    if (flags & jgb.ELEMENT_FOCUSED) element.setAttribute(activeDescendant, node.id)
    else if (element.getAttribute(activeDescendant) === node.id) {
      element.removeAttribute(activeDescendant)
    }
  }

  onEvent(event) {
    this.#isStale ||= event.kind >= jgb.EVENT_ACCESSIBILITY_LAYOUT_CHANGED &&
      event.kind <= jgb.EVENT_ACCESSIBILITY_COUNT_CHANGED
    const { element } = this.binder
    if (!element.contains(document.activeElement)) return
    const message = this.#messages[event.kind]?.(event)
    if (message) announce(message)
  }

  onDraw() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#rest(), restDuration)
  }

  /** Numbers as they are now, and children in the order in which they are read. */
  #rest() {
    const { shownViews: views, layer } = this.binder
    if (this.#isStale) for (const view of views) if (view.isCell) this.describe(view)
    this.#isStale = false
    // What has focus, or a selection of text, would lose it by a change of places.
    if (layer.contains(document.activeElement) || !getSelection().isCollapsed) return
    views.sort((one, other) => one.section - other.section || rank(one) - rank(other) ||
      one.item - other.item)
    let next = layer.firstChild
    for (const { node } of views) {
      if (node === next) next = next.nextSibling
      else layer.insertBefore(node, next)
    }
  }

  destroy() {
    clearTimeout(this.#timer)
  }
}

/** The place of a category in its section. */
function rank({ isCell, elementKind }) {
  if (isCell) return 1
  return elementKind === jgb.KIND_SECTION_FOOTER ? 2 : 0
}
