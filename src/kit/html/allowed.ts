const texts = ['p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const emphasis = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const media = ['a', 'img', 'figure', 'figcaption']

/** What a server's HTML may be made of. */
export const allowedTags = [...texts, ...headings, ...emphasis, ...lists, ...tables, ...media]

/** No `style`, `class`, `id` or `name`: it can neither cover our page nor pass for a part of it. */
export const allowedAttributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'start'],
  ...['colspan', 'rowspan', 'scope'],
]

export const isAllowed = (tag: string, attribute: string): boolean =>
  allowedTags.includes(tag) && allowedAttributes.includes(attribute)
