// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { markReportedAttributes, removeMarks } from './reportedAttributes.ts'

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function namesIn(nodes: DocumentFragment): string[] {
  return [...nodes.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name }) => name),
  )
}

function parseQuietly(html: string): string {
  const nodes = parse(markReportedAttributes(html))
  removeMarks(nodes, () => true)
  const holder = document.createElement('div')
  holder.append(nodes)
  return holder.innerHTML
}

describe('attributes that the content security policy reports', () => {
  it.each([
    '<p style="color:red" onclick=hit()>a</p>',
    "<p title='a>b' STYLE='x' lang=pt ONCLICK>a</p>",
    '<img/style="x"/src=y/onerror=hit()>',
    '<p lang="pt"style="x"onclick="y">',
    '<p\nstyle\n=\n"x"\nonclick\r\n=x>',
    '<svg><g style="x" onload=hit() /></svg>',
    '<!-- <a b=" --><p style="x">',
    '<!--><p style="x">',
    '<svg></p><style><a id="</style><img src=1 onerror=hit()>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;" onerror=hit()>',
    '<textarea title="</textarea><img onerror=hit()>',
    '<p o\uFDD0nclick=hit()>a</p>',
  ])('markReportedAttributes hides event handlers and styles from the parser: %j', (html) => {
    const names = namesIn(parse(markReportedAttributes(html)))
    expect(names.filter((name) => /^(?:on|style)/.test(name))).toEqual([])
  })

  it('removeMarks removes the marked styles and event handlers and nothing else', () => {
    expect(parseQuietly('<p lang="pt" style="x" title="a" onclick=hit()>a</p>')).toBe(
      '<p lang="pt" title="a">a</p>',
    )
  })

  it('removeMarks removes a marked value if its attribute is not allowed', () => {
    const nodes = parse(markReportedAttributes('<embed src="/on"><img src="/on" alt="on">'))
    removeMarks(nodes, (tag) => tag === 'img')
    expect([...nodes.children].map((element) => element.outerHTML)).toEqual([
      '<embed>',
      '<img src="/on" alt="on">',
    ])
  })

  it.each([
    'The style="x" of play, once on a day',
    '<p title="turn on / style">"on" and \'style\'</p>',
    '<p data-style="x" lang="on">/on</p>',
    '<a href="/once?style=1/on">x</a>',
  ])(
    'text and attributes that only resemble styles and event handlers are unchanged: %j',
    (html) => {
      expect(parseQuietly(html)).toBe(html)
    },
  )
})
