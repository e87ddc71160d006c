// For React 18 and later.
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Binder } from '../binder.js'
import { attributesOf, optionsOf } from './options.js'

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A view that `make` makes, once, and that is destroyed with the component. */
export function useView(make) {
  const [view] = useState(make)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // In strict mode React mounts again at once what it has taken away.
      queueMicrotask(() => { if (!isMounted.current) view.destroy() })
    }
  }, [view])
  return view
}

/** What a reusable view shows, which is another one by then. */
const bindingOf = ({ reusable, generation, content, indexPath, element }) =>
  ({ key: `${reusable}.${generation}`, content, indexPath, element })

/**
 * An element that shows a view. `renderItem(indexPath, element)` returns what a child shows.
 * `itemClass` is the class of the children; `onBinder` gets the binder, and null at the end.
 * Options of the binder are properties, too; all others are those of the element.
 */
export function JogakboView(properties) {
  const { view, renderItem } = properties
  const element = useRef(null)
  const latest = useRef(properties)
  latest.current = properties
  const [bindings, setBindings] = useState([])
  useEffectBeforePaint(() => {
    const binder = new Binder(element.current, view, {
      ...optionsOf(properties, () => latest.current),
      // At once: children that are measured need their content.
      renderAll: (_, shown) => flushSync(() => setBindings(shown.map(bindingOf))),
    })
    latest.current.onBinder?.(binder)
    return () => {
      latest.current.onBinder?.(null)
      binder.destroy()
      setBindings([])
    }
  }, [view])
  return createElement('div', { ...attributesOf(properties, ['renderItem']), ref: element },
    bindings.map(({ key, content, indexPath, element: shown }) =>
      createPortal(renderItem(indexPath, shown), content, key)))
}
