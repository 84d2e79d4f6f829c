/** What is known of a game. */

import { type NameLanguage, type Title, titleIn } from './gameNames.ts'
import type { GameType } from './vendor.ts'

export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH'

/** Amounts as decimals: `0.20`. */
export type Stakes = { minimum: string; maximum: string }

export type Game = {
  nodeId: string
  /** Names it at its vendor. */
  gameCode: string
  /** Its vendor's code: `vassalage` in calls. */
  vendor: string
  vendorName: string
  /** The language that its vendor names it in first. */
  homeLanguage: NameLanguage
  gameType: GameType
  /** What kind of its type it is: a filter of the lobby. */
  gameClassify: string
  title: Title
  /** Whether its vendor gives it names in other languages than its own. */
  isTranslated: boolean
  /** What its picture shows. */
  motif: string
  /** A game, or an item that opens a list of its vendor's games of its type (ROUTE-53). */
  isGame: 'GAME' | 'VASSALAGE'
  isHot: boolean
  /** Whether it can be played without money (`supportPlay` 0). */
  hasTrial: boolean
  /** What it pays back in the long run, in hundredths of a percent. */
  rtp: number
  /** How seldom and how much it pays; undefined where its vendor names none, as of tables. */
  volatility: Volatility | undefined
  /** The least and the most of one bet, in the market's currency. */
  stakes: Stakes
  /** Milliseconds since 1970. */
  releasedAt: number
  /** Whether it cannot be started for now. */
  inMaintenance: boolean
  /** The more, the nearer to the top of a list. */
  popularity: number
}

/** What its vendor calls it. */
export const originalName = ({ title, homeLanguage }: Game): string => titleIn(title, homeLanguage)

/** What it is called in a language: its original name where the vendor has no other. */
export const gameName = (game: Game, language: NameLanguage): string =>
  game.isTranslated ? titleIn(game.title, language) : originalName(game)
