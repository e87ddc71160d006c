// The first display frame as HTML, for servers. A binder in the page takes it over.
import * as jgb from './constants.js'
import { matrixOf, placed } from './reusable-view.js'
import { isSelectable, placeOf, rolesOf } from './roles.js'

const escaped = (text) => String(text).replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`)

const attributesOf = (attributes) => Object.entries(attributes)
  .filter(([, value]) => value !== undefined && value !== false)
  .map(([name, value]) => ` ${name}="${escaped(value === true ? '' : value)}"`).join('')

function styleOf({ frame, alpha, zIndex, flags, transform }, offset, transforms) {
  const hidden = flags & jgb.ELEMENT_HIDDEN ? ';visibility:hidden' : ''
  return `${placed};width:${frame.width}px;height:${frame.height}px;` +
    `transform:translate(${frame.x - offset.x}px,${frame.y - offset.y}px)${
      matrixOf(transforms, transform)};` +
    `${alpha < 1 ? `opacity:${alpha};` : ''}z-index:${zIndex}${hidden}`
}

/**
 * The HTML of an element that shows a view, as a binder would show it first.
 *
 * bounds: { width, height } of the element in the page, and x and y, the content offset.
 * render(indexPath, element): the HTML of an item, a header or a footer. It goes in as it is.
 * attributes: of the element, such as `id`, `class` and `aria-label`.
 * Other options are those of the binder: className, role, itemRole; and hasContents, for binders
 * that measure items, or have swipe actions.
 */
export function renderToString(view, options) {
  const { bounds, render, attributes = {}, hasContents = options.measuresItems } = options
  const roles = rolesOf(view)
  const { className = 'jogakbo-item', role = roles[0], itemRole = roles[1] } = options
  const frame = view.displayFrame({
    bounds: { x: 0, y: 0, ...bounds }, time: 0, flags: jgb.REQUEST_COMPLETE,
  })
  // Copies: each call with the view may move its memory.
  const transforms = frame.transforms.slice()
  const { elements, contentOffset } = frame.toObject()
  const children = elements.map((each) => {
    const { category, elementKind, indexPath } = each.element
    const isCell = category === jgb.CELL
    const isRow = itemRole === 'row'
    const isSelected = isCell && (each.flags & jgb.ELEMENT_SELECTED) !== 0
    const { positionInSet, setSize } = isCell
      ? placeOf(view, { element: each.element, ...indexPath }) : {}
    const html = render(indexPath, { category, elementKind })
    return `<div${attributesOf({
      class: className, role: isCell ? itemRole : 'presentation',
      'data-element': [category, elementKind, indexPath.section, indexPath.item].join(' '),
      'data-selected': isSelected,
      'aria-selected': isCell && isSelectable(itemRole) ? String(isSelected) : undefined,
      'aria-rowindex': isRow ? positionInSet : undefined,
      'aria-posinset': isRow ? undefined : positionInSet,
      'aria-setsize': isRow ? undefined : setSize,
      style: styleOf(each, contentOffset, transforms),
    })}>${hasContents ? `<div>${html}</div>` : html}</div>`
  })
  const style = 'position:relative;overflow:hidden;contain:strict;' +
    `width:${bounds.width}px;height:${bounds.height}px`
  return `<div${attributesOf({
    role, tabindex: 0, ...attributes,
    style: attributes.style === undefined ? style
      : `position:relative;overflow:hidden;contain:strict;${attributes.style}`,
  })}><div data-jogakbo role="presentation" ${
    'style="position:absolute;left:0;top:0;width:0;height:0"'}>${children.join('')}</div></div>`
}
