import type { EmulatedGame } from './frame/emulatedGame.ts'
import { type GameKind, kindOf } from './kindOf.ts'

/** Kinds of games that explain their rounds. */
const games: Readonly<Partial<Record<GameKind, EmulatedGame>>> = {}

/** Kind of a game; undefined for books and lotteries, which have a page of their own. */
export const emulatedGameOf = (game: Parameters<typeof kindOf>[0]): EmulatedGame | undefined =>
  games[kindOf(game)]
