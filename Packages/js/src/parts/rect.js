// A rectangle of the content, and a node that shows it.

/** The rectangle between two corners. */
export function rectOf(one, other) {
  return {
    x: Math.min(one.x, other.x), y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y),
  }
}

/** Has a node of the layer show a rectangle, or none. */
export function showRect({ layer, origin }, node, rect) {
  if (!rect) return node.remove()
  node.style.transform = `translate(${rect.x - origin.x}px,${rect.y - origin.y}px)`
  node.style.width = `${rect.width}px`
  node.style.height = `${rect.height}px`
  if (!node.isConnected) layer.append(node)
}
