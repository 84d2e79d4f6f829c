// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import hostileHtml from '../../../tests/corpora/hostileHtml.json' with { type: 'json' }
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import { allowedAttributes, allowedTags } from './allowed.ts'
import { safeLink } from './link.ts'
import { safeNodes } from './sanitize.ts'

/** Attributes that the sanitizer adds. */
const ownAttributes = ['target', 'rel', 'loading', 'referrerpolicy']

function renderHtml(html: string): string {
  const holder = document.createElement('div')
  holder.append(safeNodes(html))
  return holder.innerHTML
}

/** Elements, attributes and URLs that the sanitizer should have removed. */
function problemsIn(nodes: DocumentFragment): string[] {
  return [...nodes.querySelectorAll('*')].flatMap((element) => [
    ...(allowedTags.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : ['a foreign namespace']),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === 'href' || name === 'src')
        return safeLink(value, location.origin) === value ? [] : [`${name}=${value}`]
      return [...allowedAttributes, ...ownAttributes].includes(name) ? [] : [`${name}=${value}`]
    }),
  ])
}

describe('sanitizer of server HTML', () => {
  it.each(hostileHtml)('the sanitizer leaves only allowed elements and attributes: %j', (html) => {
    expect(problemsIn(safeNodes(html))).toEqual([])
    // Serializing the nodes and parsing the text again must not reveal forbidden markup.
    const again = document.createElement('template')
    again.innerHTML = renderHtml(html)
    expect(problemsIn(again.content)).toEqual([])
  })

  it('the sanitizer leaves only allowed elements and attributes of naughty strings', () => {
    const markup = naughtyStrings.filter((text) => /[<&"'`]/.test(text))
    expect(markup.length).toBeGreaterThan(100)
    for (const text of markup) {
      expect(problemsIn(safeNodes(text))).toEqual([])
      expect(problemsIn(safeNodes(`<a href="${text}" title='${text}'>${text}</a>`))).toEqual([])
    }
  })

  it('the sanitizer keeps the markup that a text editor creates', () => {
    const html =
      '<h3>Rules</h3><p>Up to <strong>R$ 50</strong></p><ul><li>one</li></ul>' +
      '<table><tbody><tr><th scope="row">Deposit</th><td colspan="2">Spins</td></tr></tbody></table>'
    expect(renderHtml(html)).toBe(html)
  })

  it('the sanitizer keeps the text of a removed element, and keeps lines separate', () => {
    expect(renderHtml('<font color="red"><b>Extra</b> spins</font>')).toBe('<b>Extra</b> spins')
    expect(renderHtml('<div style="color:red">one</div><div>two</div>')).toBe(
      '<div>one</div><div>two</div>',
    )
  })

  it('the sanitizer makes links to other sites open in a new tab without opener and referrer, and links to the portal in the same tab', () => {
    expect(renderHtml('<a href="https://www.portico.example/rules" target="_top">x</a>')).toBe(
      '<a href="https://www.portico.example/rules" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(renderHtml('<a href="/help#x" target="_blank">x</a>')).toBe('<a href="/help#x">x</a>')
    expect(renderHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>')
  })

  it('the sanitizer makes pictures load lazily and without a referrer, from HTTPS or the portal only', () => {
    expect(renderHtml('<img src="/art/a.svg" alt="The app" width="320" height="120">')).toBe(
      '<img src="/art/a.svg" alt="The app" width="320" height="120" loading="lazy" referrerpolicy="no-referrer">',
    )
    expect(renderHtml('<p>a<img src="data:image/png;base64,iVBORw0KGgo=">b</p>')).toBe('<p>ab</p>')
  })

  it('the sanitizer reduces HTML above the limits to its text without parsing it', () => {
    const parsed = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    const nodes = safeNodes(`Play <b>safely</b>${'<div>'.repeat(200)}<img src=x onerror=hit()>`)
    expect(parsed).not.toHaveBeenCalled()
    expect([...nodes.childNodes].map(({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE])
    expect(nodes.textContent).toBe('Play safely')
  })
})
