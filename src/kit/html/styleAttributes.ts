const space = '[\\t\\n\\f\\r ]'
const value = `${space}*=${space}*(?:"[^"]*"|'[^']*'|[^\\t\\n\\f\\r >"'][^\\t\\n\\f\\r >]*)?`
const separators = '[\\t\\n\\f\\r /]*'
const name = '(?:=[^\\t\\n\\f\\r />=]*|[^\\t\\n\\f\\r />=]+)'
const comment = '<!--(?:-?>|[^]*?(?:--!?>|$))'

/** As the standard's tokenizer reads them. */
const commentOrStartTag = new RegExp(
  `${comment}|(<[a-z][^\\t\\n\\f\\r />]*)((?:${separators}${name}(?:${value})?)+)`,
  'gi',
)
const attribute = new RegExp(`(${separators})(${name})(?:${value})?`, 'g')

/**
 * HTML without the `style` attributes of its tags. The page's policy refuses them, and the browser
 * reports each that it meets, even where the HTML is only read in order to be sanitized. This makes
 * nothing safe: what it overlooks is refused all the same.
 */
export function withoutStyleAttributes(html: string): string {
  if (!/style/i.test(html)) return html
  return html.replace(commentOrStartTag, (whole, tag?: string, attributes?: string) =>
    tag === undefined || attributes === undefined
      ? whole
      : tag +
        attributes.replace(attribute, (one, before: string, called: string) =>
          called.toLowerCase() === 'style' ? before : one,
        ),
  )
}
