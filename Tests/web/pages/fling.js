// Watches the first page while its list scrolls: how long frames take, and what is seen of them.
import { durations } from '/gallery.js'

const list = document.getElementById('list')

/** Starts to watch. Returns a function that ends it and tells what was seen. */
export function watch() {
  durations.length = 0
  let [frames, blank, beyond, tasks] = [0, 0, 0, 0]
  const observer = new PerformanceObserver((entries) => { tasks += entries.getEntries().length })
  observer.observe({ type: 'longtask' })
  let due = requestAnimationFrame(look)

  function look() {
    // The next turn: after all that is drawn for this refresh of the screen.
    setTimeout(() => {
      const outer = list.getBoundingClientRect()
      const boxes = [...list.querySelectorAll('.row')].map((row) => row.getBoundingClientRect())
        .filter(({ height }) => height > 0).sort((one, other) => one.top - other.top)
      const shown = boxes.filter(({ top, bottom }) => bottom > outer.top && top < outer.bottom)
      let edge = outer.top + 2
      for (const { top, bottom } of shown) if (top <= edge + 1) edge = Math.max(edge, bottom)
      frames += 1
      if (edge < outer.bottom - 2) blank += 1
      beyond = Math.max(beyond, list.querySelectorAll('.row').length - shown.length)
    })
    due = requestAnimationFrame(look)
  }

  return () => {
    cancelAnimationFrame(due)
    observer.disconnect()
    const sorted = durations.toSorted((one, other) => one - other)
    const p99 = sorted[Math.floor(0.99 * sorted.length)]
    return { frames: sorted.length, looks: frames, p99, blank, beyond, tasks }
  }
}
