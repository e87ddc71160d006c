// Drags from list to list: the view under the pointer is told of what comes from another one, and a copy of
// what is dragged goes along with the pointer.
import { CELL, DROP_CANCEL, DROP_MOVE } from './jogakbo/src/jogakbo.js'

/** Has `move(from, runs, to, item)` called as items of one binder are dropped in another one, and as Alt
 * with an arrow key moves one across. */
export function moveBetween(binders, move) {
  let ghost, grip
  let over // the binder that items of another one are dragged over
  const from = () => binders.find(({ view }) => view.draggedRuns().length > 0)

  const place = ({ clientX, clientY }, binder) => {
    const { left, top } = binder.element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const leave = () => {
    over?.view.exitDrop()
    over?.request()
    over = undefined
  }
  const end = () => {
    ghost?.remove()
    ghost = undefined
  }

  addEventListener('pointerdown', ({ clientX, clientY, target }) => {
    const cell = target.closest?.('[aria-posinset]')
    const box = cell?.getBoundingClientRect()
    grip = cell && { cell, x: clientX - box.left, y: clientY - box.top }
  }, true)

  addEventListener('pointermove', (event) => {
    const source = event.buttons > 0 && grip && from()
    if (!source) return
    if (!ghost) {
      ghost = document.body.appendChild(grip.cell.cloneNode(true))
      ghost.removeAttribute('id')
      ghost.ariaHidden = 'true'
      ghost.classList.add('ghost')
    }
    ghost.style.transform = `translate(${event.clientX - grip.x}px,${event.clientY - grip.y}px) rotate(2deg)`
    const below = document.elementFromPoint(event.clientX, event.clientY)
    const target = binders.find(({ element }) => element.contains(below))
    if (over !== target) leave()
    if (!target || target === source) return
    const [position, time] = [place(event, target), target.time(event.timeStamp)]
    if (over) target.view.updateDrop(position, time)
    else target.view.enterDrop(false, 1, position, time)
    over = target
    target.request()
  }, true)

  addEventListener('pointerup', (event) => {
    const source = over && from()
    if (source) {
      const to = over
      const runs = source.view.draggedRuns()
      const { destination } = to.view.dropState()
      const isTaken = to.view.performDrop(to.time(event.timeStamp))
      if (!isTaken) to.view.exitDrop()
      over = undefined
      source.view.endDrag(isTaken ? DROP_MOVE : DROP_CANCEL)
      if (isTaken) move(source, runs, to, destination.item)
      for (const binder of [source, to]) binder.request()
    }
    end()
  }, true)
  addEventListener('pointercancel', () => { leave(); end() }, true)

  binders.forEach((binder, index) => binder.element.addEventListener('keydown', (event) => {
    const to = binders[index + { ArrowLeft: -1, ArrowRight: 1 }[event.key]]
    const { hasFocus, element: { indexPath } } = binder.view.focusState()
    if (!event.altKey || !to || !hasFocus) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const item = Math.min(indexPath.item, to.view.numberOfItems(0))
    move(binder, [{ indexPath, count: 1 }], to, item)
    to.element.focus()
    to.view.setFocusedElement({ category: CELL, elementKind: 0, indexPath: { section: 0, item } })
    to.view.scrollToFocusedElement(true)
    for (const each of [binder, to]) each.request()
  }, true))
}
