// What the page says about itself.

/** How long the latest display frames took, from the engine's answer to the last write to the DOM. */
export class Durations {
  #latest = []

  add(milliseconds) {
    this.#latest.push(milliseconds)
    if (this.#latest.length > 500) this.#latest.shift()
  }

  /** The duration that a part of all display frames does not exceed. */
  quantile(part) {
    const sorted = this.#latest.toSorted((one, other) => one - other)
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  }
}

const text = (number, digits) => number.toLocaleString('en', { maximumFractionDigits: digits })

/** Shows figures of a binder four times a second. Returns what the binder calls for each frame. */
export function showFigures(binderOf) {
  const durations = new Durations()
  const put = (id, value) => { document.getElementById(id).textContent = value }
  setInterval(() => {
    const { view, nodeCount } = binderOf()
    put('frame', `${durations.quantile(0.95).toFixed(2)} ms`)
    put('offset', text(view.scrolling().contentOffset.y, 0))
    put('selected', text(view.selection().count, 0))
    put('nodes', nodeCount)
  }, 250)
  return (milliseconds) => durations.add(milliseconds)
}

export async function showCode(place) {
  place.textContent = await (await fetch(new URL('page.js', import.meta.url))).text()
}
