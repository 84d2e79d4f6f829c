import { describe, expect, it } from 'vitest'
import { searchForms, searchWords } from './searchWords.ts'

describe('texts normalised for searches', () => {
  it('searchForms folds each text, and leaves single spaces between its words and no space at its start or end', () => {
    expect(searchForms(['  Gates — of:  Olympus™ 1000! ', "Hold'em #2", '★'])).toEqual([
      'gates of olympustm 1000',
      'holdem 2',
      '',
    ])
  })

  it('searchForms returns one result per text, even if a text has line breaks', () => {
    expect(searchForms(['a\nb', '', '\n', 'c'])).toEqual(['a b', '', '', 'c'])
    expect(searchForms([])).toEqual([])
  })

  it('searchForms keeps the vowel signs of each word', () => {
    expect(searchForms(['सोने का टाइगर', 'เสือทองคำ'])).toEqual([
      'सोने का टाइगर',
      // The last vowel sign is in its decomposed Unicode form.
      'เสือทองคํา',
    ])
  })
})

describe('words of a search', () => {
  it('searchWords returns each word once, in the order of the search', () => {
    expect(searchWords(' Ouro de  OURO, tigre ')).toEqual(['ouro', 'de', 'tigre'])
    expect(searchWords(' !? ')).toEqual([])
  })

  it('searchWords limits a search to its first 120 characters and its twelve longest words', () => {
    const letters = 'abcdefghijklmnop'.split('').join(' ')
    expect(searchWords(`tigre ${letters} ouro`)).toHaveLength(12)
    expect(searchWords(`tigre ${letters} ouro`)).toContain('tigre')
    expect(searchWords('x'.repeat(1000))[0]).toHaveLength(120)
  })
})
