/** Test platform with a sports book, a vendor that settles its bets, and a member who can bet. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import { fixtureIdOf, formatLine, parseSelectionId } from '../../../../src/lib/sports/selections.ts'
import {
  legMultiplier,
  payout,
  potentialReturn,
  resultOf,
  settleLeg,
  settlementOf,
  voidLeg,
} from '../../../../src/lib/sports/settlement.ts'
import type { FixtureState, SportsScore } from '../../../sportsBook.ts'
import type { ResultTables, Vendors } from '../../../vendors.ts'
import { runDueJobs } from '../../base/time/jobs.ts'
import { jobHandlers } from '../../jobHandlers.ts'
import { placeBet } from '../bets/placeBet.ts'
import { gameForTests, playForTests } from '../bets/playForTests.ts'
import { refreshFixtures } from './refreshFixtures.ts'
import { formatOdds } from './showFixture.ts'
import { sportsBookForTests } from './sportsBookForTests.ts'

type Schemas = components['schemas']
type Leg = Schemas['SportsLeg']

const factorsOf = (leg: Leg, { status, goals }: FixtureState) => {
  const selection = parseSelectionId(leg.selectionId)
  if (!selection) throw new Error(`There is no selection ${leg.selectionId}`)
  return status === 'CANCELLED' ? voidLeg : settleLeg(selection, resultOf(goals))
}

const scoreOf = ({ goals }: FixtureState): SportsScore => {
  const { home, away } = resultOf(goals)
  return { home, away }
}

const stateOf = async ({ fixtures }: Pick<ResultTables, 'fixtures'>, leg: Leg) => {
  const row = await fixtures.peek(fixtureIdOf(leg.selectionId))
  if (!row) throw new Error(`There is no match of ${leg.selectionId}`)
  return row.state
}

/** Vendor that settles bets by the stored matches. */
const vendors: Vendors = {
  launchUrl: (token) => `/play/${token}`,
  async resultOf({ stake, gameRound }, tables) {
    if (gameRound.kind !== 'SPORTS') throw new Error('The round is not one of a sports book')
    const multipliers: number[] = []
    const legs: Leg[] = []
    for (const { score: _, ...leg } of gameRound.legs) {
      const state = await stateOf(tables, leg)
      if (state.status !== 'ENDED' && state.status !== 'CANCELLED') return { askAt: state.endsAt }
      const factors = factorsOf(leg, state)
      const multiplier = legMultiplier(Math.round(Number(leg.odds) * 100), factors)
      multipliers.push(multiplier)
      legs.push({
        ...leg,
        ...(state.status === 'ENDED' && { score: scoreOf(state) }),
        settlement: settlementOf(factors),
        multiplier: (multiplier / 10_000).toFixed(2),
      })
    }
    return { win: payout(stake, multipliers), gameRound: { ...gameRound, legs } }
  },
}

/** Leg on a selection of a match, at odds in hundredths. */
function legOf(
  { id, sport, leagueId, home, away, kicksOffAt }: FixtureState,
  pick: string,
  odds: number,
): Leg {
  const selection = parseSelectionId(`${id}:${pick}`)
  if (!selection) throw new Error(`There is no selection ${pick}`)
  const { market, line, outcome } = selection
  return {
    selectionId: `${id}:${pick}`,
    sport,
    leagueId,
    home,
    away,
    kicksOffAt: new Date(kicksOffAt).toISOString(),
    market,
    ...(line !== undefined && { line: formatLine(line) }),
    outcome,
    odds: formatOdds(odds),
  }
}

/** Goals of a match, home side first, all in the first half. */
export const goalsOf = (home: number, away: number): FixtureState['goals'] => [
  ...Array.from({ length: home }, (_, n) => ({ side: 'HOME', minute: n + 1 }) as const),
  ...Array.from({ length: away }, (_, n) => ({ side: 'AWAY', minute: n + 20 }) as const),
]

/** Selection of a match, such as `RESULT:HOME`, at odds in hundredths. */
type BetPick = readonly [fixtureId: string, pick: string, odds: number]

/**
 * Starts the test platform and refreshes its matches once.
 * @param states returns the matches of the sports book.
 */
export async function sportsPlayForTests(
  states: (now: number) => readonly FixtureState[],
  options: Parameters<typeof playForTests>[0] = {},
) {
  const play = await playForTests(options)
  const { context, store, time } = play
  const book = sportsBookForTests(...states(time.now))
  Object.assign(context, { providers: { vendors, sportsBook: book.sportsBook } })
  await refreshFixtures(context)
  /** Moves the clock, refreshes the matches and runs the due jobs. */
  const passTime = async (milliseconds: number) => {
    time.now += milliseconds
    await refreshFixtures(context)
    await runDueJobs(context, jobHandlers, (error) => {
      throw error
    })
  }
  const betOn = (stake: number, ...picks: readonly BetPick[]) =>
    store.transaction((tables, announce) => {
      const legs = picks.map(([id, pick, odds]) => {
        const state = book.matches.get(id)
        if (!state) throw new Error(`There is no match ${id}`)
        return { leg: legOf(state, pick, odds), endsAt: state.endsAt }
      })
      const most = potentialReturn(
        stake,
        picks.map(([, , odds]) => odds),
      )
      return placeBet(context, tables, announce, {
        memberId: 'm-1',
        game: gameForTests({ gameType: 'SPORTS', vendor: 'IBC' }),
        stake,
        vendorRound: {
          gameRound: {
            kind: 'SPORTS',
            legs: legs.map(({ leg }) => leg),
            potentialReturn: toDecimal(most),
          },
          roundId: crypto.randomUUID(),
          dueAt: Math.max(...legs.map(({ endsAt }) => endsAt)) + 3_000,
        },
      })
    })
  return { ...play, book, passTime, betOn }
}
