import { describe, expect, it } from 'vitest'
import { automatonOf } from './matches.ts'
import { parsePattern } from './parse.ts'

const texts = [
  '',
  'foo',
  'a foo b',
  'afoo',
  'foo-bar',
  ' foo',
  'x-foo9',
  '-',
  'oo',
  'ab ab',
  'é foo',
]

describe('automatonOf', () => {
  it.each([
    '\\bfoo\\b',
    '\\Bfoo',
    'foo\\B',
    '^\\b',
    '\\b$',
    '^\\B$',
    '(?:\\b\\w+\\b ?){2}$',
    '^(?:a|foo)',
    '^$',
    'o{2}$',
  ])('the automaton of %s accepts the same texts as the regular expression', (pattern) => {
    const tree = parsePattern(pattern)
    const judge = tree && automatonOf(tree.piece)
    const expression = new RegExp(pattern, 'u')
    expect(texts.filter((text) => judge?.(text))).toEqual(
      texts.filter((text) => expression.test(text)),
    )
  })
})
