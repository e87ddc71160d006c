// Items that are dragged: within a list, from list to list, and files from elsewhere.
import * as jgb from '../constants.js'
import { announce } from '../announcer.js'
import { DragPreview } from './drag-preview.js'
import { rectOf, showRect } from './rect.js'

/** The lists of the page between which items are dragged. */
const lists = new Set()

/**
 * Lets items be dragged; which ones, their traits say: TRAITS_DRAG(TRAIT_YES).
 *
 * onDrop(drop): items are dropped here: `{ indexPath, intent, operation, items, movedTo, source,
 *   dataTransfer }`. `items` are runs of index paths, of the list `source`, which is another
 *   binder, or this one: then the view has moved them already to `movedTo`, an item, or null. Of
 *   what comes from elsewhere there is a `dataTransfer`, which has files.
 * onDragged(items, operation): items of this list were dropped in another one, after its onDrop().
 * accepts(dataTransfer): whether to take what comes from elsewhere; `acceptsFiles` by default.
 * configuration: of jgb_drag_configuration; opensGaps is true by default.
 */
export const drags = (options = {}) => (binder) => new Drags(binder, options)

class Drags {
  events = jgb.EVENT_MASK_DRAGGING
  #line = document.createElement('div')
  #rect = null

  constructor(binder, options) {
    this.binder = binder
    this.options = options
    binder.view.setDragConfiguration({
      isDragInteractionEnabled: true, opensGaps: true, ...options.configuration,
    })
    this.#line.className = 'jogakbo-drop-line'
    this.#line.style.cssText =
      'position:absolute;left:0;top:0;min-width:2px;min-height:2px;background:Highlight;' +
      'pointer-events:none;z-index:2147483646'
    const listen = (name, body) => binder.element.addEventListener(name,
      (event) => body.call(this, event), { signal: binder.signal, capture: name === 'pointerup' })
    listen('pointermove', this.#move)
    // Before the view is told that the pointer is lifted.
    listen('pointerup', this.#lift)
    listen('pointercancel', this.#leave)
    listen('dragstart', this.#begin)
    listen('dragenter', this.#hover)
    listen('dragover', this.#hover)
    listen('dragleave', this.#exit)
    listen('drop', this.#dropFiles)
    lists.add(this)
  }

  /** The browser drags pictures itself, and takes the pointer from the view for that. */
  #begin(event) {
    if (event.target.matches?.('img:not([draggable=true], a img)')) event.preventDefault()
  }

  #now() {
    return this.binder.time()
  }

  /** The list under the pointer, if that is another one. */
  #listAt({ clientX, clientY }) {
    const under = document.elementsFromPoint(clientX, clientY)
    return [...lists].find((list) => list !== this &&
      under.some((node) => list.binder.element.contains(node)))
  }

  #move(event) {
    if (!this.preview) return
    this.preview.move(event)
    const target = this.#listAt(event)
    if (target !== this.target) {
      this.target?.leave()
      this.target = target
      target?.enter(this.count, event)
    } else {
      target?.update(event)
    }
  }

  enter(count, event) {
    const { view } = this.binder
    view.enterDrop(false, count, this.binder.position(event), this.#now())
    this.isEntered = true
    this.binder.request()
  }

  update(event) {
    this.binder.view.updateDrop(this.binder.position(event), this.#now())
    this.binder.request()
  }

  leave() {
    if (this.isEntered) this.binder.view.exitDrop()
    this.isEntered = false
    this.binder.request()
  }

  /** Drops what is over this list. Returns what was done with it. */
  drop(from, items, dataTransfer) {
    const { view } = this.binder
    const { operation } = view.dropState()
    const isTaken = view.performDrop(this.#now())
    if (isTaken) this.coming = { from, items, dataTransfer }
    this.isEntered = false
    this.binder.request()
    return isTaken ? operation : jgb.DROP_CANCEL
  }

  #lift(event) {
    if (!this.preview || !this.target?.isEntered) return
    const { view } = this.binder
    const items = view.draggedRuns()
    this.preview.move(event)
    const operation = this.target.drop(this, items)
    this.target = undefined
    // The page moves or copies them: the view knows what its own are only.
    view.endDrag(operation)
  }

  #leave() {
    this.target?.leave()
    this.target = undefined
  }

  #accepts({ dataTransfer }) {
    const { accepts = ({ types }) => types.includes('Files') } = this.options
    return this.options.onDrop !== undefined && accepts(dataTransfer)
  }

  #hover(event) {
    if (!this.#accepts(event)) return
    event.preventDefault()
    if (this.isEntered) this.update(event)
    else this.enter(Math.max(event.dataTransfer.items.length, 1), event)
  }

  #exit({ relatedTarget }) {
    if (this.isEntered && !this.binder.element.contains(relatedTarget)) this.leave()
  }

  #dropFiles(event) {
    if (!this.isEntered) return
    event.preventDefault()
    this.drop(null, [], event.dataTransfer)
  }

  onEvent(event, news) {
    switch (event.kind) {
      case jgb.EVENT_DRAG_SESSION_WILL_BEGIN:
        this.count = event.value
        this.preview = new DragPreview(this.binder, event)
        break
      case jgb.EVENT_DRAG_ITEMS_ADDED:
        this.count = event.value
        break
      case jgb.EVENT_DRAG_SESSION_DID_END:
        this.preview?.remove()
        this.preview = undefined
        this.#leave()
        break
      case jgb.EVENT_DROP_SESSION_DID_UPDATE: {
        const isLine = event.otherValue === jgb.DROP_INSERT_AT_DESTINATION &&
          event.value >= jgb.DROP_COPY && this.options.configuration?.opensGaps === false
        this.#rect = isLine ? rectOf(event.point, event.otherPoint) : null
        if (event.number > 0) announce(this.#message(event))
        break
      }
      case jgb.EVENT_DROP_SESSION_DID_EXIT:
      case jgb.EVENT_DROP_SESSION_DID_END:
        this.#rect = null
        break
      case jgb.EVENT_PERFORM_DROP:
        this.#perform(event, news.runs)
    }
  }

  #message(event) {
    const { messages } = this.binder.options
    return messages?.[event.kind]?.(event) ?? `${event.number} of ${event.otherNumber}`
  }

  #perform(event, runs) {
    const { from = this, items, dataTransfer } = this.coming ?? {}
    this.coming = undefined
    this.options.onDrop?.({
      indexPath: event.element.indexPath, operation: event.value, intent: event.otherValue,
      items: items ?? runs.slice(event.firstRun, event.firstRun + event.runCount),
      movedTo: event.number >= 0 ? event.number : null, source: from && from.binder, dataTransfer,
    })
    // Last: until then the items are where `items` says.
    if (from !== this) from?.options.onDragged?.(items, event.value)
    this.binder.request()
  }

  onDraw() {
    showRect(this.binder, this.#line, this.#rect)
  }

  cancel() {
    this.leave()
  }

  destroy() {
    lists.delete(this)
    this.isEntered = false
    this.#leave()
    this.preview?.remove()
    this.#line.remove()
  }
}
