// The part of Vue 3 that the component uses, for tests: Debian has Vue 2 only. It renders what
// `h()` describes, once at first and again by `update()`; there is no reactivity.

export const Teleport = Symbol('Teleport')
let current = null

export const h = (type, properties, children) => ({
  type, properties: properties ?? {},
  children: [children].flat().filter((each) => each != null),
})
export const ref = (value) => ({ value })
export const defineComponent = (component) => component
export const getCurrentInstance = () => current
export const onMounted = (body) => { current.mounted.push(body) }
export const onBeforeUnmount = (body) => { current.ended.push(body) }

export function watch(source, body) {
  let value = source()
  current.watchers.push(() => {
    const before = value
    value = source()
    if (value !== before) body(value, before)
  })
}

/** Fills a node anew with what is described. */
function fill(node, children) {
  for (const child of children) {
    if (typeof child === 'string') node.append(child)
    else node.append(make(child))
  }
}

function make({ type, properties, children }) {
  const node = document.createElement(type)
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'ref') value.value = node
    else node.setAttribute(name, value)
  }
  fill(node, children)
  return node
}

/** Mounts a component in an element. Returns what takes it away, and what changes properties. */
export function mount(component, { properties, attributes, slots, emit }, target) {
  const instance = { mounted: [], ended: [], watchers: [] }
  current = instance
  const render = component.setup(properties, { slots, emit })
  current = null
  // Teleports by their keys: what stays is left alone, as Vue does.
  let teleports = new Map()
  const patch = (description) => {
    const shown = description.children.filter(({ type }) => type === Teleport)
    const next = new Map(shown.map((child) => [child.properties.key, child]))
    for (const [key, child] of teleports) {
      if (!next.has(key)) child.properties.to.replaceChildren()
    }
    for (const [key, { properties: { to }, children }] of next) {
      if (!teleports.has(key)) fill(to, children)
    }
    teleports = next
  }
  const first = render()
  const root = make({ ...first, children: first.children.filter(({ type }) => type !== Teleport) })
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  instance.update = () => patch(render())
  target.append(root)
  for (const body of instance.mounted) body()
  return {
    unmount() {
      for (const body of instance.ended) body()
      root.remove()
    },
    set(changed) {
      Object.assign(properties, changed)
      for (const watcher of instance.watchers) watcher()
      instance.update()
    },
  }
}
