import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { answer, history } from './conversation.js'
const isNearStart = ({ kind }) => kind === jgb.EVENT_NEAR_START
const [jogakbo, messages] = [await jgb.load(), history(40)]
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createListLayout({ configuration: { sectionMetrics: {
    minimumLineSpacing: 0, estimatedItemSize: { width: 1, height: 64 } } } }),
  contentAnchor: { policy: jgb.ANCHOR_END, shortContent: jgb.SHORT_CONTENT_END },
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
  eventMask: jgb.EVENT_MASK_NEAR_START,
})
view.setItems(messages.length)
const binder = new Binder(list, view, {
  className: 'message', measuresItems: true,
  render(node, { item }) {
    node.className = `bubble ${messages[item].from}`
    node.textContent = messages[item].text
  },
  onEvents: (events) => { if (events.some(isNearStart)) insert(0, history(40)) },
})
function insert(item, added, animation) {
  messages.splice(item, 0, ...added)
  view.insertItems({ section: 0, item }, added.length, null, animation)
  view.endLoading()
  binder.request()
}
form.onsubmit = async (event) => {
  event.preventDefault()
  const message = { from: 'them', text: '' }
  insert(messages.length, [{ from: 'me', text: text.value || 'How tall is a row?' }, message], {})
  text.value = ''
  for await (const words of answer()) {
    message.text += words
    view.reconfigureItems({ section: 0, item: messages.indexOf(message) }, 1)
    binder.request()
  }
  news.textContent = `Answer: ${message.text}`
}
form.requestSubmit()
