// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import hostileHtml from '../../../tests/corpora/hostileHtml.json' with { type: 'json' }
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import { allowedAttributes, allowedTags } from './allowed.ts'
import { safeLink } from './link.ts'
import { safeNodes } from './sanitize.ts'
import { HtmlTooLargeError, sanitizeToText } from './sanitizeToText.ts'

/** Attributes that the sanitizer adds. */
const ownAttributes = ['target', 'rel', 'loading', 'referrerpolicy']

/**
 * Elements, attributes and URLs that the sanitizer should have removed, found by parsing the text
 * as a browser does.
 */
function problemsIn(text: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = text
  return [...template.content.querySelectorAll('*')].flatMap((element) => [
    ...(allowedTags.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === 'href' || name === 'src')
        return safeLink(value, location.origin) === value ? [] : [`${name}=${value}`]
      return [...allowedAttributes, ...ownAttributes].includes(name) ? [] : [`${name}=${value}`]
    }),
  ])
}

const shownByBrowser = (html: string) => {
  const holder = document.createElement('div')
  holder.append(safeNodes(html))
  return holder.innerHTML
}

describe('server-side sanitizer of server HTML', () => {
  it.each(hostileHtml)(
    'the server-side sanitizer leaves only allowed elements and attributes: %j',
    (html) => {
      const text = sanitizeToText(html, location.origin)
      expect(problemsIn(text)).toEqual([])
      expect(problemsIn(sanitizeToText(text, location.origin))).toEqual([])
    },
  )

  it('the server-side sanitizer leaves only allowed elements and attributes of naughty strings', () => {
    const markup = naughtyStrings.filter((text) => /[<&"'`]/.test(text))
    expect(markup.length).toBeGreaterThan(100)
    for (const text of markup) {
      expect(problemsIn(sanitizeToText(text, location.origin))).toEqual([])
      const link = `<a href="${text}" title='${text}'>${text}</a>`
      expect(problemsIn(sanitizeToText(link, location.origin))).toEqual([])
    }
  })

  it.each([
    '<h3>Rules</h3><p>Up to <strong>R$ 50</strong></p><ul><li>one</li></ul>',
    '<table><tbody><tr><th scope="row">Deposit</th><td colspan="2">Spins</td></tr></tbody></table>',
    '<font color="red"><b>Extra</b> spins</font>',
    '<div style="color:red">one</div><div>two</div>',
    '<a href="https://www.portico.example/rules" target="_top">x</a>',
    '<a href="/help#x" target="_blank">x</a>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src="/art/a.svg" alt="The app" width="320" height="120">',
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo=">b</p>',
    'Fish &amp; chips, 1 &lt; 2<br>and a line<script>alert(1)</script>',
  ])("the server-side sanitizer and the browser's sanitizer return the same HTML: %s", (html) => {
    expect(sanitizeToText(html, location.origin)).toBe(shownByBrowser(html))
  })

  it('the server-side sanitizer rejects HTML above the limits', () => {
    expect(() => sanitizeToText('<b>'.repeat(1000), location.origin)).toThrow(HtmlTooLargeError)
    expect(() => sanitizeToText('x'.repeat(300_000), location.origin)).toThrow(HtmlTooLargeError)
  })
})
