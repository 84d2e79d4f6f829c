/**
 * Creates elements without HTML strings. The page's content security policy forbids HTML strings.
 */

type Child = Node | string | undefined

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== undefined))
}

/** Creates an HTML element. Attributes that are undefined or false are omitted. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  fill(element, attributes, children)
  return element
}

/** Creates an SVG element. Attributes that are undefined or false are omitted. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  fill(element, attributes, children)
  return element
}

/**
 * Element of the page with the given id.
 * @throws if there is none.
 */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}

/**
 * Sets the text of a node. Equal text is not set again, because that would cost a layout. An
 * existing text node is changed, because a new one would also cost styles.
 */
export function setText(node: Element, text: string): void {
  if (node.textContent === text) return
  const { firstChild: first } = node
  if (first instanceof Text && text !== '' && node.childNodes.length === 1) first.data = text
  else node.textContent = text
}

/** Sets an attribute of a node, unless it already has this value. */
export function setAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}

/** Text with each `{name}` replaced by its value. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
