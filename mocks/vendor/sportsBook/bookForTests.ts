/** Stored matches and operations of the sports book, for tests. */

import type { DomainStore } from '../../../platform/domain/base/collections/collections.ts'
import type { FixtureState } from '../../../platform/sportsBook.ts'
import { openGame } from '../testing/openGame.ts'
import type { BetsView, CashOutAnswer } from './bookBets.ts'
import type { PlaceAnswer } from './placeBets.ts'
import type { SportsRound } from './sportsRound.ts'

type Market = FixtureState['markets'][number]
type Price = Market['prices'][number]

const minute = 60_000

/** Price with a margin of 5 %. */
const price = (outcome: Price['outcome'], odds: number, fairVoid = 0): Price => ({
  outcome,
  odds,
  fairChance: 100 / 1.05 / odds,
  fairVoid,
})

const markets: readonly Market[] = [
  {
    kind: 'RESULT',
    status: 'ACTIVE',
    prices: [price('HOME', 205), price('DRAW', 370), price('AWAY', 342)],
  },
  ...[9, 10, 11].map(
    (line): Market => ({
      kind: 'TOTAL_GOALS',
      line,
      status: 'ACTIVE',
      prices: [price('OVER', 210), price('UNDER', 176)],
    }),
  ),
  {
    kind: 'HANDICAP',
    line: -1,
    status: 'ACTIVE',
    prices: [price('HOME', 190, 0.1), price('AWAY', 190, 0.1)],
  },
  {
    kind: 'BUSIER_HALF',
    status: 'ACTIVE',
    prices: [price('FIRST_HALF', 250), price('SECOND_HALF', 166)],
  },
]

/** Goals of a match with the score `home`:`away`, all in the second half. */
export const goalsOf = (home: number, away: number): FixtureState['goals'] => [
  ...Array.from({ length: home }, () => ({ side: 'HOME' as const, minute: 60 })),
  ...Array.from({ length: away }, () => ({ side: 'AWAY' as const, minute: 70 })),
]

/** Change that suspends all markets of a match. */
export const suspended = ({ markets: all }: FixtureState): Pick<FixtureState, 'markets'> => ({
  markets: all.map((market) => ({ ...market, status: 'SUSPENDED' })),
})

/** Change that gives the home side other odds, in hundredths. */
export const homeAt = (
  odds: number,
  { markets: all }: FixtureState,
): Pick<FixtureState, 'markets'> => ({
  markets: all.map((market) =>
    market.kind === 'RESULT'
      ? { ...market, prices: [price('HOME', odds), ...market.prices.slice(1)] }
      : market,
  ),
})

/**
 * Stores the matches `m-1` to `m-4`. They begin in ten minutes.
 * @returns functions that change the stored matches.
 */
async function storeMatches({ fixtures }: DomainStore, time: { now: number }) {
  const kicksOffAt = time.now + 10 * minute
  const states = new Map<string, FixtureState>()
  for (const number of [1, 2, 3, 4]) {
    const state: FixtureState = {
      id: `m-${number}`,
      sport: 'FOOTBALL',
      leagueId: 'bra',
      home: `Home ${number}`,
      away: `Away ${number}`,
      kicksOffAt,
      endsAt: kicksOffAt + 8 * minute,
      status: 'SCHEDULED',
      goals: [],
      markets,
    }
    states.set(state.id, state)
    const { id, sport, status, endsAt } = state
    await fixtures.insert({ id, sport, status, kicksOffAt, endsAt, state })
  }
  const stateOf = (id: string): FixtureState => {
    const state = states.get(id)
    if (!state) throw new Error(`No match ${id}`)
    return state
  }
  const change = async (id: string, changes: Partial<FixtureState>) => {
    const state = { ...stateOf(id), ...changes }
    states.set(id, state)
    await fixtures.update(id, { status: state.status, state })
  }
  const end = (id: string, homeGoals: number, awayGoals: number) =>
    change(id, { status: 'ENDED', goals: goalsOf(homeGoals, awayGoals), markets: [] })
  /** Starts a match, and sets the clock shortly after its kick-off. */
  const kickOff = async (id: string) => {
    time.now = kicksOffAt + minute / 2
    await change(id, { status: 'LIVE', phase: 'FIRST_HALF', minute: 6 })
  }
  return { stateOf, change, end, kickOff }
}

/** Stores matches and opens the sports book for Ana, a member. */
export async function openBook({ target = null }: { target?: string | null } = {}) {
  const game = await openGame('sportsBook', 'REAL', { target })
  const { store, ok, time, newKey } = game
  const placedAt = time.now
  // Without this line a refresh would cancel the stored matches, because the demonstration's
  // sports-book provider does not know them.
  delete game.context.providers.sportsBook
  const matches = await storeMatches(store, time)
  const single = (id: string, odds = 205, others: object = {}) => ({
    key: newKey(),
    kind: 'SINGLES',
    consent: 'NONE',
    selections: [{ id, odds, stake: 1_000 }],
    ...others,
  })
  const multiple = (ids: readonly string[], others: object = {}) => ({
    key: newKey(),
    kind: 'MULTIPLE',
    consent: 'NONE',
    stake: 1_000,
    selections: ids.map((id) => ({ id, odds: 205 })),
    ...others,
  })
  const place = (order: object) => ok<PlaceAnswer>('place', order)
  /**
   * Places a bet.
   * @returns the id of the bet.
   * @throws if the bet is not accepted.
   */
  const placed = async (order: object): Promise<string> => {
    const { bets, problem } = await place(order)
    const [bet] = bets
    if (!bet || problem) throw new Error(`Not placed: ${JSON.stringify(problem)}`)
    return bet.betId
  }
  const bets = () => ok<BetsView>('bets', {})
  const cashOut = (betId: string, value: number) => ok<CashOutAnswer>('cashOut', { betId, value })
  const row = (betId: string) => store.bets.get(betId)
  const round = async (betId: string): Promise<SportsRound> => {
    const gameRound = (await row(betId))?.details.gameRound
    if (gameRound?.kind !== 'SPORTS') throw new Error(`The bet ${betId} is not one of the book`)
    return gameRound
  }
  const placedCount = () => store.bets.count({ memberId: 'm-ana', placedAt: { atLeast: placedAt } })
  const acts = { single, multiple, place, placed, bets, cashOut }
  return { ...game, ...matches, ...acts, row, round, placedCount }
}

/** Id of the selection for a win of the home side. */
export const home = (id: string) => `${id}:RESULT:HOME`
