import { describe, expect, it } from 'vitest'
import { searchForms, searchWords } from './searchWords.ts'

describe('the form that texts are searched in', () => {
  it('has one space between words, whatever stands there, and none at the ends', () => {
    expect(searchForms(['  Gates — of:  Olympus™ 1000! ', "Hold'em #2", '★'])).toEqual([
      'gates of olympustm 1000',
      'holdem 2',
      '',
    ])
  })

  it('is one for each text, also with breaks in it', () => {
    expect(searchForms(['a\nb', '', '\n', 'c'])).toEqual(['a b', '', '', 'c'])
    expect(searchForms([])).toEqual([])
  })

  it('keeps the vowel signs of a word together with it', () => {
    expect(searchForms(['सोने का टाइगर', 'เสือทองคำ'])).toEqual([
      'सोने का टाइगर',
      // What Unicode says that its last letter is made of.
      'เสือทองคํา',
    ])
  })
})

describe('the words of a search', () => {
  it('come once each, in their order', () => {
    expect(searchWords(' Ouro de  OURO, tigre ')).toEqual(['ouro', 'de', 'tigre'])
    expect(searchWords(' !? ')).toEqual([])
  })

  it('are the longest ones of very many', () => {
    const letters = 'abcdefghijklmnop'.split('').join(' ')
    expect(searchWords(`tigre ${letters} ouro`)).toHaveLength(12)
    expect(searchWords(`tigre ${letters} ouro`)).toContain('tigre')
    expect(searchWords('x'.repeat(1000))[0]).toHaveLength(120)
  })
})
