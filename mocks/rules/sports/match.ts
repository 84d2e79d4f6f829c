/** Course of a match: its random goals, and its state at a time. */

import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import type { FixtureState, SportsGoal } from '../../../platform/sportsBook.ts'
import { firstHalfEnd } from '../../../src/lib/sports/settlement.ts'
import { type Rates, type Situation, scoreGrid } from './grid.ts'
import { clocks, type Fixture } from './schedule.ts'

/** Share of goals in the first half: 1.16 of 2.64 in the Premier League. */
const firstHalfShare = 1.16 / (1.16 + 1.48)

/** One in this many matches is called off at its kick-off. */
export const callOffOdds = 60
/** One in this many matches with a goal has its last goal annulled after the end. */
export const annulmentOdds = 40
/** Time from the end of a match to the annulment of a goal, in milliseconds. */
export const annulmentDelay = 120_000

/** Durations without betting, in milliseconds: after a goal, and before the end of each half. */
const pauses = { afterGoal: 8_000, beforeHalfTime: 6_000, beforeEnd: 12_000 }

/** Interval at which live prices change when no goal is scored, in milliseconds. */
const priceTimes = { FOOTBALL: 9_000, EFOOTBALL: 6_000 } as const

/**
 * Course of a match. It is computed before kick-off, and each event must stay secret until it
 * happens.
 */
export type Course = {
  isCalledOff: boolean
  isLastGoalAnnulled: boolean
  /** Goals in their order, with their times in milliseconds since 1970. */
  goals: readonly (SportsGoal & { at: number })[]
}

/**
 * Number of random blocks (`chanceOf`) of 32 bytes that a course needs. A course with 24 goals, the
 * maximum, needs 62 bytes.
 */
export const courseBlocks = 2

const twoBytes = 2 ** 16
/** Uniform random number from 0 to 1 with 16 bits, enough for the time of a goal. */
function fraction(randomBytes: RandomBytes): number {
  const [high = 0, low = 0] = randomBytes(2)
  return (high * 256 + low) / twoBytes
}

/** Random final score, drawn from the distribution that also determines the prices. */
function drawScore(rates: Rates, randomBytes: RandomBytes): Rates {
  const grid = scoreGrid({ rates, score: { home: 0, away: 0 }, toCome: 1 })
  let left = (randomBelow(randomBytes, 2 ** 32) + fraction(randomBytes)) / 2 ** 32
  for (const { result, probability } of grid) {
    left -= probability
    if (left < 0) return result
  }
  return { home: 0, away: 0 }
}

/**
 * Goal of a side.
 * @param share share of the match's expected goals before this goal, from 0 to 1.
 */
function goalAt(
  fixture: Fixture,
  side: SportsGoal['side'],
  share: number,
): Course['goals'][number] {
  const { half, pause } = clocks[fixture.sport]
  const isEarly = share < firstHalfShare
  const part = isEarly ? share / firstHalfShare : (share - firstHalfShare) / (1 - firstHalfShare)
  const start = isEarly ? 0 : half + pause
  const minute = Math.floor(part * firstHalfEnd) + 1 + (isEarly ? 0 : firstHalfEnd)
  return { side, minute, at: fixture.kicksOffAt + start + Math.floor(part * half) }
}

/** Draws the course of a match. It uses fewer random bytes than `courseBlocks` provide. */
export function drawCourse(fixture: Fixture, randomBytes: RandomBytes): Course {
  const isCalledOff = randomBelow(randomBytes, callOffOdds) === 0
  const isLastGoalAnnulled = randomBelow(randomBytes, annulmentOdds) === 0
  const { home, away } = drawScore(fixture.rates, randomBytes)
  const sides = [...Array<'HOME'>(home).fill('HOME'), ...Array<'AWAY'>(away).fill('AWAY')]
  const goals = sides
    .map((side) => goalAt(fixture, side, fraction(randomBytes)))
    .toSorted((one, other) => one.at - other.at)
  return { isCalledOff, isLastGoalAnnulled, goals }
}

/** Phase, minute, and played part of the current half from 0 to 1. */
type Progress = { phase: NonNullable<FixtureState['phase']>; minute: number; part: number }

