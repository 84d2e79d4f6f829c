/** Unicode noncharacter that marks the names of attributes. It does not occur in text. */
const mark = '\uFDD0'

/**
 * Matches a character that can precede an attribute name, if `on` or `style` follows. The match may
 * also lie in a text or in an attribute's value.
 */
const reportedStart = /([\t\n\f\r "'/])(?=on|style)/gi

/**
 * Marks possible `style` attributes and event handlers in HTML. The content security policy blocks
 * them, and the browser reports each one that it parses, even in a document that runs no scripts. A
 * browser ignores an attribute with a mark in its name. The HTML is not parsed, so marks also get
 * into texts and values; {@link removeMarks} removes them there.
 */
export function markReportedAttributes(html: string): string {
  return html.replaceAll(mark, '').replace(reportedStart, `$1${mark}`)
}

type IsKept = (tag: string, attribute: string) => boolean

/**
 * Removes marked attributes from parsed HTML, and marks from its texts and values.
 * @param isKept true for attributes whose values are restored; other attributes with a mark in
 * their value are removed
 */
export function removeMarks(nodes: DocumentFragment, isKept: IsKept): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) removeMarksOf(node, isKept)
    else if (node.nodeValue?.includes(mark)) node.nodeValue = withoutMarks(node.nodeValue)
  }
}

// Form fields can shadow methods of their form, for example a field named `getAttribute`.
const { getAttributeNames, getAttribute, setAttribute, removeAttribute } = Element.prototype

function removeMarksOf(element: Element, isKept: IsKept): void {
  for (const name of getAttributeNames.call(element)) {
    const value = getAttribute.call(element, name) ?? ''
    const isMarked = name.includes(mark)
    if (!isMarked && !value.includes(mark)) continue
    // Other attributes are removed, since Trusted Types reject new values of some, such as the
    // `src` of an `embed`.
    if (!isMarked && isKept(element.localName, name))
      setAttribute.call(element, name, withoutMarks(value))
    else removeAttribute.call(element, name)
  }
}

const withoutMarks = (text: string): string => text.replaceAll(mark, '')
