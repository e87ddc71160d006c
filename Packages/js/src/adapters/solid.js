// For Solid: a component without JSX of its own.
import { createEffect, createRoot, getOwner, onCleanup, onMount, splitProps } from 'solid-js'
import { insert, spread } from 'solid-js/web'
import { Binder } from '../binder.js'
import { optionsOf } from './options.js'

const own = ['view', 'children', 'onBinder', 'onEvents', 'onDraw', 'measuresItems', 'itemClass',
  'role', 'itemRole', 'messages', 'environment', 'parts']

/** An element that shows a view: `children(indexPath, element)` returns what a child shows. */
export function JogakboView(properties) {
  const [mine, attributes] = splitProps(properties, own)
  const node = document.createElement('div')
  spread(node, attributes, false, true)
  const owner = getOwner()
  const disposers = new Map()
  const render = (target, indexPath, element) => {
    disposers.get(target)?.()
    createRoot((dispose) => {
      disposers.set(target, () => {
        dispose()
        target.replaceChildren()
      })
      insert(target, () => mine.children(indexPath, element))
    }, owner)
  }
  onMount(() => {
    let binder
    const end = () => {
      binder?.destroy()
      for (const dispose of disposers.values()) dispose()
      disposers.clear()
    }
    createEffect(() => {
      const { view } = mine
      end()
      binder = new Binder(node, view, { ...optionsOf(mine, () => mine), render })
      mine.onBinder?.(binder)
    })
    onCleanup(end)
  })
  return node
}
