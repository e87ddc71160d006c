// <jogakbo-view>: a list or a grid as an element of HTML.
import { load } from '../jogakbo.js'
import { Binder } from '../binder.js'
import { createChat, createGrid, createList } from '../views.js'

const makers = { list: createList, grid: createGrid, chat: createChat }

const numbers = {
  count: 'count', 'item-height': 'height', 'estimated-height': 'estimatedHeight',
  spacing: 'spacing', columns: 'columns', 'minimum-width': 'minimumWidth',
  'aspect-ratio': 'aspectRatio',
}

/**
 * `<jogakbo-view layout=list count=100000 estimated-height=40 measured></jogakbo-view>`
 *
 * Attributes: `layout` (list, grid or chat), `count`, `item-height`, `estimated-height`, `spacing`,
 * `columns`, `minimum-width`, `aspect-ratio`, `selects`, `measured`, `item-class`. Properties:
 * `render`, `view`, which replaces what the attributes say, `options` of the binder, and `binder`.
 * Events: `jogakbo-ready` once there is a binder, and `jogakbo-events`, with events as its detail.
 */
export class JogakboViewElement extends HTMLElement {
  static get observedAttributes() {
    return ['layout', 'selects', 'measured', 'item-class', ...Object.keys(numbers)]
  }

  options = {}
  #render = (node, { item }) => { node.textContent = item + 1 }
  #view
  #isOwn = false
  /** The last time that something has changed. */
  #turn

  get render() {
    return this.#render
  }

  set render(render) {
    this.#render = render
    this.#restart()
  }

  get view() {
    return this.#view
  }

  set view(view) {
    this.#release()
    this.#view = view
    this.#restart()
  }

  connectedCallback() {
    if (!this.style.display) this.style.display = 'block'
    this.#restart()
  }

  disconnectedCallback() {
    this.#stop()
    // An element that is only moved is connected again at once.
    queueMicrotask(() => { if (!this.isConnected) this.#release() })
  }

  attributeChangedCallback(name, before, value) {
    if (!this.isConnected || before === value) return
    if (name === 'count' && this.#isOwn) return this.#resizeData(Number(before), Number(value))
    this.#release()
    this.#restart()
  }

  /** As many items as the attribute says, those that are there being the first ones. */
  #resizeData(before, count) {
    const section = 0
    if (count > before) this.#view.insertItems({ section, item: before }, count - before)
    else this.#view.deleteItems({ section, item: count }, before - count)
    this.binder?.request()
  }

  #stop() {
    this.binder?.destroy()
    this.binder = undefined
  }

  #release() {
    this.#stop()
    if (this.#isOwn) this.#view.destroy()
    this.#isOwn = false
    this.#view = undefined
  }

  /** Begins anew: once for all that changes in a turn, and while the engine loads. */
  async #restart() {
    const turn = this.#turn = {}
    await null
    if (turn !== this.#turn) return
    if (!this.#view) {
      JogakboViewElement.engine ??= load().catch((error) => {
        JogakboViewElement.engine = undefined // the next one tries again
        throw error
      })
      const jogakbo = await JogakboViewElement.engine
      if (turn !== this.#turn) return
      if (this.isConnected) this.#make(jogakbo)
    }
    this.#stop()
    if (!this.isConnected || !this.#view) return
    const itemClass = this.getAttribute('item-class')
    this.binder = new Binder(this, this.#view, {
      measuresItems: this.hasAttribute('measured'), render: this.#render,
      ...itemClass && { className: itemClass },
      onEvents: (detail) => this.dispatchEvent(new CustomEvent('jogakbo-events', { detail })),
      ...this.options,
    })
    this.dispatchEvent(new Event('jogakbo-ready'))
  }

  #make(jogakbo) {
    const options = { selects: this.getAttribute('selects') ?? 'none' }
    for (const [attribute, option] of Object.entries(numbers)) {
      if (this.hasAttribute(attribute)) options[option] = Number(this.getAttribute(attribute))
    }
    const make = makers[this.getAttribute('layout') ?? 'list']
    if (!make) throw new TypeError(`jogakbo: no layout "${this.getAttribute('layout')}"`)
    this.#view = make(jogakbo, options)
    this.#isOwn = true
  }
}

/** The engine of all such elements: a page may set the promise of another one. */
JogakboViewElement.engine = undefined

customElements.define('jogakbo-view', JogakboViewElement)
