/**
 * Sports book matches with their prices and results. They depend only on the platform's secret and
 * the time. So every process computes the same matches, and nobody can predict a result from the
 * code.
 */

import { numberFor } from '../../../platform/domain/base/chance/pickers.ts'
import type { FixtureState, SportsMarket } from '../../../platform/sportsBook.ts'
import { chanceOf, type RoundSecret, signRound } from '../sharedRounds.ts'
import type { Rates } from './grid.ts'
import {
  type Course,
  courseBlocks,
  drawCourse,
  openingSituation,
  type Standing,
  standingAt,
} from './match.ts'
import { type MainLines, mainLinesOf, marketsOf } from './prices.ts'
import { type Fixture, fixturesListedAt } from './schedule.ts'

/** Course of a match. Every process with the same secret computes the same course. */
const courseOf = async (secret: RoundSecret, fixture: Fixture): Promise<Course> =>
  drawCourse(fixture, await chanceOf(secret, `sports/${fixture.id}`, courseBlocks))

/**
 * Maximum relative drifts of the expected goals before the kick-off. Their sum moves the odds by
 * less than the margin, so that nobody profits by waiting.
 */
const fastDrift = 0.008
const slowDrift = 0.012
/**
 * Number of times that the fast drift changes while the slow drift stays the same. The drifts of a
 * match that is announced more than `longNotice` before its kick-off are slower by the same factor.
 */
const slowness = 15
/**
 * Time between announcement and kick-off, in milliseconds, above which the drifts of a match are
 * slowed.
 */
const longNotice = 6 * 3_600_000

/** Time in milliseconds for which the fast drift of a match stays the same: 20 to 40 s for most. */
const driftTime = ({ id, announcedAt, kicksOffAt }: Fixture): number =>
  (20_000 + numberFor(id, 20_001)) * (kicksOffAt - announcedAt > longNotice ? slowness : 1)

/** Pseudo-random drifts from -1 to 1, derived from `secret` and `text`. */
async function driftOf(secret: RoundSecret, text: string): Promise<Rates> {
  const signed = new DataView((await signRound(secret, text)).slice().buffer)
  const around = (at: number) => signed.getUint16(at) / 32_767.5 - 1
  return { home: around(0), away: around(2) }
}

/** Cached parts of a match. */
type Entry = {
  fixture: Fixture
  course?: Course
  rates?: { key: string; rates: Rates }
  /** Main lines before the kick-off, without drift. */
  lines?: MainLines
  markets?: { key: string; markets: readonly SportsMarket[] }
}

/** Expected goals used for the prices of a match. They no longer drift once the match is live. */
async function pricedRates(secret: RoundSecret, entry: Entry, at: number): Promise<Rates> {
  const { fixture } = entry
  const time = Math.floor(Math.min(at, fixture.kicksOffAt - 1) / driftTime(fixture))
  const key = String(time)
  if (entry.rates?.key === key) return entry.rates.rates
  const text = `sports/${fixture.id}/drift`
  const [fast, slow] = await Promise.all([
    driftOf(secret, `${text}/${time}`),
    driftOf(secret, `${text}/slow/${Math.floor(time / slowness)}`),
  ])
  const rates = {
    home: fixture.rates.home * (1 + fast.home * fastDrift + slow.home * slowDrift),
    away: fixture.rates.away * (1 + fast.away * fastDrift + slow.away * slowDrift),
  }
  entry.rates = { key, rates }
  return rates
}

function marketsFor(entry: Entry, { situation, isSuspended }: Standing): readonly SportsMarket[] {
  if (situation === undefined) return []
  const key = JSON.stringify([situation, isSuspended])
  if (entry.markets?.key === key) return entry.markets.markets
  entry.lines ??= mainLinesOf(openingSituation(entry.fixture.rates))
  const markets = marketsOf(situation, entry.lines, isSuspended ? 'SUSPENDED' : 'ACTIVE')
  entry.markets = { key, markets }
  return markets
}

async function stateOf(secret: RoundSecret, entry: Entry, at: number): Promise<FixtureState> {
  const { fixture } = entry
  const isOver = at >= fixture.endsAt
  if (at >= fixture.kicksOffAt) entry.course ??= await courseOf(secret, fixture)
  const rates = isOver ? fixture.rates : await pricedRates(secret, entry, at)
  const standing = standingAt(fixture, entry.course, rates, at)
  const { status, phase, minute, goals } = standing
  const { id, sport, leagueId, home, away, kicksOffAt, endsAt } = fixture
  const state: FixtureState = {
    id,
    sport,
    leagueId,
    home,
    away,
    kicksOffAt,
    endsAt,
    status,
    ...(phase !== undefined && { phase }),
    ...(minute !== undefined && { minute }),
    goals,
    markets: marketsFor(entry, standing),
  }
  return state
}

/** Maximum number of cached matches of a feed; about 150 are listed at a time. */
const mostEntries = 600

export type SportsFeed = {
  /**
   * States of all matches that are announced, live, or ended less than an hour ago, sorted by
   * kick-off.
   * @param at milliseconds since 1970.
   */
  fixturesAt(at: number): Promise<FixtureState[]>
}

export function createSportsFeed(secret: RoundSecret): SportsFeed {
  const cache = new Map<string, Entry>()
  const entryOf = (fixture: Fixture): Entry => {
    const entry = cache.get(fixture.id) ?? { fixture }
    cache.set(fixture.id, entry)
    return entry
  }
  return {
    async fixturesAt(at) {
      const entries = fixturesListedAt(at).map(entryOf)
      const states = await Promise.all(entries.map((one) => stateOf(secret, one, at)))
      for (const oldest of cache.keys()) {
        if (cache.size <= mostEntries) break
        cache.delete(oldest)
      }
      return states
    },
  }
}
