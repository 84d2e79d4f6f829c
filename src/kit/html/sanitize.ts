import createPurifier, { type Config, type DOMPurify } from 'dompurify'
import { createTrustedPolicy } from '../page/trustedTypes.ts'
import { allowedAttributes, allowedTags, isAllowed } from './allowed.ts'
import { tooLarge, wordsOf } from './bounds.ts'
import { safeLink } from './link.ts'
import { markReportedAttributes, removeMarks } from './reportedAttributes.ts'

/**
 * Name of the Trusted Types policy. The content security policy must allow the name: see
 * `gateway/http/securityHeaders.ts`.
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
 * Sanitizes a server's HTML with an allow-list of elements and attributes. URLs of links and
 * pictures must pass `safeLink`. HTML that is too large to be parsed is reduced to its text.
 * Returns nodes instead of text, because text would be parsed again, and some markup changes its
 * meaning then (mutation XSS).
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

/** Elements that the content security policy reports, even in a document that is not shown. */
const reportedParts = 'style, base, script, template'

/**
 * Parses HTML to nodes that are not safe yet. In a template nothing runs or loads. Elements that
 * would be reported when they are moved to another document are removed.
 */
function parseHtml(html: string): DocumentFragment {
  const text = markReportedAttributes(html)
  const template = document.createElement('template')
  // Trusted Types require a TrustedHTML here. TypeScript's DOM library has no type for it.
  template.innerHTML = (policy?.createHTML(text) ?? text) as string
  for (const element of template.content.querySelectorAll(reportedParts)) element.remove()
  removeMarks(template.content, isAllowed)
  return template.content
}

function prepare(): DOMPurify {
  policy = createTrustedPolicy(policyName, {
    // Only `parseHtml` and DOMPurify use the result, in documents where nothing runs or loads.
    createHTML: (html) => html,
    createScriptURL: () => null,
    // DOMPurify's type names a browser class that TypeScript's DOM library does not have.
  }) as Config['TRUSTED_TYPES_POLICY']
  const created = createPurifier(window)
  // In an unsupported browser DOMPurify would return the input unsanitized.
  if (!created.isSupported) throw new Error('This browser is too old to sanitize HTML')
  created.addHook('afterSanitizeAttributes', guardAddresses)
  return created
}

/** Checks URLs, including those that DOMPurify allows by default, such as `data:` pictures. */
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
