import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSearch, createSearchInPieces, type Search } from './createSearch.ts'

/** Entries with the names of each line, the most popular first. */
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
const found = (text: string, limit?: number) =>
  search.find(text, limit).places.map((place) => entries[place]?.[0])

describe('a search by name', () => {
  it('puts a name itself first, then what begins so, then where a word does, then the rest', () => {
    expect(found('tigre de ouro')).toEqual(['Tigre de Ouro', 'Tigre de Ouro Deluxe'])
    expect(found('tigre')).toEqual([
      'Tigre de Ouro Deluxe',
      'Tigre de Ouro',
      'เสือทองคำ',
      'Fortuna do Tigre',
      'Contigre Express',
    ])
  })

  it('goes by the order of the entries where they match alike, up to a limit', () => {
    expect(found('tig', 2)).toEqual(['Tigre de Ouro Deluxe', 'Fortuna do Tigre'])
  })

  it('has all words in a name, in any order and anywhere in it', () => {
    expect(found('ouro tigre')).toEqual(['Tigre de Ouro Deluxe', 'Tigre de Ouro'])
    expect(found('uro igr')).toEqual(['Tigre de Ouro Deluxe', 'Tigre de Ouro'])
    expect(found('ouro golden')).toEqual([])
  })

  it('finds any name of an entry, once', () => {
    expect(found('golden')).toEqual(['Tigre de Ouro Deluxe'])
    expect(found('t')).toHaveLength(7)
  })

  it.each([
    ['without accents', 'dragao', 'Dragão de Jade'],
    ['with other ones', 'dràgäo', 'Dragão de Jade'],
    ['without letters of one language', 'da lat xo so', 'Đà Lạt Xổ Số'],
    ['without an apostrophe', 'holdem', "Hold'em da Casa"],
    ['within a script without spaces', '金老', 'Tigre de Ouro'],
    ['with a space in such a script', '老虎 黄金', 'Tigre de Ouro'],
    ['without the spaces of a name', 'tigredeouro', 'Tigre de Ouro'],
    ['with a space too early', 'dragaod ejade', 'Dragão de Jade'],
  ])('finds a name %s', (_, text, name) => {
    const { corrected } = search.find(text)
    expect([found(text)[0], corrected]).toEqual([name, undefined])
  })

  it('finds nothing for nothing, and where nothing is like it', () => {
    for (const text of ['', '  ', '?!', 'xyzzy', 'tigre xyzzy'])
      expect(search.find(text)).toEqual({ places: [] })
    expect(createSearch([], () => []).find('tigre')).toEqual({ places: [] })
  })
})

describe('[ACT-22] a search with a typing error', () => {
  it.each([
    ['a wrong letter', 'tihre de ouro', 'Tigre de Ouro'],
    ['a wrong first letter', 'rigre de ouro', 'Tigre de Ouro'],
    ['a letter too few', 'cleopata', 'Cleópatra'],
    ['a letter too many', 'drragao', 'Dragão'],
    ['two letters the wrong way round', 'fortnua', 'Fortuna'],
    ['two errors in a long word', 'cliopatre', 'Cleópatra'],
    ['an error in a word that is not whole yet', 'cleopt', 'Cleópatra'],
    ['an error in two words', 'dragso jadw', 'Dragão Jade'],
    ['a wrong letter of Thai', 'เสอทองคำ', 'เสือทองคำ'],
    ['a wrong letter of Arabic', 'نمر الدهب', 'نمر الذهب'],
    ['a wrong letter of Chinese', '黄余老虎', '黄金老虎'],
    ['a wrong letter of Korean', '황금 타이커', '황금 타이거'],
  ])('of %s finds what was meant, and says what that is', (_, text, corrected) => {
    const result = search.find(text)
    expect(result.corrected).toBe(corrected)
    expect(entries[result.places[0] ?? -1]?.join('|').toLowerCase()).toContain(
      corrected.split(' ')[0]?.toLowerCase(),
    )
  })

  it('prefers what is the least edits away', () => {
    const near = createSearch(['Lobo', 'Bobo', 'Loba Negra'], (name) => [name])
    expect(near.find('lobi').places).toEqual([0, 2])
    expect(near.find('lobo')).toEqual({ places: [0] })
  })

  it('takes short words as they are', () => {
    expect(search.find('ouri').places).toEqual(search.find('ouro').places)
    expect(found('dx')).toEqual([])
  })
})

/** Words of several scripts, with and without marks. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aeioutrnslçãéđ'), minLength: 4, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...'тигрзолё'), minLength: 4, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...'黄金老虎神龙'), minLength: 2, maxLength: 5 }),
  fc.string({ unit: fc.constantFrom('सो', 'ने', 'टा', 'इ', 'ग', 'र'), minLength: 2, maxLength: 5 }),
)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const names = fc.array(name, { minLength: 1, maxLength: 40 })
const checks = { seed: 22, numRuns: 200 }

describe('any names at all', () => {
  const among = (all: readonly string[]): Search => createSearch(all, (one) => [one])

  it('are found by themselves, by their words in any order, and by any part', () => {
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

  it('are found at most once each, the same in pieces', async () => {
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