/** @param time milliseconds since the kick-off, less than the duration of the match. */
function progressAt({ sport }: Fixture, time: number): Progress {
  const { half, pause } = clocks[sport]
  if (time >= half && time < half + pause) {
    return { phase: 'HALF_TIME', minute: firstHalfEnd, part: 1 }
  }
  const isEarly = time < half
  const part = Math.min(1, (isEarly ? time : time - half - pause) / half)
  const minute = Math.min(firstHalfEnd, Math.floor(part * firstHalfEnd) + 1)
  return isEarly
    ? { phase: 'FIRST_HALF', minute, part }
    : { phase: 'SECOND_HALF', minute: firstHalfEnd + minute, part }
}

/** Situation before the kick-off, for the opening prices. */
export const openingSituation = (rates: Rates): Situation => ({
  rates,
  score: { home: 0, away: 0 },
  firstHalf: 0,
  toCome: 1,
  toComeInFirstHalf: firstHalfShare,
})

/**
 * Situation for the prices of a live match. It only changes at goals and every `priceTimes`
 * milliseconds.
 */
function situationAt(
  fixture: Fixture,
  rates: Rates,
  goals: readonly SportsGoal[],
  at: number,
): Situation {
  const step = priceTimes[fixture.sport]
  const time = (Math.floor((at - fixture.kicksOffAt) / step) + 0.5) * step
  const { phase, part } = progressAt(fixture, Math.min(time, fixture.endsAt - fixture.kicksOffAt))
  const isEarly = phase === 'FIRST_HALF'
  const inFirstHalf = isEarly ? firstHalfShare * (1 - part) : 0
  const inSecondHalf = (1 - firstHalfShare) * (phase === 'SECOND_HALF' ? 1 - part : 1)
  const home = goals.filter(({ side }) => side === 'HOME').length
  return {
    rates,
    score: { home, away: goals.length - home },
    firstHalf: goals.filter(({ minute }) => minute <= firstHalfEnd).length,
    toCome: inFirstHalf + inSecondHalf,
    // Without the check for 0, the quotient at the end of a match would be NaN (0 / 0).
    toComeInFirstHalf: inFirstHalf === 0 ? 0 : inFirstHalf / (inFirstHalf + inSecondHalf),
  }
}

function isSuspendedAt({ sport, kicksOffAt, endsAt }: Fixture, goals: Course['goals'], at: number) {
  const untilHalfTime = kicksOffAt + clocks[sport].half - at
  return (
    goals.some((goal) => goal.at <= at && at < goal.at + pauses.afterGoal) ||
    (untilHalfTime > 0 && untilHalfTime <= pauses.beforeHalfTime) ||
    (at < endsAt && endsAt - at <= pauses.beforeEnd)
  )
}

/** State of a match without its markets, and the situation that determines their prices. */
export type Standing = Pick<FixtureState, 'status' | 'phase' | 'minute' | 'goals'> & {
  /** Situation of the match; undefined if it has no markets. */
  situation?: Situation
  isSuspended: boolean
}

/**
 * State of a match at a time.
 * @param course may be undefined before the kick-off.
 * @param rates expected goals for the prices.
 */
export function standingAt(
  fixture: Fixture,
  course: Course | undefined,
  rates: Rates,
  at: number,
): Standing {
  const { kicksOffAt, endsAt } = fixture
  if (at < kicksOffAt || course === undefined) {
    return {
      status: 'SCHEDULED',
      goals: [],
      situation: openingSituation(rates),
      isSuspended: false,
    }
  }
  if (course.isCalledOff) return { status: 'CANCELLED', goals: [], isSuspended: false }
  const past = course.goals
    .filter((goal) => goal.at <= at)
    .map(({ side, minute }) => ({ side, minute }))
  if (at >= endsAt) {
    const isCorrected = course.isLastGoalAnnulled && at >= endsAt + annulmentDelay
    return { status: 'ENDED', goals: isCorrected ? past.slice(0, -1) : past, isSuspended: false }
  }
  const { phase, minute } = progressAt(fixture, at - kicksOffAt)
  return {
    status: 'LIVE',
    phase,
    minute,
    goals: past,
    situation: situationAt(fixture, rates, past, at),
    isSuspended: isSuspendedAt(fixture, course.goals, at),
  }
}
