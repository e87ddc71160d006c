// Rows that a finger moves aside, and the actions that this reveals.
import * as jgb from '../constants.js'

const swipeEvents = new Set([jgb.EVENT_SWIPE_BEGAN, jgb.EVENT_SWIPE_CHANGED, jgb.EVENT_SWIPE_ENDED,
  jgb.EVENT_SWIPE_CANCELLED, jgb.EVENT_SWIPE_DID_CLOSE])

/**
 * Shows swipe actions. `leading` and `trailing` are lists of `{ title, run(indexPath), className
 * }`, of which the first is what a swipe through all of the row does. Which rows have them, their
 * traits say: TRAITS_HAS_TRAILING_ACTIONS, with TRAITS_OWN_FLAGS. `width` is that of an action.
 */
export const swipes = ({ leading = [], trailing = [], width = 80 }) =>
  (binder) => new Swipes(binder, { leading, trailing }, width)

class Swipes {
  needsContents = true
  events = jgb.EVENT_MASK_SWIPING
  /** The reusable views that have actions. */
  #views = new Set()

  constructor(binder, actions, width) {
    Object.assign(this, { binder, actions, width })
    binder.view.setSwipeConfiguration({
      leadingActionsWidth: actions.leading.length * width,
      trailingActionsWidth: actions.trailing.length * width,
    })
  }

  onEvent(event) {
    const { kind, element, number, value, flags } = event
    if (kind === jgb.EVENT_SWIPE_COMMITTED) {
      this.#list(value)[0].run(element.indexPath)
    } else if (swipeEvents.has(kind) && !(flags & jgb.EVENT_IS_OLD)) {
      const view = this.binder.reusableView(event.reusableView)
      if (view) this.#show(view, value, number)
    }
  }

  /** Of a row that has left the data, or is reloaded, no event says that it is back. */
  onDraw() {
    for (const view of this.#views) {
      const isSwiped = view.flags & (jgb.ELEMENT_SWIPED | jgb.ELEMENT_DISAPPEARING)
      if (!view.isShown || !isSwiped) this.#show(view, jgb.SWIPE_EDGE_NONE, 0)
    }
  }

  cancel() {
    this.binder.view.closeSwipe()
  }

  #list(edge) {
    return edge === jgb.SWIPE_EDGE_LEADING ? this.actions.leading : this.actions.trailing
  }

  #show(view, edge, offset) {
    view.content.style.transform = offset === 0 ? '' : `translateX(${offset}px)`
    view.content.style.position = offset === 0 ? '' : 'relative'
    view.content.style.zIndex = offset === 0 ? '' : '1'
    if (offset === 0) {
      view.actions?.remove()
      view.actions = undefined
      this.#views.delete(view)
    } else {
      this.#views.add(view)
      view.actions ??= view.node.insertBefore(this.#make(view, edge, offset), view.content)
    }
  }

  #make(view, edge, offset) {
    // Not a div: style sheets may say what those in a child are like.
    const node = document.createElement('span')
    node.className = 'jogakbo-actions'
    const side = offset > 0 ? 'left' : 'right'
    node.style.cssText = `position:absolute;top:0;bottom:0;${side}:0;display:flex`
    const list = this.#list(edge).map((action) => this.#button(action, view))
    // The first action is at the edge of the row.
    node.append(...(offset > 0 ? list : list.toReversed()))
    return node
  }

  #button({ title, run, className = '' }, view) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = title
    button.className = className
    button.style.width = `${this.width}px`
    button.addEventListener('click', () => {
      const { indexPath } = view
      this.binder.view.closeSwipe()
      run(indexPath)
      this.binder.request()
    })
    return button
  }
}
