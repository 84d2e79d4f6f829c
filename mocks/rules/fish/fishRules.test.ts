import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import {
  chancesOf,
  fishVariantOf,
  fishVariants,
  highestOdds,
  lowestOdds,
  shoot,
  shotsPerCatch,
} from './fishRules.ts'

const targets = fishVariants.flatMap(({ name, rtp, targets: list }) =>
  list.map((target) => ({ name, rtp, target, kind: target.kind })),
)

/** Random bytes from which `randomBelow` reads the given number. */
const bytesOf = (value: number) => () => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

describe('targets of the fishing games', () => {
  it.each(targets)('[PLAY-09] a $kind of the $name returns exactly the RTP', (entry) => {
    const { total, shots } = chancesOf(entry.target, entry.rtp)
    const paid = shots.reduce((sum, prize) => sum + prize.odds * prize.shots, 0)
    expect(paid * 10_000).toBe(entry.rtp * total)
    expect(total).toBeLessThanOrEqual(2 ** 32)
  })

  it('[PLAY-09] every variant has an RTP of 95% to 97.2%, and offers ten fish, a bomb, a chest and a boss', () => {
    for (const { rtp, targets: list } of fishVariants) {
      expect(rtp).toBeGreaterThanOrEqual(9_500)
      expect(rtp).toBeLessThanOrEqual(9_720)
      expect(new Set(list.map(({ kind }) => kind)).size).toBe(13)
      const odds = list.slice(0, 10).map(lowestOdds)
      expect(odds).toEqual([...odds].sort((one, other) => one - other))
      expect(odds[0]).toBe(2)
    }
  })

  it('the prizes of a target ascend and are at least twice the stake', () => {
    for (const { target } of targets) {
      const odds = target.prizes.map((prize) => prize.odds)
      expect(odds).toEqual([...new Set(odds)].sort((one, other) => one - other))
      expect(odds.every((multiple) => Number.isInteger(multiple) && multiple >= 2)).toBe(true)
      expect([lowestOdds(target), highestOdds(target)]).toEqual([odds[0], odds.at(-1)])
    }
  })

  it('a fish that pays 20 times the stake takes about 20.7 shots per catch at an RTP of 96.6%', () => {
    const turtle = { kind: 'turtle', prizes: [{ odds: 20, weight: 1 }] } as const
    expect(shotsPerCatch(turtle, 9_660)).toBeCloseTo(20.7, 2)
  })
})

describe('shots at a target', () => {
  it('[PLAY-04] only the drawn number decides a shot: the lowest numbers win, and each prize has its share of the winning numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (entry, at) => {
          const { total, shots } = chancesOf(entry.target, entry.rtp)
          const drawn = Math.min(total - 1, Math.floor(at * total))
          let from = 0
          const won = shots.find((prize) => {
            from += prize.shots
            return drawn < from
          })
          expect(shoot(entry.target, entry.rtp, bytesOf(drawn))).toBe(won?.odds ?? 0)
        },
      ),
      { numRuns: propertyRuns(2_000) },
    )
  })

  it('[PLAY-04] the first and the last winning number of each prize pay that prize', () => {
    for (const { target, rtp } of targets) {
      let from = 0
      for (const { odds, shots } of chancesOf(target, rtp).shots) {
        expect(shoot(target, rtp, bytesOf(from))).toBe(odds)
        from += shots
        expect(shoot(target, rtp, bytesOf(from - 1))).toBe(odds)
      }
      expect(shoot(target, rtp, bytesOf(from))).toBe(0)
    }
  })

  it('[PLAY-09] the payout of 3,000 shots at a target is within four standard errors of the RTP', () => {
    const count = 3_000
    for (const { target, rtp, name, kind } of targets.filter((entry) => entry.name === 'reef')) {
      const bytes = seededBytes(`${name}/${kind}`)
      const { total, shots } = chancesOf(target, rtp)
      let paid = 0
      for (let shot = 0; shot < count; shot += 1) paid += shoot(target, rtp, bytes)
      const mean = rtp / 10_000
      const square = shots.reduce((sum, prize) => sum + prize.odds ** 2 * (prize.shots / total), 0)
      const error = Math.sqrt((square - mean ** 2) / count)
      expect(Math.abs(paid / count - mean), kind).toBeLessThan(4 * error)
    }
  })
})

describe('variant of a fishing game', () => {
  it('games with a pearl have calm waters, all other games have open waters, and each game keeps its variant', () => {
    const names = (motif: string) =>
      new Set(
        Array.from({ length: 60 }, (_, at) => fishVariantOf({ nodeId: String(at), motif }).name),
      )
    expect(names('pearl')).toEqual(new Set(['lagoon', 'reef']))
    expect(names('fish')).toEqual(new Set(['reef', 'wreck', 'deep']))
    const game = { nodeId: '103577', motif: 'fish' }
    expect(fishVariantOf(game)).toBe(fishVariantOf(game))
  })
})

it('[PLAY-09] the catalogue shows the RTP and the volatility that the rules of each fishing game define', () => {
  const games = catalogue.games({ gameType: 'FISH' })
  expect(games.length).toBeGreaterThan(100)
  for (const game of games) {
    const { rtp, volatility } = fishVariantOf(game)
    expect([game.rtp, game.volatility], game.nodeId).toEqual([rtp, volatility])
  }
})
