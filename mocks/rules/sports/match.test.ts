import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { scoreGrid } from './grid.ts'
import {
  annulmentDelay,
  annulmentOdds,
  type Course,
  callOffOdds,
  drawCourse,
  openingSituation,
  standingAt,
} from './match.ts'
import { clocks, type Fixture, fixturesListedAt } from './schedule.ts'

const noon = Date.UTC(2026, 10, 29, 12)
const fixtures = fixturesListedAt(noon)

/** Football match that kicks off at noon. */
const match: Fixture = {
  id: 'bra-202611291200-1',
  sport: 'FOOTBALL',
  leagueId: 'bra',
  home: 'Flamengo',
  away: 'Bahia',
  announcedAt: noon - 1_440_000,
  kicksOffAt: noon,
  endsAt: noon + 480_000,
  rates: { home: 1.5, away: 1.1 },
}
const { half, pause } = clocks.FOOTBALL
const goals: Course['goals'] = [
  { side: 'HOME', minute: 10, at: noon + 44_000 },
  { side: 'AWAY', minute: 70, at: noon + half + pause + 114_000 },
]
const course: Course = { isCalledOff: false, isLastGoalAnnulled: false, goals }
const standing = (time: number, changes: Partial<Course> = {}) =>
  standingAt(match, { ...course, ...changes }, match.rates, noon + time)

describe('20,000 simulated matches', () => {
  const draws = 20_000
  const randomBytes = seededBytes('matches')
  const courses = Array.from({ length: draws }, (_, at) => {
    const fixture = fixtures[at % fixtures.length] ?? match
    return { fixture, course: drawCourse(fixture, randomBytes) }
  })
  const frequency = (counts: (course: Course) => boolean) =>
    courses.filter((one) => counts(one.course)).length / draws
  const expected = (counts: (home: number, away: number) => boolean) => {
    const chances = fixtures.map(({ rates }) =>
      scoreGrid(openingSituation(rates)).reduce(
        (sum, { result: { home, away }, probability }) =>
          sum + (counts(home, away) ? probability : 0),
        0,
      ),
    )
    return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
  }

  it.each<[string, (home: number, away: number) => boolean]>([
    ['home wins', (home, away) => home > away],
    ['draws', (home, away) => home === away],
    ['away wins', (home, away) => home < away],
    ['more than 2.5 goals', (home, away) => home + away > 2.5],
    ['goals of both sides', (home, away) => home > 0 && away > 0],
  ])('[PLAY-11] the share of %s is within 0.015 of the fair probability', (_, counts) => {
    const counted = frequency((one) => {
      const home = one.goals.filter(({ side }) => side === 'HOME').length
      return counts(home, one.goals.length - home)
    })
    expect(Math.abs(counted - expected(counts))).toBeLessThan(0.015)
  })

  it('the shares of matches that are called off or have an annulled goal are as configured', () => {
    expect(frequency(({ isCalledOff }) => isCalledOff)).toBeCloseTo(1 / callOffOdds, 2)
    expect(frequency((one) => one.isLastGoalAnnulled)).toBeCloseTo(1 / annulmentOdds, 2)
  })

  it('44 % of the goals are scored in the first half', () => {
    const all = courses.flatMap((one) => one.course.goals)
    const early = all.filter(({ minute }) => minute <= 45).length
    expect(early / all.length).toBeCloseTo(0.44, 2)
  })

  it('goals are sorted by time and scored during play, and the minute of each is within one minute of the match clock', () => {
    for (const { fixture, course: played } of courses.slice(0, 2_000)) {
      const times = played.goals.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      const wholeCourse = { ...played, isCalledOff: false }
      for (const { at, minute } of played.goals) {
        const now = standingAt(fixture, wholeCourse, fixture.rates, at)
        expect(now.status).toBe('LIVE')
        expect(now.phase).not.toBe('HALF_TIME')
        expect(Math.abs((now.minute ?? 0) - minute)).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('state of a match', () => {
  it.each([
    [-1, 'SCHEDULED', undefined, undefined],
    [0, 'LIVE', 'FIRST_HALF', 1],
    [half - 1, 'LIVE', 'FIRST_HALF', 45],
    [half, 'LIVE', 'HALF_TIME', 45],
    [half + pause, 'LIVE', 'SECOND_HALF', 46],
    [2 * half + pause - 1, 'LIVE', 'SECOND_HALF', 90],
    [2 * half + pause, 'ENDED', undefined, undefined],
  ])('%i ms after the kick-off a match is %s, %s, minute %s', (time, status, phase, minute) => {
    const now = standing(time)
    expect([now.status, now.phase, now.minute]).toEqual([status, phase, minute])
  })

  it('a goal is visible from the moment it is scored, and suspends the markets for eight seconds', () => {
    expect(standing(43_999)).toMatchObject({ goals: [], isSuspended: false })
    const scored = { goals: [{ side: 'HOME', minute: 10 }], isSuspended: true }
    expect(standing(44_000)).toMatchObject(scored)
    expect(standing(51_999)).toMatchObject(scored)
    expect(standing(52_000)).toMatchObject({ ...scored, isSuspended: false })
  })

  it('markets are suspended before the end of each half, and withdrawn at the end of the match', () => {
    expect(standing(half - 1).isSuspended).toBe(true)
    expect(standing(half)).toMatchObject({ isSuspended: false })
    expect(standing(2 * half + pause - 1).isSuspended).toBe(true)
    expect(standing(2 * half + pause).situation).toBeUndefined()
  })

  it('a match that is called off is cancelled from its kick-off on', () => {
    const changes = { isCalledOff: true }
    expect(standing(-1, changes).status).toBe('SCHEDULED')
    for (const time of [0, half, 2 * half + pause, 3_000_000]) {
      expect(standing(time, changes)).toMatchObject({ status: 'CANCELLED', goals: [] })
    }
  })

  it('an annulled goal is removed two minutes after the end of the match', () => {
    const changes = { isLastGoalAnnulled: true }
    const end = 2 * half + pause
    expect(standing(end + annulmentDelay - 1, changes).goals).toHaveLength(2)
    expect(standing(end + annulmentDelay, changes).goals).toEqual([{ side: 'HOME', minute: 10 }])
    expect(standing(end + annulmentDelay, { ...changes, goals: [] }).goals).toEqual([])
  })

  it('the share of goals to come decreases, and none of it is in the first half from half-time on', () => {
    let last = Number.POSITIVE_INFINITY
    for (let time = 0; time < 2 * half + pause; time += 1_000) {
      const { toCome = 0, toComeInFirstHalf = 0 } = standing(time, { goals: [] }).situation ?? {}
      expect(toCome).toBeLessThanOrEqual(last)
      expect(toCome).toBeGreaterThanOrEqual(0)
      if (time >= half) expect(toComeInFirstHalf).toBe(0)
      last = toCome
    }
    expect(last).toBeLessThan(0.03)
  })
})
