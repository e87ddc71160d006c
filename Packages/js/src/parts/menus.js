// Context menus: a view says where and of which items, a page which commands there are.
import * as jgb from '../constants.js'

const { min, max } = Math

/** What a page's style sheets replace, however they name it. */
const style = `:where(.jogakbo-menu) { background: Canvas; color: CanvasText; padding: 4px;
  border: 1px solid GrayText; border-radius: 6px; box-shadow: 0 4px 16px #0004 }
:where(.jogakbo-menu > button) { display: block; width: 100%; padding: 4px 12px; border: 0;
  background: none; color: inherit; font: inherit; text-align: start }
:where(.jogakbo-menu > button:focus) { background: Highlight; color: HighlightText; outline: none }
:where(.jogakbo-menu > button:disabled) { color: GrayText }`

let sheet

function addStyle() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Shows context menus. `commands(items)` returns what may be done with the items, a list of
 * `{ title, run, isDisabled }`; `items` are runs, none for a menu of the background. Which items
 * have menus, their traits say: TRAITS_MENU(TRAIT_YES).
 */
export const menus = ({ commands, className = '' }) =>
  (binder) => new Menus(binder, commands, className)

class Menus {
  events = jgb.EVENT_MASK_ACTIONS

  constructor(binder, commands, className) {
    Object.assign(this, { binder, commands, className })
    addStyle()
    const { element, signal } = binder
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    document.addEventListener('pointerdown', (event) => {
      if (this.node && !this.node.contains(event.target)) this.#close()
    }, { signal, capture: true })
  }

  onEvent(event, { runs }) {
    if (event.kind === jgb.EVENT_MENU_REQUESTED) {
      this.#open(event, runs.slice(event.firstRun, event.firstRun + event.runCount))
    } else if ([jgb.EVENT_MENU_DID_CLOSE, jgb.EVENT_MENU_TARGET_GONE].includes(event.kind)) {
      this.#remove()
    }
  }

  #open({ element, point }, items) {
    const { view } = this.binder
    this.#remove()
    const commands = this.commands(items)
    if (commands.length === 0) return
    const isOfItem = element.category === jgb.CELL && items.length > 0
    if (isOfItem && !view.openMenu(element.indexPath)) return
    this.node = document.createElement('div')
    this.node.className = `jogakbo-menu ${this.className}`
    this.node.role = 'menu'
    this.node.tabIndex = -1
    this.node.style.cssText = 'position:fixed;margin:0;z-index:2147483647'
    this.node.append(...commands.map((command) => this.#item(command)))
    this.node.addEventListener('keydown', (event) => this.#press(event))
    // A touch that asked for the menu is lifted over it: that chooses nothing.
    let isReady = false
    this.node.addEventListener('pointerdown', () => { isReady = true })
    this.node.addEventListener('click', (event) => {
      if (event.detail > 0 && !isReady) event.stopPropagation()
    }, { capture: true })
    document.body.append(this.node)
    this.#place(isOfItem ? element.indexPath : null, point)
    this.#focus(0)
    this.binder.request()
  }

  #item({ title, run, isDisabled = false }) {
    const item = document.createElement('button')
    item.type = 'button'
    item.role = 'menuitem'
    item.textContent = title
    item.disabled = isDisabled
    item.addEventListener('click', () => {
      this.#close()
      run()
      this.binder.request()
    })
    return item
  }

  /** At the pointer; without one, as by a key, below the item. */
  #place(indexPath, point) {
    const { clientX, clientY } = this.binder.clientPosition(point)
    const node = point.x === 0 && point.y === 0 && indexPath && this.binder.nodeFor(indexPath)
    const item = node ? node.getBoundingClientRect() : null
    const [x, y] = item ? [item.left + 8, item.bottom] : [clientX, clientY]
    const { width, height } = this.node.getBoundingClientRect()
    this.node.style.left = `${max(0, min(x, innerWidth - width))}px`
    this.node.style.top = `${max(0, min(y, innerHeight - height))}px`
  }

  #focus(step) {
    const items = [...this.node.querySelectorAll('button:not(:disabled)')]
    const at = items.indexOf(document.activeElement)
    items[at < 0 ? 0 : (at + step + items.length) % items.length]?.focus()
  }

  #press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) this.#focus(step)
    else if (event.key === 'Escape' || event.key === 'Tab') this.#close()
    else return
    event.preventDefault()
  }

  #close() {
    this.binder.view.closeMenu(false)
    this.#remove()
    this.binder.element.focus({ preventScroll: true })
    this.binder.request()
  }

  #remove() {
    this.node?.remove()
    this.node = undefined
  }

  cancel() {
    if (this.node) this.binder.view.closeMenu(false)
  }

  destroy() {
    this.#remove()
  }
}
