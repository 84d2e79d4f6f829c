/** Converts stored fixtures into matches for the page of the sports book and for its bets. */

import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { FixtureState, SportsPrice } from '../../../platform/sportsBook.ts'
import type { ResultTables } from '../../../platform/vendors.ts'
import { outcomesOf, type Selection } from '../../../src/lib/sports/selections.ts'
import type { Play } from '../frame/emulatedGame.ts'

type Market = FixtureState['markets'][number]

/** Market of a match in the format of the page. */
export type BookMarket = Pick<Market, 'kind' | 'line' | 'status'> & {
  /** Odds in hundredths, in the order of `outcomesOf`. */
  odds: readonly number[]
}

/** Match, without the fair values of its prices. Times are milliseconds since 1970. */
export type BookFixture = Omit<FixtureState, 'sport' | 'markets'> & {
  markets: readonly BookMarket[]
}

export type BookView = {
  /** Time of the server, in milliseconds since 1970. */
  now: number
  /** Names of the leagues, by id. */
  leagues: Readonly<Record<string, string>>
  /** Live matches first; matches of equal status are ordered by kick-off. */
  fixtures: readonly BookFixture[]
}

const minute = 60_000
/** Maximum time from the kick-off of a match to its end, in milliseconds. */
const longestMatch = 120 * minute
/** Time for which the page still shows a match that has ended, in milliseconds. */
const endedTime = 3 * minute
/** Maximum number of matches that are read. No sport has as many matches on offer. */
const mostFixtures = 100

export const sportOf = ({ gameType }: Pick<Game, 'gameType'>): FixtureState['sport'] =>
  gameType === 'ESPORTS' ? 'EFOOTBALL' : 'FOOTBALL'

function toMarket({ kind, line, status, prices }: Market): BookMarket[] {
  const odds = outcomesOf(kind).flatMap(
    (outcome) => prices.find((price) => price.outcome === outcome)?.odds ?? [],
  )
  if (odds.length < outcomesOf(kind).length) return []
  return [line === undefined ? { kind, status, odds } : { kind, line, status, odds }]
}

function toFixture({ sport, markets, ...shown }: FixtureState): BookFixture {
  return { ...shown, markets: markets.flatMap(toMarket) }
}

const ranks: Readonly<Record<FixtureState['status'], number>> = {
  LIVE: 0,
  SCHEDULED: 1,
  ENDED: 2,
  CANCELLED: 2,
}

/** Matches of the game's sport that are scheduled, live, or have just ended. */
export async function viewBook({ context, game, language }: Play): Promise<BookView> {
  const now = context.now()
  const rows = await context.store.fixtures.find({
    where: { sport: sportOf(game), kicksOffAt: { atLeast: now - longestMatch } },
    orderBy: { column: 'kicksOffAt', direction: 'ascending' },
    limit: mostFixtures,
  })
  const fixtures = rows
    .map(({ state }) => state)
    .filter(({ status, endsAt }) => ranks[status] < 2 || endsAt > now - endedTime)
    .toSorted((one, other) => ranks[one.status] - ranks[other.status])
    .map(toFixture)
  const { sportsBook } = context.providers
  const leagueIds = new Set(fixtures.map(({ leagueId }) => leagueId))
  const nameOf = (leagueId: string) => sportsBook?.leagueName(leagueId, language) ?? leagueId
  const leagues = Object.fromEntries([...leagueIds].map((id) => [id, nameOf(id)]))
  return { now, leagues, fixtures }
}

/** Reason why a selection cannot be bet on. */
export type Unavailability =
  /** The match has ended or is cancelled, or the market is no longer on offer. */
  'CLOSED' | 'SUSPENDED'

/** Current price of a selection, or the reason why the selection cannot be bet on. */
type Offer =
  | { state: FixtureState; price: SportsPrice; unavailable?: never }
  | { unavailable: Unavailability }

/**
 * True if the stored status of the match does not fit its planned start and end, so that the status
 * is out of date.
 */
const isStale = ({ status, kicksOffAt, endsAt }: FixtureState, now: number): boolean =>
  status === 'SCHEDULED' ? kicksOffAt <= now : kicksOffAt > now || endsAt <= now

/**
 * Current offer for a selection.
 * @param state undefined if the match is not stored.
 * @param now milliseconds since 1970.
 */
export function offerOf(
  { market: kind, line, outcome }: Selection,
  state: FixtureState | undefined,
  now: number,
): Offer {
  if (state === undefined || ranks[state.status] === 2) return { unavailable: 'CLOSED' }
  if (isStale(state, now)) return { unavailable: 'SUSPENDED' }
  const market = state.markets.find((one) => one.kind === kind && one.line === line)
  const price = market?.prices.find((one) => one.outcome === outcome)
  if (market === undefined || price === undefined) return { unavailable: 'CLOSED' }
  return market.status === 'ACTIVE' ? { state, price } : { unavailable: 'SUSPENDED' }
}

/**
 * Fair values of a price: the probability of a win, and the expected fraction of the stake that is
 * void.
 */
type Fair = Pick<SportsPrice, 'fairChance' | 'fairVoid'>

/** True for lines such as 2.5, which are never void. */
const isHalfGoal = (line: number): boolean => Math.abs(line % 4) === 2

/** Fair values of a half-goal line that the goals so far have decided. */
function fairByScore({ market, line = 0, outcome }: Selection, goals: number): Fair | undefined {
  if (market !== 'TOTAL_GOALS' || !isHalfGoal(line) || line > goals * 4) return undefined
  return { fairChance: outcome === 'OVER' ? 1 : 0, fairVoid: 0 }
}

/**
 * Fair values of a selection while its match is open, for a cash-out. If a whole or quarter line is
 * no longer offered, its values are computed from the lines around it. Half-goal lines stay on
 * offer until they are practically decided.
 * @returns undefined while the market is suspended, and once the selection is practically decided.
 */
export function fairOf(
  selection: Selection,
  state: FixtureState | undefined,
  now: number,
): Fair | undefined {
  const offer = offerOf(selection, state, now)
  if (!offer.unavailable) return offer.price
  const { line } = selection
  if (offer.unavailable === 'SUSPENDED' || line === undefined || isHalfGoal(line)) return undefined
  const isWhole = line % 4 === 0
  const step = isWhole ? 2 : 1
  const lower = { ...selection, line: line - step }
  const below = fairByScore(lower, state?.goals.length ?? 0) ?? fairOf(lower, state, now)
  const above = fairOf({ ...selection, line: line + step }, state, now)
  if (!below || !above) return undefined
  if (isWhole) {
    // Only one total lies between the half-goal lines `below` and `above`. With this total, the
    // selection on the whole-goal line is void.
    const fairChance = Math.min(below.fairChance, above.fairChance)
    return { fairChance, fairVoid: Math.abs(below.fairChance - above.fairChance) }
  }
  // A quarter line splits the stake between its two neighbouring lines.
  return {
    fairChance: (below.fairChance + above.fairChance) / 2,
    fairVoid: (below.fairVoid + above.fairVoid) / 2,
  }
}

/** Stored states of matches, by id; read without locks. */
export async function statesOf(
  { fixtures }: Pick<ResultTables, 'fixtures'>,
  fixtureIds: Iterable<string>,
): Promise<ReadonlyMap<string, FixtureState>> {
  const states = new Map<string, FixtureState>()
  for (const id of new Set(fixtureIds)) {
    const row = await fixtures.peek(id)
    if (row) states.set(id, row.state)
  }
  return states
}
