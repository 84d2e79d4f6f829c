const texts = ['p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const emphasis = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const media = ['a', 'img', 'figure', 'figcaption']

/** Elements and attributes allowed in a server's HTML. */
export const allowedTags = [...texts, ...headings, ...emphasis, ...lists, ...tables, ...media]

/**
 * Without `style`, `class`, `id` and `name`, the HTML can neither cover nor imitate other parts of
 * the page.
 */
export const allowedAttributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'start'],
  ...['colspan', 'rowspan', 'scope'],
]

export const isAllowed = (tag: string, attribute: string): boolean =>
  allowedTags.includes(tag) && allowedAttributes.includes(attribute)
