// The band that a mouse draws over items to select them.
import { EVENT_BAND_CHANGED, EVENT_MASK_BANDS } from '../constants.js'
import { rectOf, showRect } from './rect.js'

/** Shows the band by which a mouse selects items; `className` is for style sheets. */
export const bands = ({ className = 'jogakbo-band' } = {}) => (binder) => {
  const node = document.createElement('div')
  node.className = className
  node.style.cssText = 'position:absolute;left:0;top:0;box-sizing:border-box;pointer-events:none;' +
    'border:1px solid Highlight;background:color-mix(in srgb, Highlight 20%, transparent);' +
    'z-index:2147483646'
  let rect = null
  return {
    events: EVENT_MASK_BANDS,
    onEvent({ kind, value, point, otherPoint }) {
      if (kind === EVENT_BAND_CHANGED) rect = value > 0 ? rectOf(point, otherPoint) : null
    },
    onDraw() {
      showRect(binder, node, rect)
    },
    destroy() {
      node.remove()
    },
  }
}
