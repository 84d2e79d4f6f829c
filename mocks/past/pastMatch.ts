/** Past bets on matches of the schedule, by the rules of the sports book. */

import { randomBelow } from '../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import type { FixtureState, SportsMarket } from '../../platform/sportsBook.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { type Selection, selectionId } from '../../src/lib/sports/selections.ts'
import { potentialReturn } from '../../src/lib/sports/settlement.ts'
import { drawCourse, openingSituation, standingAt } from '../rules/sports/match.ts'
import { mainLinesOf, marketsOf } from '../rules/sports/prices.ts'
import { type Fixture, fixturesListedAt } from '../rules/sports/schedule.ts'
import { sportOf } from '../vendor/sportsBook/bookFixtures.ts'
import {
  type SportsRound,
  settlementDelay,
  settleRound,
  toLeg,
} from '../vendor/sportsBook/sportsRound.ts'
import type { PastOutcome, PastStake } from './pastStake.ts'

const minute = 60_000
/** Longest time from a bet to the kick-off of its match, in milliseconds. */
const longestWait = 15 * minute
/**
 * Range of odds on which the personas bet, in hundredths. At odds of 2.00 or more, the valid bet is
 * the whole stake, whether the bet is won or lost. Past points and levels therefore do not depend
 * on the matches of the day.
 */
const likedOdds = { lowest: 200, highest: 500 }
/** One in this many bets is a double. */
const doubleOdds = 4

/** Random element of a list. @throws for an empty list. */
function pick<Element>(randomBytes: PastStake['randomBytes'], list: readonly Element[]): Element {
  const found = list[randomBelow(randomBytes, list.length)]
  if (found === undefined) throw new RangeError('The list is empty')
  return found
}

/**
 * Final state of a match that is no longer listed. Its goals are derived from its id. The goals of
 * listed matches are derived from the secret of the platform.
 */
export function finalState(fixture: Fixture, isCalledOff = false): FixtureState {
  const { id, sport, leagueId, home, away, kicksOffAt, endsAt, rates } = fixture
  const { goals: drawn } = drawCourse(fixture, seededBytes(`past match ${id}`))
  const course = { isCalledOff, isLastGoalAnnulled: false, goals: drawn }
  const { status, goals } = standingAt(fixture, course, rates, endsAt)
  return { id, sport, leagueId, home, away, kicksOffAt, endsAt, status, goals, markets: [] }
}

/**
 * True for a market that never returns a part of a stake. Lines of whole goals or quarter goals can
 * return a part, and so can the market `BUSIER_HALF`.
 */
const isWinOrLoss = ({ kind, line = 2 }: SportsMarket): boolean =>
  kind !== 'BUSIER_HALF' && Math.abs(line % 4) === 2

/** Chooses a selection on a match, with its odds before the kick-off. */
function chooseSelection({ id, rates }: Fixture, randomBytes: PastStake['randomBytes']) {
  const situation = openingSituation(rates)
  const markets = marketsOf(situation, mainLinesOf(situation), 'ACTIVE').filter(isWinOrLoss)
  const choices = markets.flatMap(({ kind, line, prices }) =>
    prices
      .filter(({ odds }) => odds >= likedOdds.lowest && odds <= likedOdds.highest)
      .map(({ outcome, odds }) => {
        const base = { fixtureId: id, market: kind, outcome }
        const selection: Selection = line === undefined ? base : { ...base, line }
        return { selection, odds }
      }),
  )
  return pick(randomBytes, choices)
}

/**
 * Outcome of a single or double bet on matches that kicked off soon after the bet. A cancelled bet
 * is a single.
 */
export function matchOutcome({
  game,
  stake,
  at,
  randomBytes,
  isCancelled = false,
}: PastStake): PastOutcome {
  const sport = sportOf(game)
  const first = fixturesListedAt(at).filter(
    (fixture) =>
      fixture.sport === sport && fixture.kicksOffAt > at && fixture.kicksOffAt <= at + longestWait,
  )
  const one = pick(randomBytes, first)
  const isDouble = randomBelow(randomBytes, doubleOdds) === 0 && !isCancelled
  const others = first.filter(({ id }) => id !== one.id)
  const fixtures = isDouble ? [one, pick(randomBytes, others)] : [one]
  const legs = fixtures.map((fixture) => {
    const { selection, odds } = chooseSelection(fixture, randomBytes)
    const state = finalState(fixture, isCancelled)
    const placed: FixtureState = { ...state, status: 'SCHEDULED', goals: [] }
    return { state, odds, leg: toLeg(selectionId(selection), selection, { state: placed, odds }) }
  })
  const round: SportsRound = {
    kind: 'SPORTS',
    legs: legs.map(({ leg }) => leg),
    potentialReturn: toDecimal(
      potentialReturn(
        stake,
        legs.map(({ odds }) => odds),
      ),
    ),
  }
  const outcome = settleRound({ stake, round }, new Map(legs.map(({ state }) => [state.id, state])))
  if (!outcome) throw new Error('A match of the past has not ended')
  const settledAt = Math.max(...fixtures.map(({ endsAt }) => endsAt)) + settlementDelay
  return { ...outcome, settledAt }
}
