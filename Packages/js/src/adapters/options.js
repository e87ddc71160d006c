// Which properties of a component are options of a binder.

const names = ['measuresItems', 'role', 'itemRole', 'messages', 'environment', 'parts']

/** The options of a binder among properties. Callbacks are looked up as they are called. */
export function optionsOf(properties, latest) {
  const options = {
    onEvents: (...given) => latest().onEvents?.(...given),
    onDraw: (...given) => latest().onDraw?.(...given),
  }
  for (const name of names) if (properties[name] !== undefined) options[name] = properties[name]
  if (properties.itemClass !== undefined) options.className = properties.itemClass
  return options
}

/** Properties that are of the element. */
export function attributesOf(properties, own) {
  const taken = new Set([...names, ...own, 'view', 'itemClass', 'onEvents', 'onDraw', 'onBinder'])
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !taken.has(name)))
}
