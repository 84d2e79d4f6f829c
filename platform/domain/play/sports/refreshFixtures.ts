/** Stores the states of matches, refreshed from the sports book. */
import type { FixtureState, SportsBook } from '../../../sportsBook.ts'
import type { DomainTables, FixtureRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { planJob } from '../../base/time/jobs.ts'

/** Shortest time between two refreshes, in milliseconds. */
const refreshPause = 3_000

/** Time after the planned end at which a match without a result is cancelled, in milliseconds. */
const longestDelay = 3_600_000

/** Time after the planned end of a match in which a missed result is queried, in milliseconds. */
const resultDelay = 1_800_000

/** Maximum number of queries for missed results in one refresh. */
const mostQueries = 10

const refreshId = 'all'

/**
 * True if the last refresh was not within `refreshPause`. After the clock was set back, the time of
 * the last refresh may be in the future. Such a time does not stop refreshes.
 */
const isDue = (refreshedAt: number | undefined, now: number): boolean =>
  refreshedAt === undefined || Math.abs(now - refreshedAt) >= refreshPause

/** Time of the last refresh, in milliseconds since 1970; undefined before the first one. */
export const lastRefresh = async ({
  fixtureRefreshes,
}: Pick<DomainTables, 'fixtureRefreshes'>): Promise<number | undefined> =>
  (await fixtureRefreshes.peek(refreshId))?.refreshedAt

const isFinal = ({ status }: Pick<FixtureState, 'status'>): boolean =>
  status === 'ENDED' || status === 'CANCELLED'

/** Text that changes when the result of a match changes. */
const resultText = ({ status, goals }: FixtureState): string => JSON.stringify([status, goals])

/** Text that changes when pages show something new about a match; fair values are not shown. */
const shownText = (state: FixtureState): string =>
  JSON.stringify(state, (key, value: unknown) =>
    key === 'fairChance' || key === 'fairVoid' ? undefined : value,
  )

const rowOf = (state: FixtureState): FixtureRow => {
  const { id, sport, status, kicksOffAt, endsAt } = state
  return { id, sport, status, kicksOffAt, endsAt, state }
}

/** Open matches: scheduled or live in the store. */
const openFixtures = ({ fixtures }: Pick<DomainTables, 'fixtures'>) =>
  fixtures.find({
    where: { sport: { in: ['FOOTBALL', 'EFOOTBALL'] }, status: { in: ['SCHEDULED', 'LIVE'] } },
  })

/** Ids of the matches that have bets. */
async function betOnOf({ fixtureBets }: Pick<DomainTables, 'fixtureBets'>, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const sums = await fixtureBets.sum({ where: { fixtureId: { in: ids } }, by: ['fixtureId'] })
  return new Set(sums.map(({ by }) => by.fixtureId))
}

/**
 * Results of matches that ended while there were no refreshes. A match without a result an hour
 * after its planned end is cancelled, so that its bets do not stay pending.
 * @param missingStates open matches with bets that the sports book no longer returns.
 */
async function missedResults(
  book: SportsBook,
  missingStates: readonly FixtureState[],
  now: number,
): Promise<FixtureState[]> {
  const late = missingStates.filter(({ endsAt }) => endsAt + resultDelay <= now)
  const open = new Map(late.map((state) => [state.id, state]))
  const results: FixtureState[] = []
  for (let query = 0; query < mostQueries && open.size > 0; query += 1) {
    const at = Math.min(...[...open.values()].map(({ endsAt }) => endsAt)) + resultDelay
    for (const state of await book.fixturesAt(at)) {
      if (isFinal(state) && open.delete(state.id)) results.push(state)
    }
    for (const state of [...open.values()]) {
      if (state.endsAt + resultDelay > at) continue
      open.delete(state.id)
      if (state.endsAt + longestDelay <= now) results.push(notPlayed(state, 'CANCELLED'))
    }
  }
  return results
}

/** State of a match without any play: no goals, phase or prices. */
const notPlayed = (
  { id, sport, leagueId, home, away, kicksOffAt, endsAt }: FixtureState,
  status: 'SCHEDULED' | 'CANCELLED',
): FixtureState => ({
  id,
  sport,
  leagueId,
  home,
  away,
  kicksOffAt,
  endsAt,
  status,
  goals: [],
  markets: [],
})

/**
 * State of a match that the sports book no longer offers: without prices, and scheduled if its
 * kick-off is still to come.
 */
const withdrawn = (state: FixtureState, now: number): FixtureState =>
  state.kicksOffAt > now ? notPlayed(state, 'SCHEDULED') : { ...state, markets: [] }

/**
 * Stores the state of a match, except a state that would reopen an ended match. A corrected result
 * schedules the correction of the match's bets.
 * @returns true if pages show something new.
 */
async function storeState(
  context: Context,
  tables: DomainTables,
  state: FixtureState,
  stored: FixtureRow | undefined,
): Promise<boolean> {
  if (!stored) {
    await tables.fixtures.insert(rowOf(state))
    return true
  }
  const before = stored.state
  if (isFinal(before) && (!isFinal(state) || resultText(before) === resultText(state))) return false
  if (JSON.stringify(before) === JSON.stringify(state)) return false
  const { id, ...changes } = rowOf(state)
  await tables.fixtures.update(id, changes)
  if (isFinal(before)) {
    await planJob(context, tables, { kind: 'correctBets', subject: id, dueAt: context.now() })
  }
  return shownText(before) !== shownText(state)
}

/**
 * Removes open matches that the sports book no longer returns, such as after a clock was set back.
 * A match with bets is kept: without prices until its planned end, then unchanged until its result
 * is known.
 * @returns the sports whose matches were changed or removed.
 */
async function withdrawMissing(
  tables: DomainTables,
  offered: ReadonlySet<string>,
  now: number,
): Promise<Set<FixtureState['sport']>> {
  const missing = (await openFixtures(tables)).filter(({ id }) => !offered.has(id))
  const betOn = await betOnOf(
    tables,
    missing.map(({ id }) => id),
  )
  const changed = new Set<FixtureState['sport']>()
  for (const { id, sport, endsAt, state: before } of missing) {
    if (!betOn.has(id)) await tables.fixtures.remove({ id })
    else {
      const state = endsAt > now ? withdrawn(before, now) : before
      if (JSON.stringify(before) === JSON.stringify(state)) continue
      await tables.fixtures.update(id, { status: state.status, state })
    }
    changed.add(sport)
  }
  return changed
}

/**
 * Fetches all matches from the sports book if the last refresh was at least three seconds ago, and
 * announces `sportsChanged` for each sport with a change. An ended or cancelled match is never
 * reopened; a different result of it is stored as a correction. Only one of several processes
 * refreshes. Does nothing without a sports book.
 * @returns true if this call refreshed the matches.
 */
export async function refreshFixtures(context: Context): Promise<boolean> {
  const { store } = context
  const { sportsBook } = context.providers
  if (!sportsBook) return false
  const now = context.now()
  if (!isDue(await lastRefresh(store), now)) return false
  const states = await sportsBook.fixturesAt(now)
  const offered = new Set(states.map(({ id }) => id))
  const missing = (await openFixtures(store)).filter(({ id }) => !offered.has(id))
  const betOn = await betOnOf(
    store,
    missing.map(({ id }) => id),
  )
  const results = await missedResults(
    sportsBook,
    missing.filter(({ id }) => betOn.has(id)).map(({ state }) => state),
    now,
  )
  return againIfTaken(() => storeAll(context, { now, states: [...states, ...results] }))
}

const storeAll = (
  context: Context,
  { now, states }: { now: number; states: readonly FixtureState[] },
): Promise<boolean> =>
  context.store.transaction(async (tables, announce) => {
    const refresh = await tables.fixtureRefreshes.get(refreshId)
    if (!isDue(refresh?.refreshedAt, now)) return false
    if (refresh) await tables.fixtureRefreshes.update(refreshId, { refreshedAt: now })
    else await tables.fixtureRefreshes.insert({ id: refreshId, refreshedAt: now })
    const ids = states.map(({ id }) => id)
    const rows = await tables.fixtures.find({ where: { id: { in: ids } } })
    const storedRows = new Map(rows.map((row) => [row.id, row]))
    const changed = new Set<FixtureState['sport']>()
    for (const state of states) {
      const isNews = await storeState(context, tables, state, storedRows.get(state.id))
      if (isNews) changed.add(state.sport)
    }
    const withdrawnSports = await withdrawMissing(tables, new Set(ids), now)
    for (const sport of new Set([...changed, ...withdrawnSports])) {
      announce({ type: 'sportsChanged', sport })
    }
    return true
  })
