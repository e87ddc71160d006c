// For Svelte: an action, and components in its children.
import { attach } from './attachment.js'

/** `use:jogakbo={{ view, render, ... }}`: the view, and the options of a binder. */
export const jogakbo = attach

/**
 * A `render` that mounts a component in each child, and takes it away as the child shows another
 * element, and as the binder is destroyed. `mount` and `unmount` are those of the module svelte.
 * The component has the properties `indexPath` and `element`, and those of `properties(indexPath)`.
 */
export function rendersComponent({ mount, unmount }, component, properties = () => ({})) {
  const mounted = new WeakMap()
  return (target, indexPath, element) => {
    const end = () => unmount(mounted.get(target))
    if (mounted.has(target)) end()
    else target.jogakbo.binder.signal.addEventListener('abort', end)
    mounted.set(target, mount(component, {
      target, props: { ...properties(indexPath), indexPath, element },
    }))
  }
}
