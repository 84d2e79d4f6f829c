import createPurifier, { type Config, type DOMPurify } from 'dompurify'
import { createTrustedPolicy } from '../page/trustedTypes.ts'
import { allowedAttributes, allowedTags, isAllowed } from './allowed.ts'
import { tooLarge, wordsOf } from './bounds.ts'
import { safeLink } from './link.ts'
import { markReportedAttributes, removeMarks } from './reportedAttributes.ts'

/**
 * Has to be told to the browser: the header that allows it is in `gateway/http/securityHeaders.ts`.
 */
const policyName = 'portico-html'

const settings = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

let purifier: DOMPurify | undefined
let policy: Config['TRUSTED_TYPES_POLICY']

/**
 * What is safe to show of a server's HTML: elements and attributes of an allow-list, links and
 * pictures of `safeLink` alone. Of markup that is all forbidden nothing is left, and of what is too
 * large to be parsed in good time its words.
 *
 * These are nodes and no text, since text would be parsed a second time, and markup exists that
 * becomes something else then.
 */
export function safeNodes(html: string): DocumentFragment {
  if (tooLarge(html) !== undefined) {
    const words = document.createDocumentFragment()
    words.append(wordsOf(html))
    return words
  }
  purifier ??= prepare()
  return purifier.sanitize(parseHtml(html), {
    ...settings,
    ...(policy === undefined ? {} : { TRUSTED_TYPES_POLICY: policy }),
  })
}

/** What the page's own policy forbids, and reports even from documents that nobody sees. */
const reportedParts = 'style, base, script, template'

/**
 * The nodes of a text, not yet safe. A template's content neither runs nor loads anything, and
 * what would be reported once it is moved elsewhere is taken out of it.
 */
function parseHtml(html: string): DocumentFragment {
  const text = markReportedAttributes(html)
  const template = document.createElement('template')
  // A browser with Trusted Types takes nothing else here; TypeScript's DOM library knows text
  // alone.
  template.innerHTML = (policy?.createHTML(text) ?? text) as string
  for (const element of template.content.querySelectorAll(reportedParts)) element.remove()
  removeMarks(template.content, isAllowed)
  return template.content
}

function prepare(): DOMPurify {
  policy = createTrustedPolicy(policyName, {
    // Read by `parseHtml` and the purifier alone, in documents where nothing runs or loads.
    createHTML: (html) => html,
    createScriptURL: () => null,
    // The library's type names a browser class that TypeScript's DOM library does not have.
  }) as Config['TRUSTED_TYPES_POLICY']
  const created = createPurifier(window)
  // It would give back what it was given.
  if (!created.isSupported) throw new Error('This browser is too old to sanitize HTML')
  created.addHook('afterSanitizeAttributes', guardAddresses)
  return created
}

/** Also for what the library lets pass by itself, such as pictures that are data. */
function guardAddresses(element: Element): void {
  if (element.localName === 'a') guardLink(element)
  else if (element.localName === 'img') guardPicture(element)
  else for (const name of ['href', 'src']) element.removeAttribute(name)
}

function guardLink(link: Element): void {
  const address = safeLink(link.getAttribute('href') ?? '', location.origin)
  link.removeAttribute('src')
  if (address === undefined) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', address)
  if (address.startsWith('/')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function guardPicture(picture: Element): void {
  const address = safeLink(picture.getAttribute('src') ?? '', location.origin)
  if (address === undefined) {
    picture.remove()
    return
  }
  picture.removeAttribute('href')
  picture.setAttribute('src', address)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}
