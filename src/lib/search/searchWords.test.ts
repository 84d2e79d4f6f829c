import { describe, expect, it } from 'vitest'
import { searchForms, searchWords } from './searchWords.ts'

describe('search form of texts', () => {
  it('a search form has one space between words and none at the ends', () => {
    expect(searchForms(['  Gates — of:  Olympus™ 1000! ', "Hold'em #2", '★'])).toEqual([
      'gates of olympustm 1000',
      'holdem 2',
      '',
    ])
  })

  it('searchForms returns one search form per text, even if a text has line breaks', () => {
    expect(searchForms(['a\nb', '', '\n', 'c'])).toEqual(['a b', '', '', 'c'])
    expect(searchForms([])).toEqual([])
  })

  it('a search form keeps the vowel signs of a word', () => {
    expect(searchForms(['सोने का टाइगर', 'เสือทองคำ'])).toEqual([
      'सोने का टाइगर',
      // The last vowel sign is in its decomposed Unicode form.
      'เสือทองคํา',
    ])
  })
})

describe('words of a search', () => {
  it('the words of a search are unique and in order', () => {
    expect(searchWords(' Ouro de  OURO, tigre ')).toEqual(['ouro', 'de', 'tigre'])
    expect(searchWords(' !? ')).toEqual([])
  })

  it('a long search is reduced to its longest words', () => {
    const letters = 'abcdefghijklmnop'.split('').join(' ')
    expect(searchWords(`tigre ${letters} ouro`)).toHaveLength(12)
    expect(searchWords(`tigre ${letters} ouro`)).toContain('tigre')
    expect(searchWords('x'.repeat(1000))[0]).toHaveLength(120)
  })
})
