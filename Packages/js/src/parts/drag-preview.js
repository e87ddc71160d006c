// What follows the pointer while items are dragged: a copy of the child of the item.

export class DragPreview {
  constructor(binder, { reusableView, element, value, point }) {
    const view = binder.reusableView(reusableView)
    const node = view?.node ?? binder.nodeFor(element.indexPath)
    if (!node) return
    const pointer = binder.clientPosition(point)
    const place = node.getBoundingClientRect()
    this.node = node.cloneNode(true)
    this.node.removeAttribute('id')
    this.node.ariaHidden = true
    this.node.classList.add('jogakbo-drag-preview')
    this.node.dataset.count = value
    this.node.style.cssText = `position:fixed;left:0;top:0;margin:0;box-sizing:border-box;` +
      `pointer-events:none;z-index:2147483647;width:${place.width}px;height:${place.height}px`
    this.grip = { x: pointer.clientX - place.left, y: pointer.clientY - place.top }
    document.body.append(this.node)
    this.move(pointer)
  }

  move({ clientX, clientY }) {
    if (!this.node) return
    this.node.style.transform = `translate(${clientX - this.grip.x}px,${clientY - this.grip.y}px)`
  }

  remove() {
    this.node?.remove()
  }
}
