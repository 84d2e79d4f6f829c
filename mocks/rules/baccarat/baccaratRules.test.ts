import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { ranks, suits } from '../cards/shoe.ts'
import {
  commissionRules,
  dealRound,
  noCommissionRules,
  pointsOf,
  readBaccarat,
  returns,
} from './baccaratRules.ts'

/**
 * Decisions of the banker: `D` draws a third card, `S` stands. Each row is for the points of the
 * banker, from 0 to 7; each column is for the value of the player's third card.
 */
const bankerTable = [
  // 0123456789 (value of the third card)
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
]

const values: Readonly<Record<string, number>> = { A: 1, J: 0, Q: 0, K: 0, 10: 0 }
const valueIn = (card: string): number => {
  const rank = card.slice(0, -1)
  return values[rank] ?? Number(rank)
}

const anyCard = fc
  .tuple(fc.constantFrom(...ranks), fc.constantFrom(...suits))
  .map((parts) => parts.join(''))
const sixCards = fc.array(anyCard, { minLength: 6, maxLength: 6 })

/** Number of cards of the player and of the banker according to `bankerTable`. */
function expectedCards(cards: readonly string[]): [player: number, banker: number] {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, third = 0] = cards.map(valueIn)
  const player = (p1 + p2) % 10
  const banker = (b1 + b2) % 10
  if (player > 7 || banker > 7) return [2, 2]
  if (player > 5) return [2, banker > 5 ? 2 : 3]
  return [3, bankerTable[banker]?.[third] === 'D' ? 3 : 2]
}

const deal = (cards: readonly string[]): string[] => {
  const rest = [...cards]
  return dealRound(() => rest.shift() ?? '')
}

describe('dealing of baccarat', () => {
  it('[PLAY-03] a round of baccarat follows the table for the third card', () => {
    fc.assert(
      fc.property(sixCards, (cards) => {
        const outcome = deal(cards)
        const [players, bankers] = expectedCards(cards)
        expect(outcome.filter((card) => card.startsWith('P:'))).toHaveLength(players)
        expect(outcome.filter((card) => card.startsWith('B:'))).toHaveLength(bankers)
        // The cards leave the shoe in this order: player, banker, player, banker, then the third
        // cards.
        expect(outcome.map((card) => card.slice(2))).toEqual(cards.slice(0, outcome.length))
      }),
      { numRuns: propertyRuns(2_000, 500) },
    )
  })

  it.each([
    ['a natural nine of the player', 'KS 2S 9H 3S', 'P', 9, 5],
    ['a natural eight of the banker', '5S 10S 2H 8S', 'B', 7, 8],
    ['a banker with three that meets an eight', '2S KS 3S 3H 8D', 'T', 3, 3],
    ['a banker with three that meets a nine', '2S KS 3S 3H 9D 5C', 'B', 4, 8],
    ['a banker with six that meets a six', 'AS 2S 4S 4H 6D 3C', 'P', 1, 9],
  ] as const)('%s is dealt and counted as at a table', (_, dealt, __, player, banker) => {
    const result = readBaccarat(deal(dealt.split(' ')))
    expect([result.player, result.banker]).toEqual([player, banker])
  })

  it('tens and court cards count zero, aces count one, and only the last digit of a sum counts', () => {
    expect(['10S', 'JH', 'QD', 'KC'].map((card) => pointsOf([card]))).toEqual([0, 0, 0, 0])
    expect(pointsOf(['AS', '9H', '7D'])).toBe(7)
  })

  it('rounds of baccarat deal all 52 cards, each with a valid rank and suit', () => {
    const drawn = new Map<string, number>()
    const randomBytes = seededBytes('baccarat')
    for (let round = 0; round < 200; round += 1) {
      for (const card of commissionRules.draw(randomBytes)) {
        drawn.set(card.slice(2), (drawn.get(card.slice(2)) ?? 0) + 1)
      }
    }
    expect(drawn.size).toBe(52)
    for (const card of drawn.keys()) expect(card).toMatch(/^([2-9AJQK]|10)[SHDC]$/)
  })
})

/**
 * Expected payouts of a stake of 1,000, written from the published rules independently of `winOf`.
 */
