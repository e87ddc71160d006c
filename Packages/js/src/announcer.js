// A live region of the document: what it is given, screen readers say.

let region

/** Says a text, once what is being said has come to its end. */
export function announce(text) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.role = 'status' // which is polite
    region.className = 'jogakbo-announcer'
    region.style.cssText = 'position:fixed;clip-path:inset(50%);white-space:nowrap'
    document.body.append(region)
  }
  // The same text again is read again as it is another node.
  region.replaceChildren(document.createTextNode(text))
}
