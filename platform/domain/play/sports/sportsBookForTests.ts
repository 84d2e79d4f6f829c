/** Sports book for tests. A test can change its matches. */
import type { FixtureState, SportsBook, SportsMarket } from '../../../sportsBook.ts'

const minute = 60_000

/**
 * Betting market on the result of a match.
 * @param odds of home, draw and away, in hundredths.
 */
export const resultMarket = (odds: readonly [number, number, number]): SportsMarket => ({
  kind: 'RESULT',
  status: 'ACTIVE',
  prices: [
    { outcome: 'HOME', odds: odds[0], fairChance: 0.46, fairVoid: 0 },
    { outcome: 'DRAW', odds: odds[1], fairChance: 0.26, fairVoid: 0 },
    { outcome: 'AWAY', odds: odds[2], fairChance: 0.28, fairVoid: 0 },
  ],
})

const totalGoals: SportsMarket = {
  kind: 'TOTAL_GOALS',
  line: 10,
  status: 'ACTIVE',
  prices: [
    { outcome: 'OVER', odds: 197, fairChance: 0.48, fairVoid: 0 },
    { outcome: 'UNDER', odds: 183, fairChance: 0.52, fairVoid: 0 },
  ],
}

/** Scheduled match that lasts four minutes. */
export const fixtureForTests = (
  changes: Partial<FixtureState> & Pick<FixtureState, 'id' | 'kicksOffAt'>,
): FixtureState => ({
  sport: 'FOOTBALL',
  leagueId: 'bra',
  home: 'Flamengo',
  away: 'Palmeiras',
  endsAt: changes.kicksOffAt + 4 * minute,
  status: 'SCHEDULED',
  goals: [],
  markets: [resultMarket([205, 370, 342]), totalGoals],
  ...changes,
})

/**
 * Creates a sports book.
 * @returns the sports book, its matches by id, and a function to change a match.
 */
export function sportsBookForTests(...states: readonly FixtureState[]) {
  const matches = new Map(states.map((state) => [state.id, state]))
  const change = (id: string, changes: Partial<FixtureState>) => {
    const state = matches.get(id)
    if (!state) throw new Error(`There is no match ${id}`)
    matches.set(id, { ...state, ...changes })
  }
  const sportsBook: SportsBook = {
    fixturesAt: async () => [...matches.values()],
    leagueName: (leagueId, language) => `${leagueId} (${language})`,
  }
  return { sportsBook, matches, change }
}
