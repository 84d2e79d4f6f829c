import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { europeanRules } from '../../rules/roulette/rouletteRules.ts'
import { chipProblem, readChips, settleChips } from '../../rules/table/tableChips.ts'
import { spotMaximum } from '../../rules/table/tableRules.ts'
import { quickTimes, roundAt, roundOf, usualTimes } from '../../rules/table/tableTimes.ts'

const limits = { minimum: 100, maximum: 50_000 }

describe('phases of shared rounds', () => {
  it('the phases of consecutive rounds follow each other without gaps', () => {
    const times = fc.constantFrom(usualTimes, quickTimes)
    fc.assert(
      fc.property(times, fc.nat({ max: 4_000_000_000 }), (lengths, now) => {
        const round = roundAt(lengths, now)
        expect(round).toMatchObject(roundOf(lengths, round.number))
        expect(round.opensAt).toBeLessThanOrEqual(now)
        expect(now).toBeLessThan(round.phaseEndsAt)
        expect(round.phaseEndsAt).toBeLessThanOrEqual(round.endsAt)
        expect(roundOf(lengths, round.number + 1).opensAt).toBe(round.endsAt)
      }),
      { numRuns: propertyRuns(300, 50) },
    )
  })

  it('bets are closed from the first millisecond of the draw', () => {
    const { closesAt, drawnAt } = roundOf(usualTimes, 7)
    const phases = [closesAt - 1, closesAt, drawnAt - 1, drawnAt].map(
      (now) => roundAt(usualTimes, now).phase,
    )
    expect(phases).toEqual(['BETTING', 'DRAWING', 'DRAWING', 'RESULT'])
  })
})

describe('chips in a bet request', () => {
  it.each([
    ['no list', { spot: 'red', stake: 100 }],
    ['an empty list', []],
    ['more than 60 spots', Array.from({ length: 61 }, (_, at) => ({ spot: `s${at}`, stake: 100 }))],
    [
      'a spot named twice',
      [
        { spot: 'red', stake: 100 },
        { spot: 'red', stake: 100 },
      ],
    ],
    ['a fraction of a cent', [{ spot: 'red', stake: 100.5 }]],
    ['a stake as text', [{ spot: 'red', stake: '100' }]],
    ['a spot as number', [{ spot: 17, stake: 100 }]],
    ['null', [null]],
  ])('a list of chips is rejected as invalid: %s', (_, value) => {
    expect(readChips(value)).toBeUndefined()
  })

  it.each([
    ['an unknown spot', [{ spot: 'straight/37', stake: 100 }], 'REQUEST_INVALID'],
    ['a name of all objects', [{ spot: 'constructor', stake: 100 }], 'REQUEST_INVALID'],
    ['a chip below the minimum', [{ spot: 'red', stake: 90 }], 'AMOUNT_OUT_OF_RANGE'],
    ['a negative chip', [{ spot: 'red', stake: -100 }], 'AMOUNT_OUT_OF_RANGE'],
    [
      'a chip above the maximum of its spot',
      [{ spot: 'straight/7', stake: 2_800 }],
      'AMOUNT_OUT_OF_RANGE',
    ],
    ['half a step', [{ spot: 'red', stake: 105 }], 'AMOUNT_OUT_OF_RANGE'],
    [
      'a total above the maximum of the table',
      [
        { spot: 'red', stake: 30_000 },
        { spot: 'odd', stake: 30_000 },
      ],
      'AMOUNT_OUT_OF_RANGE',
    ],
  ] as const)('a table refuses %s', (_, chips, code) => {
    expect(chipProblem(europeanRules, limits, chips)).toBe(code)
  })

  it('the maximum stake on a spot pays at most twice the maximum stake of the table', () => {
    const stakes = { minimum: 20, maximum: 50_000 }
    for (const [spot, rule] of europeanRules.spots) {
      const most = spotMaximum(rule, stakes)
      expect(chipProblem(europeanRules, stakes, [{ spot, stake: most }])).toBeUndefined()
      const [chip] = settleChips(europeanRules, [{ spot, stake: most }], ['17'])
      expect(chip?.win).toBeLessThanOrEqual(stakes.maximum * 2)
    }
  })
})
