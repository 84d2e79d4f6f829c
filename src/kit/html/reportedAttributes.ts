/** A Unicode noncharacter, which no text needs. */
const mark = '\uFDD0'

/** Possible start of an attribute name in any state of a tokenizer, texts and values included. */
const reportedStart = /([\t\n\f\r "'/])(?=on|style)/gi

/**
 * Marks possible `style` attributes and event handlers in HTML. The content security policy blocks
 * these attributes, and the browser reports each one that it parses, in every kind of document,
 * even though none would run. A mark turns the name into one without a meaning. The text is not
 * interpreted, so that no markup can hide a name; texts and values are marked as well, and restored
 * by {@link removeMarks}.
 */
export function markReportedAttributes(html: string): string {
  return html.replaceAll(mark, '').replace(reportedStart, `$1${mark}`)
}

type IsKept = (tag: string, attribute: string) => boolean

/**
 * Removes the marked attributes from parsed markup, and the marks from its texts and values.
 *
 * @param isKept true for attributes whose marked values are restored; other attributes with a mark
 * are removed
 */
export function removeMarks(nodes: DocumentFragment, isKept: IsKept): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) removeMarksOf(node, isKept)
    else if (node.nodeValue?.includes(mark)) node.nodeValue = withoutMarks(node.nodeValue)
  }
}

// Fields of a form may be named like the form's methods and shadow them.
const { getAttributeNames, getAttribute, setAttribute, removeAttribute } = Element.prototype

function removeMarksOf(element: Element, isKept: IsKept): void {
  for (const name of getAttributeNames.call(element)) {
    const value = getAttribute.call(element, name) ?? ''
    const isMarked = name.includes(mark)
    if (!isMarked && !value.includes(mark)) continue
    // Trusted Types reject new values of other attributes, such as the `src` of an `embed`.
    if (!isMarked && isKept(element.localName, name))
      setAttribute.call(element, name, withoutMarks(value))
    else removeAttribute.call(element, name)
  }
}

const withoutMarks = (text: string): string => text.replaceAll(mark, '')
