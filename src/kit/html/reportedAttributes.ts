/** A noncharacter of Unicode, which no text has a use for. */
const mark = '\uFDD0'

/** The start of an attribute's name, wherever a tokenizer may be: also within texts and values. */
const reportedStart = /([\t\n\f\r "'/])(?=on|style)/gi

/**
 * Marks what could be a `style` attribute or an event handler. A page's policy refuses these, and
 * the browser reports each that it parses, in every kind of document, though nothing of it would
 * run. A marked name is an attribute that means nothing. The text is not interpreted, so that no
 * markup can hide a name from it; texts and values are marked as well, and mended by {@link
 * removeMarks}.
 */
export function markReportedAttributes(html: string): string {
  return html.replaceAll(mark, '').replace(reportedStart, `$1${mark}`)
}

type IsKept = (tag: string, attribute: string) => boolean

/**
 * Removes the marked attributes from parsed markup, and the marks from its texts and values.
 *
 * @param isKept whose marked values are mended; others with a mark are removed
 */
export function removeMarks(nodes: DocumentFragment, isKept: IsKept): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) removeMarksOf(node, isKept)
    else if (node.nodeValue?.includes(mark)) node.nodeValue = withoutMarks(node.nodeValue)
  }
}

// A form's fields can be named like its methods, and hide them.
const { getAttributeNames, getAttribute, setAttribute, removeAttribute } = Element.prototype

function removeMarksOf(element: Element, isKept: IsKept): void {
  for (const name of getAttributeNames.call(element)) {
    const value = getAttribute.call(element, name) ?? ''
    const isMarked = name.includes(mark)
    if (!isMarked && !value.includes(mark)) continue
    // Trusted Types refuse a new value for some others, such as the `src` of an `embed`.
    if (!isMarked && isKept(element.localName, name))
      setAttribute.call(element, name, withoutMarks(value))
    else removeAttribute.call(element, name)
  }
}

const withoutMarks = (text: string): string => text.replaceAll(mark, '')
