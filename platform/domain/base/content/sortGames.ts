import { hasRtp } from '../../../../src/lib/gameOdds.ts'
import { type Game, gameName, type Volatility } from './game.ts'
import type { NameLanguage } from './gameNames.ts'

/** Sort order of a list of games; `NAME` sorts by the names in one language. */
export type GameOrder =
  | { by: 'POPULAR' | 'NEWEST' | 'RTP' | 'CALM' | 'WILD' }
  | { by: 'NAME'; language: NameLanguage }

type Compare = (one: Game, other: Game) => number

const steps: Readonly<Record<Volatility, number>> = { LOW: 0, MEDIUM: 1, HIGH: 2 }

/** Games without a known volatility sort last in both directions. */
const byVolatility =
  (first: Volatility): Compare =>
  (one, other) => {
    const distance = ({ volatility }: Game) =>
      volatility === undefined ? 3 : Math.abs(steps[volatility] - steps[first])
    return distance(one) - distance(other)
  }

/** Games without a return to player sort last. */
const shownRtp = ({ gameType, rtp }: Game): number => (hasRtp(gameType) ? rtp : 0)

const comparisons: Readonly<Record<Exclude<GameOrder['by'], 'NAME'>, Compare>> = {
  POPULAR: (one, other) => other.popularity - one.popularity,
  NEWEST: (one, other) => other.releasedAt - one.releasedAt,
  RTP: (one, other) => shownRtp(other) - shownRtp(one),
  CALM: byVolatility('LOW'),
  WILD: byVolatility('HIGH'),
}

/**
 * Sorts games; the sort is stable.
 * @param games sorted by popularity
 */
export function sortGames(games: readonly Game[], order: GameOrder): Game[] {
  if (order.by !== 'NAME') return games.toSorted(comparisons[order.by])
  const { compare } = new Intl.Collator(order.language, { numeric: true })
  return games
    .map((game) => ({ game, name: gameName(game, order.language) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ game }) => game)
}
