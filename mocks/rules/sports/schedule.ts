/**
 * Schedule of all matches. It is public and depends only on the time, in milliseconds since 1970.
 */

import type { components } from '../../../src/api/gen/paths.ts'
import type { Rates } from './grid.ts'
import { type League, leagues, type Timetable } from './leagues.ts'

type Sport = components['schemas']['Sport']

const minute = 60_000
const day = 24 * 60

/** Durations of a half and of the half-time break, in milliseconds; shorter than in reality. */
export const clocks: Readonly<Record<Sport, { half: number; pause: number }>> = {
  FOOTBALL: { half: 210_000, pause: 60_000 },
  EFOOTBALL: { half: 105_000, pause: 30_000 },
}

/** Duration of a match with its half-time, in milliseconds. */
const durationOf = (sport: Sport): number => clocks[sport].half * 2 + clocks[sport].pause

/** Scheduled match. */
export type Fixture = {
  id: string
  sport: Sport
  leagueId: string
  home: string
  away: string
  announcedAt: number
  kicksOffAt: number
  /** Planned end. */
  endsAt: number
  /** Expected goals. */
  rates: Rates
}

/**
 * Round of a league. `number` counts the rounds since 1970, `kickOff` is in minutes since 1970, and
 * `matches` is the number of matches.
 */
type Round = { number: number; kickOff: number; matches: number }

/** Rounds that kick off from minute `from` to before minute `until`. */
function roundsBetween(timetable: Timetable, from: number, until: number): Round[] {
  if (timetable.kind === 'every') {
    const { minutes, offset, matches } = timetable
    const first = Math.ceil((from - offset) / minutes)
    const count = Math.max(0, Math.ceil((until - offset) / minutes) - first)
    return Array.from({ length: count }, (_, at) => {
      const number = first + at
      return { number, kickOff: number * minutes + offset, matches }
    })
  }
  const firstDay = Math.floor(from / day)
  const days = Math.floor(until / day) - firstDay + 1
  return Array.from({ length: days }, (_, at) => firstDay + at)
    .flatMap((date) =>
      timetable.minutes.map((time, place) => ({
        number: date * timetable.minutes.length + place,
        kickOff: date * day + time,
        matches: 1,
      })),
    )
    .filter(({ kickOff }) => kickOff >= from && kickOff < until)
}

/**
 * Positions of the home and the away team of a match, by the circle method of a round robin. Pairs
 * play one after the other, so that every team plays once before any team plays again. The next
 * round robin has the return matches.
 */
function pairing(teams: number, { number, matches }: Round, place: number): [number, number] {
  const pairs = teams / 2
  const circle = teams - 1
  const played = number * matches + place
  const turn = Math.floor(played / pairs)
  const pair = played % pairs
  const one = (turn + pair) % circle
  const other = pair === 0 ? circle : (turn - pair + circle) % circle
  const season = Math.floor(turn / circle)
  return ((turn % circle) + pair + season) % 2 === 0 ? [one, other] : [other, one]
}

const percent = (value: number): number => value / 100

/** Expected goals of both sides, from the ratings of the teams. */
function ratesOf({ teams, goals }: League, home: number, away: number): Rates {
  const [, homeAttack, homeDefence] = teamAt(teams, home)
  const [, awayAttack, awayDefence] = teamAt(teams, away)
  return {
    home: goals.home * percent(homeAttack) * percent(awayDefence),
    away: goals.away * percent(awayAttack) * percent(homeDefence),
  }
}

function teamAt(teams: League['teams'], position: number): League['teams'][number] {
  const team = teams[position]
  if (!team) throw new RangeError(`The league has no team ${position}`)
  return team
}

/** Kick-off time in the id of a match, such as `202611290712`. */
const stamp = (time: number): string =>
  new Date(time).toISOString().replaceAll(/\D/g, '').slice(0, 12)

function fixturesOfRound(league: League, round: Round): Fixture[] {
  const { id: leagueId, sport, teams, notice } = league
  const kicksOffAt = round.kickOff * minute
  return Array.from({ length: round.matches }, (_, place) => {
    const [home, away] = pairing(teams.length, round, place)
    return {
      id: `${leagueId}-${stamp(kicksOffAt)}-${place + 1}`,
      sport,
      leagueId,
      home: teamAt(teams, home)[0],
      away: teamAt(teams, away)[0],
      announcedAt: kicksOffAt - notice * minute,
      kicksOffAt,
      endsAt: kicksOffAt + durationOf(sport),
      rates: ratesOf(league, home, away),
    }
  })
}

/** Time for which a match is listed after its end, in milliseconds. */
const listingTime = 60 * minute

/**
 * Matches listed at the time `at`, sorted by kick-off: all announced matches, except matches that
 * ended an hour ago or earlier.
 */
export function fixturesListedAt(at: number): Fixture[] {
  return leagues
    .flatMap((league) => {
      const from = at - listingTime - durationOf(league.sport)
      const until = at + league.notice * minute
      const [first, last] = [Math.floor(from / minute), Math.floor(until / minute)]
      return roundsBetween(league.timetable, first, last + 1)
        .flatMap((round) => fixturesOfRound(league, round))
        .filter(({ announcedAt, endsAt }) => announcedAt <= at && at < endsAt + listingTime)
    })
    .toSorted((one, other) => one.kicksOffAt - other.kicksOffAt || (one.id < other.id ? -1 : 1))
}
