/** Matches as the API returns them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { formatLine, selectionId } from '../../../../src/lib/sports/selections.ts'
import type { FixtureState, SportsMarket } from '../../../sportsBook.ts'

type Schemas = components['schemas']

/** Formats odds for the API: 205 hundredths become `2.05`. */
export const formatOdds = (hundredths: number): string => (hundredths / 100).toFixed(2)

function showMarket(
  fixtureId: string,
  { kind, line, status, prices }: SportsMarket,
): Schemas['SportsMarket'] {
  const market = line === undefined ? { market: kind } : { market: kind, line }
  return {
    kind,
    ...(line !== undefined && { line: formatLine(line) }),
    status,
    prices: prices.map(({ outcome, odds }) => ({
      selectionId: selectionId({ fixtureId, ...market, outcome }),
      outcome,
      odds: formatOdds(odds),
    })),
  }
}

/**
 * Match as the API returns it, without the fair values of its prices.
 * @param league name of the league in the reader's language.
 * @param markets betting markets to include; all by default.
 */
export function showFixture(
  state: FixtureState,
  league: string,
  markets: readonly SportsMarket[] = state.markets,
): Schemas['Fixture'] {
  const { id, sport, leagueId, home, away, kicksOffAt, status, phase, minute, goals } = state
  const hasBegun = status === 'LIVE' || status === 'ENDED'
  const scored = goals.filter(({ side }) => side === 'HOME').length
  return {
    fixtureId: id,
    sport,
    leagueId,
    league,
    home,
    away,
    kicksOffAt: new Date(kicksOffAt).toISOString(),
    status,
    ...(phase !== undefined && { phase }),
    ...(minute !== undefined && { minute }),
    ...(hasBegun && { score: { home: scored, away: goals.length - scored }, goals: [...goals] }),
    markets: markets.map((market) => showMarket(id, market)),
    marketCount: state.markets.length,
  }
}
