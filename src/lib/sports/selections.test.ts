import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatLine,
  hasLine,
  marketKinds,
  outcomesOf,
  parseLine,
  parseSelectionId,
  type Selection,
  selectionId,
} from './selections.ts'

/** Pattern of the API contract for a selection's id. */
const contractForm = /^[a-z0-9-]{1,40}:[A-Z_]{1,20}(:-?[0-9]{1,2}\.[0-9]{2})?:[A-Z_]{1,12}$/

const fixtureId = fc.stringMatching(/^[a-z0-9-]{1,40}$/)
const line = fc.integer({ min: -60, max: 60 })

const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(fixtureId, fc.constantFrom(...marketKinds), line, fc.nat())
  .map(([fixture, market, quarters, place]) => {
    const outcomes = outcomesOf(market)
    const outcome = outcomes[place % outcomes.length] ?? 'HOME'
    const base = { fixtureId: fixture, market, outcome }
    return hasLine(market) ? { ...base, line: quarters } : base
  })

it.each([
  [9, '2.25'],
  [10, '2.50'],
  [-1, '-0.25'],
  [-3, '-0.75'],
  [0, '0.00'],
  [-4, '-1.00'],
  [42, '10.50'],
])(
  'formatLine writes a line of %i quarters as %s, and parseLine parses it back',
  (quarters, text) => {
    expect(formatLine(quarters)).toBe(text)
    expect(parseLine(text)).toBe(quarters)
  },
)

it('[PLAY-11] parseSelectionId returns the selection of every id from selectionId', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      expect(selectionId(selection)).toMatch(contractForm)
      expect(parseSelectionId(selectionId(selection))).toEqual(selection)
    }),
    { seed: 45, numRuns: 500 },
  )
})

it('[PLAY-11] two selections never have the same id', () => {
  fc.assert(
    fc.property(anySelection, anySelection, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(selectionId(one) === selectionId(other)).toBe(isSame)
    }),
    { seed: 45, numRuns: 500 },
  )
})

it.each([
  ['a market that does not exist', 'bra-1:CORNERS:HOME'],
  ['an outcome of another market', 'bra-1:RESULT:OVER'],
  ['a market of lines without a line', 'bra-1:TOTAL_GOALS:OVER'],
  ['a line on a market without lines', 'bra-1:RESULT:2.50:HOME'],
  ['a line between quarters', 'bra-1:TOTAL_GOALS:2.30:OVER'],
  ['a line with a leading zero', 'bra-1:TOTAL_GOALS:02.50:OVER'],
  ['a negative zero', 'bra-1:HANDICAP:-0.00:HOME'],
  ['a match in capitals', 'BRA-1:RESULT:HOME'],
  ['no match', ':RESULT:HOME'],
  ['nothing', ''],
])('parseSelectionId rejects an id with %s', (_, id) => {
  expect(parseSelectionId(id)).toBeUndefined()
})
