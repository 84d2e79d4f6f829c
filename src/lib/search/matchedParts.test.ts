import { expect, it } from 'vitest'
import { matchedParts } from './matchedParts.ts'

/** Puts the matching parts of a name in brackets. */
const markParts = (name: string, text: string) =>
  matchedParts(name, text)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Dragão de Jade', 'dragao', '[Dragão] de Jade'],
  ['Tigre de Ouro', 'our igr', 'T[igr]e de [Our]o'],
  ['Straße 88', 'strasse', '[Straße] 88'],
  ["Hold'em da Casa", 'holdem', "[Hold'em] da Casa"],
  ['黄金老虎 Link', '老虎', '黄金[老虎] Link'],
  ['सोने का टाइगर', 'टाइगर', 'सोने का [टाइगर]'],
  ['Coco Loco', 'oco', 'C[oco] L[oco]'],
  ['<b>Tigre</b>', 'tigre', '<b>[Tigre]</b>'],
  ['Tigre', '', 'Tigre'],
  ['', 'tigre', ''],
])('matchedParts finds in %s the matches of %s: %s', (name, text, parts) => {
  expect(markParts(name, text)).toBe(parts)
})

it('the parts that matchedParts returns always join to the unchanged name', () => {
  for (const text of ['i', 'ra ão', '!', 'zzz'])
    expect(
      matchedParts('Dragão — “de” Jade', text)
        .map((part) => part.text)
        .join(''),
    ).toBe('Dragão — “de” Jade')
})
