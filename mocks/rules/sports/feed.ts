/**
 * Matches of the sports book with their prices and results: a function of the platform's secret and
 * the time, so that every process computes the same, and nobody can predict a result from the code.
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

/** Course of a match; the same for everybody with the secret. */
export const courseOf = async (secret: RoundSecret, fixture: Fixture): Promise<Course> =>
  drawCourse(fixture, await chanceOf(secret, `sports/${fixture.id}`, courseBlocks))

/**
 * Drifts of the expected goals before the kick-off, as parts of them. Both together move the odds by
 * less than the margin, so that nobody profits by waiting.
 */
const fastDrift = 0.008
const slowDrift = 0.012
/** Ratio of the times for which the drifts stay the same. */
const slowness = 15
/** Matches that are announced so long before, in milliseconds, drift more slowly too. */
const longNotice = 6 * 3_600_000

/** Time in milliseconds for which a match has the same fast drift: 20 to 40 s for most. */
const driftTime = ({ id, announcedAt, kicksOffAt }: Fixture): number =>
  (20_000 + numberFor(id, 20_001)) * (kicksOffAt - announcedAt > longNotice ? slowness : 1)

/** Two numbers from -1 to 1. */
async function driftOf(secret: RoundSecret, text: string): Promise<Rates> {
  const signed = new DataView((await signRound(secret, text)).slice().buffer)
  const around = (at: number) => signed.getUint16(at) / 32_767.5 - 1
  return { home: around(0), away: around(2) }
}

/** What is known of a match, so that it is not computed again. */
type Known = {
  fixture: Fixture
  course?: Course
  rates?: { key: string; rates: Rates }
  /** Main lines before the kick-off, without drift. */
  lines?: MainLines
  markets?: { key: string; markets: readonly SportsMarket[] }
}

/** Expected goals on which the prices of a match are based. They no longer drift once it is live. */
async function pricedRates(secret: RoundSecret, known: Known, at: number): Promise<Rates> {
  const { fixture } = known
  const time = Math.floor(Math.min(at, fixture.kicksOffAt - 1) / driftTime(fixture))
  const key = String(time)
  if (known.rates?.key === key) return known.rates.rates
  const text = `sports/${fixture.id}/drift`
  const [fast, slow] = await Promise.all([
    driftOf(secret, `${text}/${time}`),
    driftOf(secret, `${text}/slow/${Math.floor(time / slowness)}`),
  ])
  const rates = {
    home: fixture.rates.home * (1 + fast.home * fastDrift + slow.home * slowDrift),
    away: fixture.rates.away * (1 + fast.away * fastDrift + slow.away * slowDrift),
  }
  known.rates = { key, rates }
  return rates
}

function marketsFor(known: Known, { situation, isSuspended }: Standing): readonly SportsMarket[] {
  if (situation === undefined) return []
  const key = JSON.stringify([situation, isSuspended])
  if (known.markets?.key === key) return known.markets.markets
  known.lines ??= mainLinesOf(openingSituation(known.fixture.rates))
  const markets = marketsOf(situation, known.lines, isSuspended ? 'SUSPENDED' : 'ACTIVE')
  known.markets = { key, markets }
  return markets
}

async function stateOf(secret: RoundSecret, known: Known, at: number): Promise<FixtureState> {
  const { fixture } = known
  const isOver = at >= fixture.endsAt
  if (at >= fixture.kicksOffAt) known.course ??= await courseOf(secret, fixture)
  const rates = isOver ? fixture.rates : await pricedRates(secret, known, at)
  const standing = standingAt(fixture, known.course, rates, at)
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
    markets: marketsFor(known, standing),
  }
  return state
}

/** Largest number of matches that a feed caches; some 150 are listed at a time. */
const mostKnown = 600

/** Feed of a platform's matches. */
export type SportsFeed = {
  /**
   * State of every match that is announced, live, or ended less than an hour ago, by kick-off.
   * @param at milliseconds since 1970.
   */
  fixturesAt(at: number): Promise<FixtureState[]>
}

export function createSportsFeed(secret: RoundSecret): SportsFeed {
  const cache = new Map<string, Known>()
  const knownOf = (fixture: Fixture): Known => {
    const known = cache.get(fixture.id) ?? { fixture }
    cache.set(fixture.id, known)
    return known
  }
  return {
    async fixturesAt(at) {
      const known = fixturesListedAt(at).map(knownOf)
      const states = await Promise.all(known.map((one) => stateOf(secret, one, at)))
      for (const oldest of cache.keys()) {
        if (cache.size <= mostKnown) break
        cache.delete(oldest)
      }
      return states
    },
  }
}
