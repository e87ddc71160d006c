// The part of Solid that the adapter uses, for tests: no registry has Solid for Debian. Signals run
// their effects at once; `insert()` shows what a function returns, and again as signals change.

let owner = null
let running = null

const within = (scope, body) => {
  const before = owner
  owner = scope
  try {
    return body()
  } finally {
    owner = before
  }
}

export const getOwner = () => owner
export const onCleanup = (body) => { owner?.cleanups.push(body) }
export const onMount = (body) => { queueMicrotask(((scope) => () => within(scope, body))(owner)) }

export function createRoot(body) {
  const scope = { cleanups: [] }
  const dispose = () => { for (const cleanup of scope.cleanups.splice(0)) cleanup() }
  return within(scope, () => body(dispose))
}

export function createSignal(value) {
  const readers = new Set()
  const read = () => {
    if (running) readers.add(running)
    return value
  }
  const write = (changed) => {
    value = changed
    for (const reader of [...readers]) reader()
  }
  return [read, write]
}

export function createEffect(body) {
  let isDisposed = false
  onCleanup(() => { isDisposed = true })
  const scope = owner
  const run = () => {
    if (isDisposed) return
    const before = running
    running = run
    try {
      within(scope, body)
    } finally {
      running = before
    }
  }
  run()
}

export function untrack(body) {
  const before = running
  running = null
  try {
    return body()
  } finally {
    running = before
  }
}

export function splitProps(properties, names) {
  const pick = (isOwn) => Object.defineProperties({}, Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(properties))
      .filter(([name]) => names.includes(name) === isOwn)))
  return [pick(true), pick(false)]
}

export function insert(parent, shown) {
  createEffect(() =>
    parent.replaceChildren(...[typeof shown === 'function' ? shown() : shown].flat()))
}

export function spread(node, properties) {
  createEffect(() => {
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'style') node.style.cssText += `;${value}`
      else node.setAttribute(name, value)
    }
  })
}
