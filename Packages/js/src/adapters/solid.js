// For Solid: a component without JSX of its own.
import {
  createEffect, createRoot, getOwner, onCleanup, onMount, splitProps, untrack,
} from 'solid-js'
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
    const begin = (view) => {
      end()
      binder = new Binder(node, view, { ...optionsOf(mine, () => mine), render })
      mine.onBinder?.(binder)
    }
    createEffect(() => {
      const { view } = mine
      // Signals that functions of the page read make no other binder.
      untrack(() => begin(view))
    })
    onCleanup(end)
  })
  return node
}
