// The photos of the wall: in which order they are, which ones are shown, and what they were before.
import { subjectOf } from './pictures.js'

export function wallOf(count, show) {
  let photos = Array.from({ length: count }, (_, photo) => photo)
  let subject = ''
  const past = []
  const isShown = (photo) => !subject || subjectOf(photo) === subject
  const wall = { shown: [] }
  const find = () => {
    wall.shown = photos.filter(isShown)
    undo.disabled = past.length === 0
  }
  const change = (next) => {
    past.push(photos)
    photos = next
    find()
  }
  wall.apply = () => {
    find()
    show(wall.shown)
  }
  /** Takes the order over that the shown photos have in the view. */
  wall.reorder = (order) => {
    let next = 0
    change(photos.map((photo) => isShown(photo) ? order[next++] : photo))
  }
  wall.remove = (isGone) => {
    const gone = new Set(wall.shown.filter(isGone))
    change(photos.filter((photo) => !gone.has(photo)))
    wall.apply()
  }
  undo.onclick = () => {
    photos = past.pop()
    wall.apply()
  }
  for (const button of filters.querySelectorAll('[data-subject]')) {
    button.onclick = () => {
      subject = button.dataset.subject
      for (const other of filters.querySelectorAll('[data-subject]')) {
        other.ariaPressed = String(other === button)
      }
      wall.apply()
    }
  }
  return wall
}
