import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { tooLarge, wordsOf } from './bounds.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode

const depthOf = (node: Parent): number =>
  node.childNodes.reduce(
    (maxDepth, child) => Math.max(maxDepth, 'childNodes' in child ? 1 + depthOf(child) : 0),
    0,
  )
const sizeOf = (node: Parent): number =>
  node.childNodes.reduce((sum, child) => sum + 1 + ('childNodes' in child ? sizeOf(child) : 0), 0)

describe('limits of server HTML', () => {
  it('tooLarge allows HTML of usual size, including unclosed elements', () => {
    const item = '<li>One<p>Two <b>three</b><br><img src="/a.png" alt="a > b">'
    const table = '<table><tr><td>1<td>2<tr><td>3</table>'
    expect(tooLarge(`<ul>${item.repeat(500)}</ul>${table.repeat(200)}`)).toBeUndefined()
    expect(tooLarge('<div><section>'.repeat(40) + '</section></div>'.repeat(40))).toBeUndefined()
    expect(tooLarge('1 < 2, </ 3 and <3 <> <!-- <b><b> -->')).toBeUndefined()
  })

  it.each([
    ['very deep nesting', '<div>'.repeat(5000)],
    ['deep nesting behind unclosed tags', '<span '.repeat(5000) + '<div>'.repeat(101)],
    ['formatting that reopens in each paragraph', '<b id=1>'.repeat(17) + '<p>'.repeat(9000)],
    ['end tags within attribute values', '<i title="</i>">'.repeat(200)],
    ['end tags within attribute names', '<i </i>'.repeat(200)],
    ['end tags within comments', '<i><!--</i>-->'.repeat(200)],
    ['end tags of other elements', '<i></b>'.repeat(200)],
    ['end tags within raw text', `<style>${'</div>'}</style>${'<div></x>'.repeat(200)}`],
    ['end tags within a text area', '<div><textarea></div></textarea>'.repeat(200)],
    [
      'paragraphs in SVG, where they have no implied end',
      `<svg>${'<p/>'.repeat(10)}${'<g>'.repeat(200)}`,
    ],
  ])('tooLarge rejects HTML with %s', (_, html) => {
    expect(tooLarge(html)).toBe('deep')
  })

  it('tooLarge rejects HTML of more than 100,000 characters', () => {
    expect(tooLarge('a'.repeat(100_001))).toBe('long')
  })

  it('if tooLarge allows a random HTML text, the parsed tree has limited depth and size', () => {
    const parts = [
      ...['<div>', '</div>', '<b x=1>', '</b>', '<i>', '</i>', '<p>', '</p>', '<li>', '<ul>'],
      ...['</ul>', '<table>', '<td>', '</table>', '<a href="', '">', "'", '=', '<!--', '-->'],
      ...['<svg>', '</svg>', '<style>', '</style>', '<select>', '<button>', '<math>', 'x', '/'],
      ...['<span title=">', '<textarea>', '</textarea>', '<dd>', '<h1>', '</h1>', '<![CDATA['],
    ]
    let state = 7
    const next = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * limit)
    }
    let parsed = 0
    for (let run = 0; run < 1500; run += 1) {
      // Each text uses at most six kinds of parts, so that some texts nest deeply. With many kinds,
      // a random text would close all its elements.
      const kinds = Array.from({ length: 2 + next(5) }, () => parts[next(parts.length)])
      const html = Array.from({ length: 400 }, () => kinds[next(kinds.length)]).join('')
      if (tooLarge(html) !== undefined) continue
      parsed += 1
      const tree = parseFragment(html)
      expect(depthOf(tree), html).toBeLessThan(320)
      expect(sizeOf(tree), html).toBeLessThan(400 * 20)
    }
    expect(parsed).toBeGreaterThan(300)
  })
})

it('wordsOf keeps the words of too large HTML and removes its markup', () => {
  expect(wordsOf(`<div>Play <b>safely</b>,\n${'<i>'.repeat(200)}please<script`)).toBe(
    'Play safely , please',
  )
})
