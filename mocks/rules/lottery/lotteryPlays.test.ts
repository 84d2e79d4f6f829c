import { describe, expect, it } from 'vitest'
import { catalogue } from '../../content/games/catalogue.ts'
import { findLottery, lotteryCatalogue, lotteryRulesOf } from '../../content/games/lotteryGames.ts'
import { kindOf } from '../kindOf.ts'
import type { Prizes } from './drawnNumbers.ts'
import { combinations, type Play, playsOf, tiersOf } from './lotteryPlays.ts'
import { settleTickets } from './lotteryTickets.ts'

/** Tolerance of half a percentage point, in hundredths of a percent. */
const tolerance = 50
const stake = 10_000

const drawOf = (numbers: readonly (number | string)[]): Prizes => [
  { prize: 'DRAW', numbers: numbers.map(String) },
]
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Mean payout of a ticket over equally likely draws, in hundredths of a percent of the stake. */
function meanOf(play: Play, numbers: readonly string[], draws: readonly Prizes[]): number {
  const ticket = { play: play.name, numbers, stake }
  const paid = draws.reduce(
    (sum, prizes) => sum + (settleTickets([play], [ticket], prizes)[0]?.win ?? 0),
    0,
  )
  return (paid * 10_000) / (draws.length * stake)
}

/**
 * Mean payout of a ticket with `chosen` numbers if `drawn` of `pool` numbers are drawn, in
 * hundredths of a percent of the stake.
 */
function meanOfHits(
  play: Play,
  { pool, drawn, chosen }: Record<'pool' | 'drawn' | 'chosen', number>,
) {
  const numbers = range(1, chosen).map(String)
  return range(0, chosen).reduce((sum, hits) => {
    // Drawn numbers: those that hit, then those that are not on the ticket.
    const prizes = drawOf([...range(1, hits), ...range(chosen + 1, chosen + drawn - hits)])
    const ways = combinations(chosen, hits) * combinations(pool - chosen, drawn - hits)
    const [ticket] = settleTickets([play], [{ play: play.name, numbers, stake }], prizes)
    return sum + (ways / combinations(pool, drawn)) * (ticket?.win ?? 0)
  }, 0)
}

const dice = range(1, 6).flatMap((one) =>
  range(1, 6).flatMap((two) => range(1, 6).map((three) => drawOf([one, two, three]))),
)
/** All orders of the first three of ten runners, each with one order of the other seven. */
const races = range(1, 10).flatMap((first) =>
  range(1, 10)
    .filter((second) => second !== first)
    .flatMap((second) =>
      range(1, 10)
        .filter((third) => third !== first && third !== second)
        .map((third) => {
          const ahead = [first, second, third]
          return drawOf([...ahead, ...range(1, 10).filter((one) => !ahead.includes(one))])
        }),
    ),
)

/**
 * For each play on digits: the prize whose numbers the play matches, and how many numbers the prize
 * has.
 */
const boardPlaces: Readonly<Record<string, readonly [Prizes[number]['prize'], number][]>> = {
  SPECIAL_2: [['SPECIAL', 1]],
  SPECIAL_3: [['SPECIAL', 1]],
  FIRST_6: [['FIRST', 1]],
  FRONT_3: [['FRONT_3', 2]],
  BACK_3: [['BACK_3', 2]],
  BACK_2: [['BACK_2', 1]],
  EXACT: [['DRAW', 1]],
  LAST_3: [['DRAW', 1]],
  LAST_2: [['DRAW', 1]],
  LAST_1: [['DRAW', 1]],
}

/**
 * RTP of a play on digits, in hundredths of a percent. The drawn numbers are independent, and each
 * number that matches the ticket is paid separately, so that the RTP is the sum over the numbers.
 */
function meanOfDigits(play: Play, length: number, boardNumbers: number): number {
  const numbers = ['7'.repeat(length)]
  const [[prize, count] = ['SPECIAL' as const, boardNumbers]] = boardPlaces[play.name] ?? []
  const prizes: Prizes = [{ prize, numbers: ['7'.repeat(6)] }]
  const [ticket] = settleTickets([play], [{ play: play.name, numbers, stake }], prizes)
  return (count * (ticket?.win ?? 0)) / 10 ** length
}

/** RTP of each kind of ticket in a play, in hundredths of a percent. */
function returnsOf(play: Play, code: string): number[] {
  const { choice, name } = play
  const lottery = findLottery(code)
  const onDice = (numbers: readonly string[]) => meanOf(play, numbers, dice)
  switch (name) {
    case 'LOTTO':
      return [meanOfHits(play, { pool: lottery?.pool ?? 0, drawn: 6, chosen: 6 })]
    case 'KENO':
      return range(1, 10).map((size) => meanOfHits(play, { pool: 80, drawn: 20, chosen: size }))
    case 'TOTAL':
      return range(3, 18).map((total) => onDice([String(total)]))
    case 'DOUBLE':
    case 'TRIPLE':
      return range(1, 6).map((face) => onDice([String(face)]))
    case 'TWO_DICE':
      return [onDice(['2', '5']), onDice(['6', '1'])]
    case 'WINNER':
    case 'PLACE':
      return [meanOf(play, ['7'], races)]
    case 'EXACTA':
      return [meanOf(play, ['7', '3'], races)]
    case 'TRIFECTA':
      return [meanOf(play, ['7', '3', '10'], races)]
    default:
      return choice.kind === 'DIGITS'
        ? [meanOfDigits(play, choice.count, lottery?.format === 'VN_NORTH' ? 27 : 18)]
        : [onDice([])]
  }
}

describe('RTPs of the lotteries', () => {
  const games = catalogue.games({}).filter((game) => kindOf(game) === 'lottery')

  it('[PLAY-09] every play of every lottery has the RTP that the tile of its game shows', () => {
    expect(games).toHaveLength(lotteryCatalogue.length)
    const known = new Map<Play, number[]>()
    for (const { gameCode, rtp } of games) {
      const lottery = findLottery(gameCode)
      if (!lottery) throw new Error(`There is no lottery ${gameCode}`)
      for (const play of playsOf(lotteryRulesOf(lottery))) {
        const returns = known.get(play) ?? returnsOf(play, gameCode)
        known.set(play, returns)
        for (const one of returns) {
          expect(Math.abs(one - rtp), `${gameCode} ${play.name}: ${one}`).toBeLessThan(tolerance)
        }
      }
    }
  })

  it('[PLAY-09] the odds shown for the tiers of a lotto follow from the number of combinations', () => {
    const oddsOf = (code: string) => {
      const lottery = findLottery(code)
      const [play] = lottery ? playsOf(lotteryRulesOf(lottery)) : []
      return play ? tiersOf(play, []).map(({ oneIn }) => Math.round(oneIn)) : []
    }
    expect(oddsOf('LOTT_SEIS')).toEqual([50_063_860, 154_518, 2_332, 101])
    expect(oddsOf('SEA_SG_TOTO').at(0)).toBe(13_983_816)
    expect(oddsOf('SEA_PH_645').at(0)).toBe(8_145_060)
  })
})
