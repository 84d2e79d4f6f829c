import { describe, expect, it } from 'vitest'
import { withoutStyleAttributes } from './styleAttributes.ts'

describe('style attributes', () => {
  it.each([
    ['<p style="color:red">a</p>', '<p >a</p>'],
    ["<p title='a>b' STYLE='x' lang=pt>a</p>", "<p title='a>b'  lang=pt>a</p>"],
    ['<img/style="x"/src=y>', '<img//src=y>'],
    ['<p lang="pt"style="x">', '<p lang="pt">'],
    ['<p style>', '<p >'],
    ['<p style = "x" style=y>', '<p  >'],
    ['<p\nstyle\n=\n"x"\n>', '<p\n\n>'],
    ['<svg><g style="x"/></svg>', '<svg><g /></svg>'],
    ['<!-- <a b=" --><p style="x">', '<!-- <a b=" --><p >'],
    ['<!--><p style="x">', '<!--><p >'],
  ])('are taken from tags: %j', (html, expected) => {
    expect(withoutStyleAttributes(html)).toBe(expected)
  })

  it.each([
    'The style="x" of play',
    '5 < 6 style="x" > 3',
    '<p title="a style=b">a</p>',
    '<p data-style="x" styled=y>',
    '</p style="x">',
    '<style>p { color: red }</style>',
  ])('that are none stay: %j', (html) => {
    expect(withoutStyleAttributes(html)).toBe(html)
  })

  it('are found in a text made to take long', () => {
    for (const piece of ['<a ', '<a =', '<a b="', "<a b='", 'a\t', '<!--', '<a b ', '= ']) {
      const html = `<a style=x ${piece.repeat(100_000)}`
      expect(withoutStyleAttributes(html).length).toBeLessThan(html.length)
    }
  })
})
