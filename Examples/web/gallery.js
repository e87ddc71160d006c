// What the pages have in common: the button that copies their code, and figures of display frames.

copy.onclick = async () => {
  await navigator.clipboard.writeText(code.textContent)
  copy.textContent = 'Copied'
  setTimeout(() => { copy.textContent = 'Copy' }, 3000)
}

/** How long the latest display frames took, with what is written to the DOM. The first one is by
 * itself: the browser compiles the engine as it runs. */
export const durations = []
let first

/** What a Binder calls for each display frame. */
export function measure(milliseconds) {
  if (first === undefined) first = milliseconds
  else durations.push(milliseconds)
  if (durations.length > 500) durations.shift()
}

/** The duration that a part of the latest display frames does not exceed. */
export function quantile(part) {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

export const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format

/** Shows figures four times a second: of a binder, and those that the page has, by their ids. */
export function showFigures(binder, others = {}) {
  const figures = {
    first: () => first === undefined ? '–' : `${first.toFixed(1)} ms`,
    frame: () => `${quantile(0.95).toFixed(2)} ms`,
    offset: () => number(binder.view.scrolling().contentOffset.y),
    nodes: () => binder.nodeCount,
    ...others,
  }
  setInterval(() => {
    for (const [id, figure] of Object.entries(figures)) {
      const place = document.getElementById(id)
      if (place) place.textContent = figure()
    }
    drawBars(document.querySelector('.bars'))
  }, 250)
}

/** The latest display frames as bars. The line is at 4 ms. */
function drawBars(canvas) {
  if (!canvas) return
  const width = canvas.clientWidth * devicePixelRatio
  const height = canvas.clientHeight * devicePixelRatio
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const style = getComputedStyle(canvas)
  const step = 4 * devicePixelRatio
  const of = (milliseconds) => Math.min(milliseconds / 6, 1) * height
  context.fillStyle = style.getPropertyValue('color')
  durations.slice(-Math.floor(width / step)).forEach((duration, index) => {
    const length = Math.max(of(duration), devicePixelRatio)
    context.fillRect(index * step, height - length, step - devicePixelRatio, length)
  })
  context.fillStyle = style.getPropertyValue('border-top-color')
  context.fillRect(0, height - of(4), width, devicePixelRatio)
}