function expectedWins(outcome: readonly string[], hasCommission: boolean) {
  const side = (mark: string) =>
    outcome.filter((card) => card[0] === mark).map((card) => card.slice(2))
  const sum = (cards: readonly string[]) =>
    cards.map(valueIn).reduce((total, value) => total + value, 0) % 10
  const rank = (card: string | undefined) => card?.slice(0, -1)
  const [player, banker] = [side('P'), side('B')]
  const lead = sum(player) - sum(banker)
  const bankerPays = hasCommission ? 1_950 : sum(banker) === 6 ? 1_500 : 2_000
  return {
    player: lead > 0 ? 2_000 : lead === 0 ? 1_000 : 0,
    banker: lead < 0 ? bankerPays : lead === 0 ? 1_000 : 0,
    tie: lead === 0 ? 9_000 : 0,
    playerPair: rank(player[0]) === rank(player[1]) ? 12_000 : 0,
    bankerPair: rank(banker[0]) === rank(banker[1]) ? 12_000 : 0,
  }
}

describe('settlement of baccarat', () => {
  it('[PLAY-03] each spot of a baccarat bet is paid by the cards of the round', () => {
    fc.assert(
      fc.property(sixCards, fc.boolean(), (cards, hasCommission) => {
        const outcome = deal(cards)
        const rules = hasCommission ? commissionRules : noCommissionRules
        const wins = [...rules.spots.keys()].map((spot) => [
          spot,
          rules.winOf(spot, 1_000, outcome),
        ])
        expect(Object.fromEntries(wins)).toEqual(expectedWins(outcome, hasCommission))
      }),
      { numRuns: propertyRuns(2_000, 500) },
    )
  })

  it('a baccarat bet pays whole minor units, and at most the highest price of its spot', () => {
    const stake = fc.integer({ min: 1, max: 250_000 }).map((tens) => tens * 10)
    fc.assert(
      fc.property(sixCards, stake, (cards, amount) => {
        const outcome = deal(cards)
        for (const rules of [commissionRules, noCommissionRules]) {
          for (const [spot, { highest }] of rules.spots) {
            const win = rules.winOf(spot, amount, outcome)
            expect(Number.isInteger(win)).toBe(true)
            expect(win).toBeLessThanOrEqual(amount * highest)
          }
        }
      }),
      { numRuns: propertyRuns(1_000, 200) },
    )
  })
})

/** Number of cards with each value, from 0 to 9, in eight decks. */
const inShoe: readonly number[] = Array.from({ length: 10 }, (_, value) => (value === 0 ? 128 : 32))

/**
 * Number of ordered deals of six cards, by winner. A double represents all of them exactly: eight
 * decks have 416·415·414·413·412·411 = 4,998,398,275,503,360 ordered sequences of six cards.
 */
function countDeals() {
  const counts = { player: 0, banker: 0, tie: 0, bankerWithSix: 0 }
  const left = [...inShoe]
  const add = (player: number, banker: number, ways: number) => {
    if (player > banker) counts.player += ways
    else if (player === banker) counts.tie += ways
    else counts.banker += ways
    if (banker === 6 && player < 6) counts.bankerWithSix += ways
  }
  /** Calls `next` for each value of the next card, with the number of ways to deal it. */
  const each = (ways: number, next: (value: number, ways: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0
      left[value] = count - 1
      next(value, ways * count)
      left[value] = count
    }
  }
  const third = (player: number, banker: number, ways: number) => {
    // A round with fewer than six cards counts once for each way to continue it to six cards.
    if (player > 7 || banker > 7) return add(player, banker, ways * 412 * 411)
    if (player > 5) {
      if (banker > 5) return add(player, banker, ways * 412 * 411)
      return each(ways, (card, more) => add(player, (banker + card) % 10, more * 411))
    }
    each(ways, (card, more) => {
      const total = (player + card) % 10
      if (bankerTable[banker]?.[card] !== 'D') return add(total, banker, more * 411)
      each(more, (last, nextWays) => add(total, (banker + last) % 10, nextWays))
    })
  }
  each(1, (p1, ways1) =>
    each(ways1, (b1, ways2) =>
      each(ways2, (p2, ways3) =>
        each(ways3, (b2, ways4) => third((p1 + p2) % 10, (b1 + b2) % 10, ways4)),
      ),
    ),
  )
  return counts
}

describe('RTP of baccarat', () => {
  it('[PLAY-09] the RTPs of baccarat are exact over all deals from eight decks', () => {
    const { player, banker, tie, bankerWithSix } = countDeals()
    // Published counts for eight decks (Wizard of Odds).
    expect([banker, player, tie]).toEqual([
      2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216,
    ])
    const all = player + banker + tie
    const percent = (back: number) => Math.round((back / all) * 10_000)
    expect(returns).toEqual({
      player: percent(2 * player + tie),
      banker: percent(1.95 * banker + tie),
      bankerHalfOnSix: percent(2 * banker - bankerWithSix / 2 + tie),
      tie: percent(9 * tie),
      pair: Math.round(((12 * 31) / 415) * 10_000),
    })
  })
})
