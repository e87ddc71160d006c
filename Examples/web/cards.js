// What the cards of the board say, and the keys that move them across.
import { CELL } from 'jogakbo'

const tasks = ['Cut the patches for', 'Choose the thread of', 'Mend the seams of', 'Photograph',
  'Press', 'Write the label of', 'Find a frame for', 'Wash, by hand and with great care,']
const things = ['the blue cloth', 'a wrapping cloth of ramie and silk', 'the table runner',
  'the curtain in the north hall', 'a sampler', 'the cloth with the bats',
  'the wedding cloth that came in March', 'the door hanging']
const kinds = ['Silk', 'Ramie', 'Hemp', 'Cotton', 'Wool', 'Linen']

const pick = (list, id, factor) => list[Math.imul(id + 5, factor) >>> 11 & 7]
const textOf = (id) => `${pick(tasks, id, 0x9e3779b1)} ${pick(things, id, 0x85ebca6b)}`

/** Puts a card into an element. */
export function show(node, id) {
  node.className = `card-text patch-${id % 6}`
  const kind = document.createElement('small')
  kind.textContent = `${kinds[id % 6]} · ${id + 1}`
  node.replaceChildren(kind, textOf(id))
}

/** Has `move(from, runs, to, index path)` called as Alt with an arrow key moves a card across. */
export function moveByKeys(binders, move) {
  binders.forEach(({ element, view }, index) => element.addEventListener('keydown', (event) => {
    const to = binders[index + { ArrowLeft: -1, ArrowRight: 1 }[event.key]]
    const { hasFocus, element: { indexPath } } = view.focusState()
    if (!event.altKey || !to || !hasFocus) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const place = { section: 0, item: Math.min(indexPath.item, to.view.numberOfItems(0)) }
    move(view, [{ indexPath, count: 1 }], to.view, place)
    to.view.setFocusedElement({ category: CELL, elementKind: 0, indexPath: place })
    to.element.focus()
    to.view.scrollToFocusedElement(true)
    for (const binder of binders) binder.request()
  }, true))
}
