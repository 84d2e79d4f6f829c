import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSearch, createSearchInPieces, type Search } from './createSearch.ts'

/** Each string has the names of one entry; the most popular entry is first. */
const entries = [
  'Tigre de Ouro Deluxe|Golden Tiger Deluxe',
  'Fortuna do Tigre|Tiger Fortune',
  'Tigre de Ouro|黄金老虎',
  'Dragão de Jade|翡翠神龙',
  'Contigre Express',
  'เสือทองคำ|Tigre Dourado',
  'Đà Lạt Xổ Số',
  'Cleópatra da Amazônia|نمر الذهب',
  "Hold'em da Casa|황금 타이거",
].map((line) => line.split('|'))

const search = createSearch(entries, (names) => names)
const findNames = (text: string, limit?: number) =>
  search.find(text, limit).places.map((place) => entries[place]?.[0])

describe('search by name', () => {
  it('the search ranks exact names first, then name starts, word starts and other matches', () => {
    expect(findNames('tigre de ouro')).toEqual(['Tigre de Ouro', 'Tigre de Ouro Deluxe'])
    expect(findNames('tigre')).toEqual([
      'Tigre de Ouro Deluxe',
      'Tigre de Ouro',
      'เสือทองคำ',
      'Fortuna do Tigre',
      'Contigre Express',
    ])
  })

  it('the search keeps the order of entries with equal ranks, up to a limit', () => {
    expect(findNames('tig', 2)).toEqual(['Tigre de Ouro Deluxe', 'Fortuna do Tigre'])
  })

  it('the search finds names that contain all words, in any order and at any position', () => {
    expect(findNames('ouro tigre')).toEqual(['Tigre de Ouro Deluxe', 'Tigre de Ouro'])
    expect(findNames('uro igr')).toEqual(['Tigre de Ouro Deluxe', 'Tigre de Ouro'])
    expect(findNames('ouro golden')).toEqual([])
  })

  it('the search finds an entry by any of its names, but only once', () => {
    expect(findNames('golden')).toEqual(['Tigre de Ouro Deluxe'])
    expect(findNames('t')).toHaveLength(7)
  })

  it.each([
    ['without accents', 'dragao', 'Dragão de Jade'],
    ['with other accents', 'dràgäo', 'Dragão de Jade'],
    ['without special letters', 'da lat xo so', 'Đà Lạt Xổ Số'],
    ['without an apostrophe', 'holdem', "Hold'em da Casa"],
    ['within a script without spaces', '金老', 'Tigre de Ouro'],
    ['with a space in such a script', '老虎 黄金', 'Tigre de Ouro'],
    ['without the spaces of a name', 'tigredeouro', 'Tigre de Ouro'],
    ['with a misplaced space', 'dragaod ejade', 'Dragão de Jade'],
  ])('the search finds a name by a text %s', (_, text, name) => {
    const { correction } = search.find(text)
    expect([findNames(text)[0], correction]).toEqual([name, undefined])
  })

  it('the search finds nothing for an empty text or when no name is similar', () => {
    for (const text of ['', '  ', '?!', 'xyzzy', 'tigre xyzzy'])
      expect(search.find(text)).toEqual({ places: [] })
    expect(createSearch([], () => []).find('tigre')).toEqual({ places: [] })
  })
})

describe('[ACT-22] search with a typing error', () => {
  it.each([
    ['a wrong letter', 'tihre de ouro', 'Tigre de Ouro'],
    ['a wrong first letter', 'rigre de ouro', 'Tigre de Ouro'],
    ['a missing letter', 'cleopata', 'Cleópatra'],
    ['an additional letter', 'drragao', 'Dragão'],
    ['two swapped letters', 'fortnua', 'Fortuna'],
    ['two errors in a long word', 'cliopatre', 'Cleópatra'],
    ['an error in an incomplete word', 'cleopt', 'Cleópatra'],
    ['an error in two words', 'dragso jadw', 'Dragão Jade'],
    ['a wrong letter of Thai', 'เสอทองคำ', 'เสือทองคำ'],
    ['a wrong letter of Arabic', 'نمر الدهب', 'نمر الذهب'],
    ['a wrong letter of Chinese', '黄余老虎', '黄金老虎'],
    ['a wrong letter of Korean', '황금 타이커', '황금 타이거'],
  ])(
    'the search for %s finds the intended name and returns the correction',
    (_, text, correction) => {
      const result = search.find(text)
      expect(result.correction).toBe(correction)
      expect(entries[result.places[0] ?? -1]?.join('|').toLowerCase()).toContain(
        correction.split(' ')[0]?.toLowerCase(),
      )
    },
  )

  it('the search prefers names with the fewest edits', () => {
    const near = createSearch(['Lobo', 'Bobo', 'Loba Negra'], (name) => [name])
    expect(near.find('lobi').places).toEqual([0, 2])
    expect(near.find('lobo')).toEqual({ places: [0] })
  })

  it('the search corrects a word of four letters, but not a word of two letters', () => {
    expect(search.find('ouri').places).toEqual(search.find('ouro').places)
    expect(findNames('dx')).toEqual([])
  })
})

/** Generates words of several scripts, with and without accents or vowel signs. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aeioutrnslçãéđ'), minLength: 4, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...'тигрзолё'), minLength: 4, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...'黄金老虎神龙'), minLength: 2, maxLength: 5 }),
  fc.string({ unit: fc.constantFrom('सो', 'ने', 'टा', 'इ', 'ग', 'र'), minLength: 2, maxLength: 5 }),
)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const names = fc.array(name, { minLength: 1, maxLength: 40 })
const checks = { seed: 22, numRuns: 200 }

describe('search among arbitrary names', () => {
  const among = (all: readonly string[]): Search => createSearch(all, (one) => [one])

  it('any name is found by its full text, by its words in reverse order, and by any part of it', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (all, which, where) => {
        const place = which % all.length
        const its = all[place] ?? ''
        const start = where % its.length
        const { find } = among(all)
        expect(all[find(its).places[0] ?? -1]).toBe(all.find((one) => one === its))
        expect(find(its.split(' ').toReversed().join(' ')).places).toContain(place)
        const part = its.slice(start, start + 5)
        if (part.trim() !== '') expect(find(part).places).toContain(place)
      }),
      checks,
    )
  })

  it('any entry is found only once, and createSearchInPieces finds the same entries as createSearch', async () => {
    await fc.assert(
      fc.asyncProperty(names, word, async (all, text) => {
        const { places } = among(all).find(text)
        expect(new Set(places).size).toBe(places.length)
        const pause = vi.fn(() => Promise.resolve())
        const inPieces = await createSearchInPieces(all, (one) => [one], pause)
        expect(pause).toHaveBeenCalled()
        expect(inPieces.find(text).places).toEqual(places)
      }),
      checks,
    )
  })
})
